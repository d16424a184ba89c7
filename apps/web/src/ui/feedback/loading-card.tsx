import { LoadFailure } from './load-state.tsx'
import { SkeletonFields } from './skeleton.tsx'

type Props = {
  /** The query that is loading or failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** As many as the form will have, so that nothing moves when it appears. */
  fields?: number
  label?: string
  narrow?: boolean
}

/** Replaces a form while it loads: its fields as skeletons, or the reason for the failure. */
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
