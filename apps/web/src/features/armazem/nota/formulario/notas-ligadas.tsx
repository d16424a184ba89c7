import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumeroNota } from './words.ts'
import { notasQuery } from '../api.ts'
import { NotaSituacaoBadge } from './nota-situacao.tsx'

const AS_MANY = 50

/** The notes that belong to an order; an order without one shows nothing. */
export function NotasLigadas({ numeroPedido }: { numeroPedido: number }) {
  const { data } = useQuery(notasQuery({ page: 0, pageSize: AS_MANY, filter: { numeroPedido } }))
  if (!data || data.content.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="notas-ligadas">
      <header>
        <h2 id="notas-ligadas">Notas ligadas</h2>
      </header>
      <ul className="corpo pilha">
        {data.content.map(({ id, numero, situacao }) => (
          <li key={id} className="linha entre">
            <Link className="link num" to="/notas/edit/$id" params={{ id: String(id) }}>
              NF-e {formatNumeroNota(numero)}
            </Link>
            <NotaSituacaoBadge situacao={situacao} />
          </li>
        ))}
      </ul>
    </section>
  )
}
