import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { createKeyReader } from './key-reader.ts'

/** Longer than any pause of a scanner; what is typed later starts a new code. */
const PAUSE_MS = 100

/** Sets a field's text as if it had been typed, so that the owner of its value is notified. */
function putText(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * `onKeyDownCapture` of an element with fields: text from a scanner becomes a code, and the field's text is restored;
 * text from a person stays.
 */
export function useScanInside(onScan: (code: string) => void) {
  const before = useRef<{ input: HTMLInputElement; text: string }>(null)
  const last = useRef(-Infinity)
  const scanned = useEffectEvent((code: string) => {
    if (before.current) putText(before.current.input, before.current.text)
    before.current = null
    onScan(code)
  })
  const reader = useRef<ReturnType<typeof createKeyReader>>(null)
  useEffect(() => {
    const made = createKeyReader({ onScan: (code) => scanned(code), onKey: () => undefined })
    reader.current = made
    return made.forget
  }, [])
  return (event: KeyboardEvent) => {
    const { key, timeStamp: at, ctrlKey: ctrl, metaKey: meta, altKey: alt, target } = event
    if (key.length === 1 && at - last.current > PAUSE_MS)
      before.current = target instanceof HTMLInputElement ? { input: target, text: target.value } : null
    last.current = at
    if (!reader.current?.press({ key, at, ctrl, meta, alt })) return
    // The next label may follow at once.
    last.current = -Infinity
    // Enter at the end of a scan must not submit the form.
    event.preventDefault()
    event.stopPropagation()
  }
}
