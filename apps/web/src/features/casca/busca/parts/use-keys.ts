import { useEffect, useEffectEvent } from 'react'
import { createKeyReader } from './leitor/key-reader.ts'

type KeyHandlers = {
  /** A scanner typed a code, or somebody pasted one. */
  onScan: (code: string) => void
  /** One key, pressed alone. */
  onKey: (key: string, at: number) => void
  /** Ctrl+K or ⌘K. */
  onPalette: () => void
}

const PASTE = { shortest: 4, longest: 400 }

/** Whether keys type text there; `input` alone would also match buttons and radio buttons. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"], [type="file"], [type="range"])',
  ) !== null

/** Keys and pastes outside of fields. */
export function useKeys(heard: KeyHandlers) {
  const scanned = useEffectEvent((code: string) => heard.onScan(code))
  const pressed = useEffectEvent((key: string) => heard.onKey(key, performance.now()))
  const asked = useEffectEvent(() => heard.onPalette())
  useEffect(() => {
    const reader = createKeyReader({ onScan: (code) => scanned(code), onKey: (key) => pressed(key) })
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey: ctrl, metaKey: meta, altKey: alt, timeStamp: at } = event
      if (key.toLowerCase() === 'k' && ctrl !== meta && !alt && !event.shiftKey) {
        event.preventDefault()
        reader.forget()
        if (!event.repeat) asked()
      } else if (isTyping(event.target) || event.repeat || event.isComposing) reader.forget()
      else if (reader.press({ key, at, ctrl, meta, alt })) {
        // Enter at the end of a scan must not click the focused element.
        event.preventDefault()
        event.stopPropagation()
      } else if (key === '/' || key === "'") event.preventDefault() // Firefox would open its own search.
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return
      const text = event.clipboardData?.getData('text/plain').trim() ?? ''
      if (text.length >= PASTE.shortest && text.length <= PASTE.longest && !/[\r\n\t]/.test(text))
        scanned(text)
    }
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('paste', onPaste)
    return () => {
      reader.forget()
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
}
