import { useEffect, useRef, useState } from 'react'
import { DEBOUNCE_MS } from '@app/contract/painel'
import { readFiveFilters } from '../../pedido/index.ts'
import type { FiveFilters } from '../../pedido/index.ts'
import { sameFilters } from './search.ts'

/**
 * The filters as the fields show them. A change holds a second after the last one (spec §9), or at once on `flush`
 * (Enter, a scanner) and `setNow` (a card).
 */
export function useFilters(current: FiveFilters, onFilters: (filters: FiveFilters, typed: boolean) => void) {
  const [draft, setDraft] = useState<FiveFilters | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Once the address says the same, the address leads again (back and forward change it too).
  if (draft && sameFilters(draft, current)) setDraft(null)
  const filters = draft ?? readFiveFilters(current)

  const hold = (next: FiveFilters, typed: boolean) => {
    clearTimeout(timer.current)
    setDraft(next)
    if (!sameFilters(next, current)) onFilters(next, typed)
  }
  const set = (next: FiveFilters) => {
    clearTimeout(timer.current)
    setDraft(next)
    timer.current = setTimeout(() => hold(next, true), DEBOUNCE_MS)
  }
  return {
    filters,
    set,
    setNow: (next: FiveFilters) => hold(next, false),
    flush: () => hold(filters, true),
    /** Forgets what is not held yet: the address says what comes next. */
    drop: () => {
      clearTimeout(timer.current)
      setDraft(null)
    },
  }
}
