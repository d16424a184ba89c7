import { useEffect, useRef, useState } from 'react'
import { DEBOUNCE_MS } from '@app/contract/painel'
import { filtersOf, sameFilters } from './search.ts'
import type { PainelFilters } from './search.ts'

/**
 * The filters as the fields show them. A change holds a second after the last one (spec §9), or at once on `flush`
 * (Enter, a scanner) and `setNow` (a card).
 */
export function useFilters(
  current: PainelFilters,
  onFilters: (filters: PainelFilters, typed: boolean) => void,
) {
  const [draft, setDraft] = useState<PainelFilters | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Once the address says the same, the address leads again (back and forward change it too).
  if (draft && sameFilters(draft, current)) setDraft(null)
  const filters = draft ?? filtersOf(current)

  const hold = (next: PainelFilters, typed: boolean) => {
    clearTimeout(timer.current)
    setDraft(next)
    if (!sameFilters(next, current)) onFilters(next, typed)
  }
  const set = (next: PainelFilters) => {
    clearTimeout(timer.current)
    setDraft(next)
    timer.current = setTimeout(() => hold(next, true), DEBOUNCE_MS)
  }
  return {
    filters,
    set,
    setNow: (next: PainelFilters) => hold(next, false),
    flush: () => hold(filters, true),
    /** Forgets what is not held yet: the address says what comes next. */
    drop: () => {
      clearTimeout(timer.current)
      setDraft(null)
    },
  }
}
