import { useEffect } from 'react'
import type { RefObject } from 'react'
import { addRowKeys } from '../../../platform/device/row-keys.ts'

const ROW = '[data-linha]'

const focusRow = (row: Element | undefined) => {
  row?.querySelector<HTMLElement>('.link-linha')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** The focused row or its neighbour; the first row when none has the focus. */
const move = (list: HTMLElement | null, by: 1 | -1) => {
  const rows = [...(list?.querySelectorAll(ROW) ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  focusRow(at < 0 ? rows[0] : rows[at + by])
}

const tick = (list: HTMLElement | null) => {
  const row = [...(list?.querySelectorAll(ROW) ?? [])].find((one) => one.contains(document.activeElement))
  row?.querySelector<HTMLElement>('.caixa-m')?.click()
}

/**
 * Rows, or cards, by keyboard: J and K from anywhere on the screen, or the arrows from a row, move the focus, which outlines the
 * row; X ticks it, and Enter follows its link. Keys typed into fields and scans do not come here.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const section = list.current
    const leave = addRowKeys((key) => {
      if (key === 'x') tick(section)
      else move(section, key === 'j' ? 1 : -1)
    })
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      if ((key !== 'ArrowDown' && key !== 'ArrowUp') || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || !target.closest(ROW)) return
      event.preventDefault()
      move(section, key === 'ArrowDown' ? 1 : -1)
    }
    section?.addEventListener('keydown', onKeyDown)
    return () => {
      leave()
      section?.removeEventListener('keydown', onKeyDown)
    }
  }, [list])
}
