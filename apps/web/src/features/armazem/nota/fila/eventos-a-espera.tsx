import { NOTA_EVENTO_LABELS, type NotaEventoAEspera } from '@app/contract/armazem/nota'
import { formatNumeroNota } from '@app/rules/armazem/danfe'
import { formatDocument } from '@app/rules/casca/documento'
import { IconBan, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { formatInteger, formatMoment } from '../../../../platform/text/format.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { downloadEvento, eventosAEsperaQuery } from '../api.ts'
import styles from './entrada.module.css'

const LOOKS = {
  cancelamento: { tone: 'erro-r', icon: IconBan },
  correcao: { tone: 'info', icon: IconPencil },
} as const

const contagemDe = (shown: number, total: number): string =>
  shown < total ? `Os últimos ${formatInteger(shown)} de ${formatInteger(total)}` : formatInteger(total)

const Linha = ({ evento }: { evento: NotaEventoAEspera }) => (
  <li>
    <button
      type="button"
      className="link num"
      onClick={() => void downloadEvento(evento.id, evento.filename).catch(tellFailure)}
    >
      NF-e {formatNumeroNota(String(evento.numero))}
    </button>
    <span className="corta num">{formatDocument(evento.emitente)}</span>
    <span className={clsx('t2 corta', styles.doCliente)}>{evento.texto}</span>
    <span className={styles.estado}>
      <Badge {...LOOKS[evento.tipo]}>{NOTA_EVENTO_LABELS[evento.tipo]}</Badge>
    </span>
    <time className="t2 num" dateTime={evento.anexadoEm}>
      {formatMoment(evento.anexadoEm)}
    </time>
  </li>
)

/** Cancellations and letters of correction that came before their notes. */
export function EventosAEspera() {
  const { data } = useQuery(eventosAEsperaQuery)
  if (!data || data.total === 0) return null
  return (
    <section className="cartao" aria-labelledby="a-espera-titulo">
      <header>
        <h2 id="a-espera-titulo">Eventos à espera da nota</h2>
        <span className="ajuda">{contagemDe(data.eventos.length, data.total)}</span>
      </header>
      <div className="corpo">
        <p className="ajuda">
          Vão para a nota quando ela é gravada; um cancelamento já a grava como cancelada.
        </p>
      </div>
      <ul className={styles.recentesN}>
        {data.eventos.map((evento) => (
          <Linha key={evento.id} evento={evento} />
        ))}
      </ul>
    </section>
  )
}
