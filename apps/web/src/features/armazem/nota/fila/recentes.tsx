import { clsx } from 'clsx'
import styles from './entrada.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../../../../platform/text/format.ts'
import { notasQuery } from '../api.ts'
import { NotaSituacaoBadge } from '../formulario/nota-situacao.tsx'
import { formatNumeroNota } from '../formulario/words.ts'

const RECENTES = 5

/** The notes that came in last: to go on with their receipt. */
export function Recentes() {
  const { data } = useQuery(
    notasQuery({ page: 0, pageSize: RECENTES, order: 'importadaEm', direction: 'desc', filter: {} }),
  )
  if (!data || data.content.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="recentes-titulo">
      <header>
        <h2 id="recentes-titulo">Importadas por último</h2>
        <div className="fim">
          <Link className="link sm" to="/notas/list">
            Ver todas
          </Link>
        </div>
      </header>
      <ul className={styles.recentesN}>
        {data.content.map(({ id, numero, cliente, emitente, situacao, importadaEm }) => (
          <li key={id}>
            <Link className="link num" to="/notas/edit/$id" params={{ id: String(id) }}>
              NF-e {formatNumeroNota(numero)}
            </Link>
            <span className="corta">{emitente.nome ?? emitente.documento}</span>
            <span className={clsx('t2 corta', styles.doCliente)}>{cliente.nomeFantasia}</span>
            <NotaSituacaoBadge situacao={situacao} />
            <time className="t2 num" dateTime={importadaEm}>
              {formatMoment(importadaEm)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
