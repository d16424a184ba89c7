import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { createKeyReader } from './key-reader.ts'

/** `onKeyDown` of a field: reports what a scanner types and ends with Enter, but not what a person types. */
export function useFieldScan(onScan: (code: string) => void) {
  const scanned = useEffectEvent(onScan)
  const reader = useRef<ReturnType<typeof createKeyReader>>(null)
  useEffect(() => {
    const made = createKeyReader({ onScan: (code) => scanned(code), onKey: () => undefined })
    reader.current = made
    return made.forget
  }, [])
  return (event: KeyboardEvent) => {
    const { key, timeStamp: at, ctrlKey: ctrl, metaKey: meta, altKey: alt } = event
    if (reader.current?.press({ key, at, ctrl, meta, alt })) event.preventDefault()
  }
}
