import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumeroNota } from '@app/rules/armazem/danfe'
import { notasQuery } from '../api.ts'
import { NotaFalta, NotaSituacaoBadge } from './nota-situacao.tsx'

const AS_MANY = 50

/** The notes of an order; nothing when it has none. */
export function NotasLigadas({ numeroPedido }: { numeroPedido: number }) {
  const { data } = useQuery(notasQuery({ page: 0, pageSize: AS_MANY, filter: { numeroPedido } }))
  if (!data || data.content.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="notas-ligadas">
      <header>
        <h2 id="notas-ligadas">Notas ligadas</h2>
      </header>
      <ul className="corpo pilha">
        {data.content.map((nota) => (
          <li key={nota.id} className="linha entre">
            <Link className="link num" to="/notas/edit/$id" params={{ id: String(nota.id) }}>
              NF-e {formatNumeroNota(nota.numero)}
            </Link>
            <span>
              <NotaSituacaoBadge situacao={nota.situacao} />
              <NotaFalta nota={nota} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
