import { clsx } from 'clsx'
import styles from './entrada.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../../../../platform/text/format.ts'
import { notasQuery } from '../api.ts'
import { NotaFalta, NotaSituacaoBadge } from '../formulario/nota-situacao.tsx'
import { formatNumeroNota } from '@app/rules/armazem/danfe'

const RECENTES = 5

/** The latest notes, to continue with their receipt. */
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
        {data.content.map((nota) => (
          <li key={nota.id}>
            <Link className="link num" to="/notas/edit/$id" params={{ id: String(nota.id) }}>
              NF-e {formatNumeroNota(nota.numero)}
            </Link>
            <span className="corta">{nota.emitente.nome ?? nota.emitente.documento}</span>
            <span className={clsx('t2 corta', styles.doCliente)}>{nota.cliente.nomeFantasia}</span>
            <span className={styles.estado}>
              <NotaSituacaoBadge situacao={nota.situacao} />
              <NotaFalta nota={nota} />
            </span>
            <time className="t2 num" dateTime={nota.importadaEm}>
              {formatMoment(nota.importadaEm)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
