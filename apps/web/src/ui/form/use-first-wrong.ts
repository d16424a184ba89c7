import { useEffect, useState, type RefObject } from 'react'

/** Focuses the first wrong field of a region after its error is shown, which may take a frame. */
export function useFirstWrong(region: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const first = (selector: string) => region.current?.querySelector<HTMLElement>(selector)
    ;(first('[aria-invalid="true"]') ?? first('.msg-erro'))?.focus()
  }, [region, refusals])
  return () => setRefusals((before) => before + 1)
}
