import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRefresh } from '../../../../platform/http/live.ts'
import { ListaDeRecebimentos, recebimentosQuery } from '../../chegada/index.ts'

const MOSTRADAS = 5

/** The newest of the own notes that were counted as they came; a warehouse that does not count has none. */
export function Chegadas() {
  const { data } = useQuery(recebimentosQuery)
  useRefresh(recebimentosQuery.queryKey, 'chegada')
  if (!data || data.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="chegadas">
      <header>
        <h2 id="chegadas">O que chegou</h2>
        {data.length > MOSTRADAS && (
          <span className="fim">
            <Link className="link sm" to="/chegada/divergencias">
              Ver todas
            </Link>
          </span>
        )}
      </header>
      <ListaDeRecebimentos rows={data.slice(0, MOSTRADAS)} comCliente={false} />
    </section>
  )
}
