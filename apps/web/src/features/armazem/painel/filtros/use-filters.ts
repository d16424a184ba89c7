import { useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from '@app/contract/armazem/painel'
import { readFiveFilters } from '../../pedido/index.ts'
import type { FiveFilters } from '../../pedido/index.ts'
import { sameFilters } from './search.ts'

/**
 * The filters as the fields show them. A change holds a second after the last one (spec §9), or at once on `flush`
 * (Enter, a scanner) and `setNow` (a card).
 */
export function useFilters(current: FiveFilters, onFilters: (filters: FiveFilters, typed: boolean) => void) {
  const [draft, setDraft] = useState<FiveFilters | null>(null)
  // Once the address says the same, the address leads again (back and forward change it too).
  if (draft && sameFilters(draft, current)) setDraft(null)
  const filters = draft ?? readFiveFilters(current)

  const hold = (next: FiveFilters, typed: boolean) => {
    setDraft(next)
    if (!sameFilters(next, current)) onFilters(next, typed)
  }
  const flush = () => hold(filters, true)
  // By then the order of the rows may be another one than at the key: what holds is asked of the newest.
  const holdTyped = useEffectEvent(flush)
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => holdTyped(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return {
    filters,
    set: setDraft,
    setNow: (next: FiveFilters) => hold(next, false),
    flush,
    /** Forgets what is not held yet: the address says what comes next. */
    drop: () => setDraft(null),
  }
}
