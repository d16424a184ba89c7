import { CATEGORIA_AVALIACAO_LABELS, CATEGORIAS_AVALIACAO } from '@app/contract/assistencia/avaliacao'
import type { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Stars } from '../../avaliacao/index.ts'
import { minhaAvaliacaoQuery } from '../api.ts'
import styles from './mine.module.css'

/** The marks that were given, and what the post said to them. */
export function MinhaAvaliacao({ os, onClose }: { os: MinhaOs; onClose: () => void }) {
  const query = useQuery(minhaAvaliacaoQuery(os.id))
  const { dada, resposta } = query.data ?? {}
  return (
    <Dialog opened onClose={onClose} title="Sua avaliação" subtitle={`${os.posto} · OS ${os.numero}`}>
      {dada ? (
        <div className="pilha">
          <p className="t2 sm">Enviada em {formatDay(dada.em)}.</p>
          <ul className={styles.notas}>
            {CATEGORIAS_AVALIACAO.map((categoria) => (
              <li key={categoria}>
                <span>{CATEGORIA_AVALIACAO_LABELS[categoria]}</span>
                <Stars nota={dada.notas[categoria]} />
              </li>
            ))}
          </ul>
          {dada.comentario && <blockquote className={styles.quebra}>{dada.comentario}</blockquote>}
          {dada.querLigacao && <p>O posto vai ligar para você.</p>}
          {resposta ? (
            <section aria-label="Resposta do posto" className="pilha">
              <p>
                <b>{resposta.por ?? os.posto}</b>{' '}
                <span className="t2 sm">respondeu em {formatDay(resposta.em)}</span>
              </p>
              <p className={styles.quebra}>{resposta.texto}</p>
            </section>
          ) : (
            <p className="t2">O posto ainda não respondeu.</p>
          )}
        </div>
      ) : (
        <LoadingCard query={query} fields={3} label="Avaliação" />
      )}
    </Dialog>
  )
}
