import { clsx } from 'clsx'
import styles from './bancada.module.css'
import { IconChevronRight, IconScan } from '@tabler/icons-react'
import { SEMAFORO_LABELS } from '@app/contract/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { corClass, Dias, Mostrador } from '../ficha/mostrador.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { today } from '../../../../platform/text/time.ts'
import { useMeusTreinamentos } from '../../tecnico/index.ts'
import { ABA_LABELS, ABAS, daAba, FAIXAS, isSemTreinamento, porSemaforo, treinadasPrimeiro } from './fila.ts'
import type { Aba, Grupo, NaFila } from './fila.ts'
import { Ressalva } from './ressalva.tsx'

const MEIO: Record<Grupo['semaforo'], number> = { VERMELHO: 30, AMARELO: 22, VERDE: 14, AZUL: 5, BRANCO: 0 }

const VAZIA: Record<Aba, string> = {
  minhas: 'Nenhum relógio está com você.',
  posto: 'Nenhum relógio espera na bancada.',
  semDono: 'Todo relógio da bancada tem dono.',
}

/** 'OS388-2026' of a label, or '388/2026', or 388. */
const numeroLido = (text: string) => /(\d+)(?:[-/](\d{4}))?/.exec(text.trim())

type Props = {
  /** All watches of the bench, because a label may be scanned for anybody's watch. */
  todas: readonly NaFila[]
  aba: Aba
  onAba: (aba: Aba) => void
  atual: number | undefined
  onChoose: (id: number) => void
}

/** The watches on the bench, by the traffic light; a scanned label opens its watch. */
export function FilaCard({ todas, aba, onAba, atual, onChoose }: Props) {
  const user = useUser()
  const proprio = user?.posto?.id
  const [lido, setLido] = useState('')
  const treinamentos = useMeusTreinamentos()
  const dia = today()
  const entradasDaAba = daAba(todas, aba, user?.id)
  // Whose watch it is to be is still open there, so what the person may repair is offered first.
  const grupos = porSemaforo(
    aba === 'semDono' ? treinadasPrimeiro(entradasDaAba, treinamentos, dia) : entradasDaAba,
  )
  const ler = () => {
    const [, numero, ano] = numeroLido(lido) ?? []
    const [found, ...outras] = todas.filter(
      ({ os }) => os.numero === `${numero}/${ano ?? os.numero.split('/')[1]}`,
    )
    // Numbers repeat per post, so only a person can decide which one is meant.
    if (outras.length > 0) toast.info(`Há ${outras.length + 1} relógios com este número: escolha pelo posto.`)
    else if (found) {
      onChoose(found.os.id)
      setLido('')
    } else toast.info('Este relógio não está na fila da bancada.')
  }
  return (
    <section className={clsx('cartao', styles.osFila)} aria-labelledby="b-fila">
      <header>
        <h2 id="b-fila">Fila de hoje</h2>
        <div className="fim">
          <TextField
            small
            hideLabel
            className={styles.busca}
            label="Ler ou digitar a OS"
            placeholder="Leia a etiqueta"
            icon={IconScan}
            autoComplete="off"
            value={lido}
            onChange={setLido}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && lido.trim() !== '') ler()
            }}
          />
        </div>
      </header>
      <div className={styles.deQuem}>
        <Tabs
          value={aba}
          onChange={onAba}
          options={ABAS.map((value) => ({
            value,
            label: ABA_LABELS[value],
            count: daAba(todas, value, user?.id).length,
          }))}
        />
      </div>
      {grupos.length === 0 && <p className={clsx('t2 sm', styles.vazia)}>{VAZIA[aba]}</p>}
      {grupos.map(({ semaforo, entradas }) => (
        <div key={semaforo}>
          <h3 className={corClass(semaforo)}>
            <Mostrador dias={MEIO[semaforo]} />
            {SEMAFORO_LABELS[semaforo]}
            <span className="t2">{FAIXAS[semaforo]}</span>
            <span className="num fim">{entradas.length}</span>
          </h3>
          <ul aria-label={SEMAFORO_LABELS[semaforo]}>
            {entradas.map(({ os, proxima }) => (
              <li key={os.id}>
                <Link
                  to="/bancada"
                  search={{ os: os.id }}
                  aria-current={os.id === atual ? 'true' : undefined}
                >
                  <span className={clsx('num', styles.n)}>{os.numero.split('/')[0]}</span>
                  <span className={clsx(styles.m, 'corta')}>
                    <b>{os.relogio?.modelo.descricao ?? os.consumidor.nome}</b>
                    <Ressalva os={os} senao={os.statusOS.description} />
                  </span>
                  <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
                  <span className={styles.prox}>
                    {proxima}
                    <Icon of={IconChevronRight} size="p" />
                  </span>
                  {aba === 'semDono' && isSemTreinamento(os, treinamentos, dia) && (
                    <small className={clsx(styles.postoL, 't2 xs')}>Sem treinamento</small>
                  )}
                  {os.posto.id !== proprio && (
                    <small className={clsx(styles.postoL, 't2 xs')}>{os.posto.nomeFantasia}</small>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
