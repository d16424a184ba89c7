import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Procura } from './procura.ts'

type Query = (q: string) => ReturnType<Procura<unknown>['query']>

/** People who search expect an answer sooner than those who fill in a form. */
const DEBOUNCE_MS = 150

/**
 * A single letter matches too much; a single digit may be an order. An address is no question: the link of a receipt
 * opens its order, so it is not put where searches are logged.
 */
const isQuestion = (q: string) => (q.length > 1 || /^\d$/.test(q)) && !/^https?:/i.test(q)

/** The typed text, and its results. */
export function usePaletteSearch(query: Query, initial: string) {
  const client = useQueryClient()
  const [text, setText] = useState(initial)
  const [asked, setAsked] = useState(initial.trim())
  const q = text.trim().slice(0, 100)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [q])
  const enabled = isQuestion(asked)
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    ...query(asked),
    enabled,
    placeholderData: keepPreviousData,
  })
  const settled = asked === q && !isPlaceholderData && !isFetching
  return {
    text,
    setText,
    q,
    found: enabled && isQuestion(q) ? data : undefined,
    error: enabled && settled ? error : null,
    settled: settled || !isQuestion(q),
    searching: isQuestion(q) && !settled,
    /** Asks at once: Enter, a scanner. */
    now: async () => {
      if (!isQuestion(q)) return undefined
      setAsked(q)
      return client.fetchQuery(query(q))
    },
  }
}
