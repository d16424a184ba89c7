import type { ReactNode } from 'react'
import { StaleNotice } from './load-state.tsx'
import { LoadingCard } from './loading-card.tsx'

/** What of a query says how its reading went. */
export type Reading<Data> = {
  data: Data | undefined
  error: unknown
  dataUpdatedAt: number
  isFetching: boolean
  refetch: () => unknown
}

type Props<Data> = {
  query: Reading<Data>
  /** What the card is called that stands for the data until they come. */
  label: string
  fields?: number
  children: (data: Data) => ReactNode
}

/** What a query has read, with a word on its age when a newer reading failed; before the first, a card for it. */
export function Loaded<Data>({ query, label, fields, children }: Props<Data>) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = query
  if (data === undefined)
    return <LoadingCard query={query} label={label} {...(fields !== undefined && { fields })} />
  return (
    <>
      {error !== null && (
        <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
      )}
      {children(data)}
    </>
  )
}
