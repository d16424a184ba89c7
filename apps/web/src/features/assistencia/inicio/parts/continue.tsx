import { clsx } from 'clsx'
import styles from './lado.module.css'
import { useRouter } from '@tanstack/react-router'
import type { Continuar as Rascunhos } from '@app/contract/assistencia/inicio'
import { useUser } from '../../../../platform/session/session-store.ts'
import { keptText } from '../../../../ui/draft/draft-words.ts'
import { resumeNext } from '../../../../ui/draft/resumed.ts'
import { useIdleDrafts } from '../../../../ui/draft/use-idle-drafts.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { lugarDoRascunho, PREFIXO_DOS_RASCUNHOS } from '../../ordemServico/index.ts'

type Rascunho = Rascunhos[number]

const falta = ({ osType, relogio, comFotos }: Rascunho) => {
  if (osType === 'PA') return 'falta concluir'
  if (!relogio) return 'falta o relógio'
  return comFotos ? 'falta abrir' : 'faltam as fotos'
}

/**
 * What this person began and has not finished: drafts of this computer, then intakes that are stored; nothing without
 * one.
 */
export function Continue({ continuar }: { continuar: Rascunhos }) {
  const router = useRouter()
  const { drafts, discard } = useIdleDrafts(useUser()?.id ?? 0, PREFIXO_DOS_RASCUNHOS)
  if (continuar.length + drafts.length === 0) return null
  return (
    <section className={clsx('cartao', styles.lado)} aria-labelledby="i-continuar">
      <header>
        <h2 id="i-continuar">Continuar</h2>
        <span className="t2 sm">o que você começou</span>
      </header>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.nome}>
            <b className="corta bloco">{draft.titulo}</b>
            <p className={styles.fato}>{keptText(draft.em)}</p>
            <div className={styles.atos}>
              <Button small look="quiet" onClick={() => discard(draft)}>
                Descartar
              </Button>
              <Button
                small
                onClick={() => {
                  resumeNext(draft.nome)
                  void router.navigate({ href: lugarDoRascunho(draft.nome) })
                }}
              >
                Continuar
              </Button>
            </div>
          </li>
        ))}
        {continuar.map((os) => (
          <li key={os.id} className="linha entre">
            <div className={styles.texto}>
              <b className="corta bloco">
                {os.relogio ? `${os.relogio.modelo}, ${os.relogio.numeroSerie}` : `${os.osType} ${os.numero}`}
              </b>
              <p className={styles.fato}>{`${os.consumidor} · ${falta(os)}`}</p>
            </div>
            <ButtonLink small to={`/ordemServico/${os.id}`}>
              Continuar
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
