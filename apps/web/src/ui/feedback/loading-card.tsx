import { LoadFailure } from './load-state.tsx'
import { SkeletonFields } from './skeleton.tsx'

type Props = {
  /** The query that is on its way, or failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** As many as the form will have, so that nothing jumps when it comes. */
  fields?: number
  label?: string
  narrow?: boolean
}

/** Stands where a form will be: its fields as skeletons, or why its data did not come. */
export const LoadingCard = ({ query, fields = 6, label, narrow = false }: Props) => (
  <section className={narrow ? 'cartao estreita' : 'cartao'} aria-label={label}>
    {query.error ? (
      <LoadFailure error={query.error} onRetry={query.refetch} busy={query.isFetching} />
    ) : (
      <div className="corpo">
        <SkeletonFields fields={fields} />
      </div>
    )}
  </section>
)
