import { useEffect, useRef, useState } from 'react'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { changedRows, changesSpoken, FLASH_MS, seenOf } from './changes.ts'
import type { Seen } from './changes.ts'

const NONE: ReadonlySet<number> = new Set()

/**
 * Ids of the rows that changed on screen, while they are tinted, and the sentence about them. Rows of another query
 * (`key`: filters, page) are not compared.
 */
export function useChangedRows(key: string, rows: PedidoResumo[] | undefined) {
  const [changed, setChanged] = useState(NONE)
  const [spoken, setSpoken] = useState('')
  const last = useRef<{ key: string; seen: Seen } | null>(null)

  useEffect(() => {
    if (!rows) return
    const before = last.current
    last.current = { key, seen: seenOf(rows) }
    if (before?.key !== key) return
    const found = changedRows(before.seen, rows)
    if (found.length === 0) return
    setChanged(new Set(found.map(({ id }) => id)))
    setSpoken(changesSpoken(found))
  }, [key, rows])

  useEffect(() => {
    if (changed.size === 0) return
    const timer = setTimeout(() => setChanged(NONE), FLASH_MS)
    return () => clearTimeout(timer)
  }, [changed])

  return { changed, spoken }
}
