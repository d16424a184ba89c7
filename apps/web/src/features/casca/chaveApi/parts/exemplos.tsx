import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../platform/session/session-store.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Copyable } from '../../../../ui/page/copyable.tsx'
import { exemplosQuery } from '../api.ts'

/** Calls to copy, from the description of the API. */
export function Exemplos() {
  const query = useQuery(exemplosQuery)
  const user = useUser()
  if (!query.data) return <LoadingCard query={query} label="Exemplos" />
  return (
    <section className="cartao" aria-labelledby="exemplos">
      <header>
        <h2 id="exemplos">Exemplos</h2>
      </header>
      <div className="corpo pilha">
        <p className="ajuda">
          Para colar num terminal. Antes: <code>{`URL=${location.origin}; TOKEN=rtg_…`}</code>
        </p>
        {query.data
          .filter(({ habilidade }) => habilidade === null || user?.authorities.includes(habilidade))
          .map(({ label, source }) => (
            <details key={label}>
              <summary>{label}</summary>
              <div className="pilha">
                <Copyable label={label} text={source} button="Copiar" />
              </div>
            </details>
          ))}
      </div>
    </section>
  )
}
