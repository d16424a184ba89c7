import { useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from '@app/contract/armazem/painel'
import { readFiveFilters } from '../../pedido/index.ts'
import type { FiveFilters } from '../../pedido/index.ts'
import { sameFilters } from './search.ts'

/**
 * The filters in the fields. A change applies one second after the last one (spec §9), or at once by `flush` (Enter, a
 * scanner) and `setNow` (a card).
 */
export function useFilters(current: FiveFilters, onFilters: (filters: FiveFilters, typed: boolean) => void) {
  const [draft, setDraft] = useState<FiveFilters | null>(null)
  // When the address has the same filters, the fields follow the address again (back and forward change it too).
  if (draft && sameFilters(draft, current)) setDraft(null)
  const filters = draft ?? readFiveFilters(current)

  const hold = (next: FiveFilters, typed: boolean) => {
    setDraft(next)
    if (!sameFilters(next, current)) onFilters(next, typed)
  }
  const flush = () => hold(filters, true)
  // The sort may have changed since the key was pressed, so the newest state is used.
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
    /** Discards changes that are not applied yet, because the address changes. */
    drop: () => setDraft(null),
  }
}
