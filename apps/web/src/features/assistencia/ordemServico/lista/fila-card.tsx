import { clsx } from 'clsx'
import styles from './bancada.module.css'
import { IconChevronRight, IconScan } from '@tabler/icons-react'
import { ACAO_OS_LABELS, SEMAFORO_LABELS } from '@app/contract/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { corClass, Dias, Mostrador } from '../ficha/mostrador.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FAIXAS } from './fila.ts'
import type { Grupo } from './fila.ts'

const MEIO: Record<Grupo['semaforo'], number> = { VERMELHO: 30, AMARELO: 22, VERDE: 14, AZUL: 5, BRANCO: 0 }

/** 'OS388-2026' of a label, or '388/2026', or 388. */
const numeroLido = (text: string) => /(\d+)(?:[-/](\d{4}))?/.exec(text.trim())

type Props = { grupos: readonly Grupo[]; atual: number | undefined; onChoose: (id: number) => void }

/** What is on the bench, by the traffic light; a label read opens its watch. */
export function FilaCard({ grupos, atual, onChoose }: Props) {
  const proprio = useUser()?.posto?.id
  const [lido, setLido] = useState('')
  const todas = grupos.flatMap(({ entradas }) => entradas)
  const ler = () => {
    const [, numero, ano] = numeroLido(lido) ?? []
    const [found, ...outras] = todas.filter(
      ({ os }) => os.numero === `${numero}/${ano ?? os.numero.split('/')[1]}`,
    )
    // Numbers repeat per post: only a person can say which of them is meant.
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
        <span className="num t2 sm">{formatCount(todas.length, 'relógio', 'relógios')}</span>
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
                    <small>{os.statusOS.description}</small>
                  </span>
                  <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
                  <span className={styles.prox}>
                    {ACAO_OS_LABELS[proxima]}
                    <Icon of={IconChevronRight} size="p" />
                  </span>
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
