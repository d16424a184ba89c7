import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '../page/button.tsx'
import { TONES } from './faixa.tsx'
import { Icon } from '../page/icon.tsx'
import { closeToast, getShown, hasUndo, runUndo, subscribeToasts } from './toast.ts'
import type { ToastData } from './toast.ts'

function Toast({ id, tone, text, time }: ToastData) {
  // A toast must not vanish under the pointer or the focus (WCAG 2.2.1).
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => closeToast(id), time)
    return () => clearTimeout(timer)
  }, [id, held, time])
  return (
    <div
      className={`toast ${TONES[tone].className}`}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={TONES[tone].icon} />
      <span>{text}</span>
      {hasUndo(id) && (
        <Button
          small
          icon={IconArrowBackUp}
          aria-keyshortcuts="Control+Z"
          title="Ctrl+Z"
          onClick={() => runUndo(id)}
        >
          Desfazer
        </Button>
      )}
      <Button small look="quiet" icon={IconX} iconOnly onClick={() => closeToast(id)}>
        Fechar
      </Button>
    </div>
  )
}

/** There Ctrl+Z belongs to the field, or a dialog covers what the toast is about. */
const isBusyWith = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** The place of toasts: top-centre, 416 px, a live region that exists from the start. Mounted once, at the root. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToasts, getShown)
  const undo = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey)
      return
    const id = shown.findLast((one) => hasUndo(one.id))?.id
    if (id === undefined || isBusyWith(event.target)) return
    event.preventDefault()
    runUndo(id)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => undo(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <section className="toasts" aria-label="Avisos" aria-live="polite" aria-relevant="additions">
      {shown.map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </section>
  )
}
