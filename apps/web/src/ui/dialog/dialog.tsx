import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../page/button.tsx'
import { DialogLayer } from './dialog-layer.ts'
import { useFocusReturn } from './use-focus-return.ts'

export type DialogAct = {
  /** Words of the act: 'Colar linhas', never 'OK'. */
  label: string
  run: () => unknown
  disabled?: boolean
  /** The act is running, so it cannot start again. */
  busy?: boolean
  danger?: boolean
}

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  /** Names the record: 'Pedido 48237 · Cosméticos Flor de Açude'. */
  subtitle?: ReactNode
  /** 480 px; `table` 672; `wide` 832. */
  size?: 'normal' | 'table' | 'wide'
  /** The dialog's main act: the filled button beside Cancelar, and Ctrl+Enter anywhere in the dialog. */
  act?: DialogAct | undefined
  /** Other buttons at the foot; without `act`, all of them. */
  footer?: ReactNode
  /** At the left of the footer: a sum, a state. */
  status?: ReactNode
  children: ReactNode
}

const WIDTHS = { normal: '30rem', table: '42rem', wide: '52rem' }

/** Tells the focus trap to start at the first field and not at the close button before it. */
const markFirstField = (content: HTMLDivElement | null): void => {
  if (!content || content.querySelector('[data-autofocus]')) return
  const first =
    content.querySelector('.corpo :is(input, select, textarea):not(:disabled, [readonly])') ??
    content.querySelector('.corpo button:not(:disabled), .modal-pe button:not(:disabled)')
  first?.setAttribute('data-autofocus', '')
}

/** A modal: first field focused (or the element with `data-autofocus`), Esc closes, focus returns. */
export function Dialog({
  opened,
  onClose,
  title,
  subtitle,
  size = 'normal',
  act,
  footer,
  status,
  children,
}: Props) {
  useFocusReturn(opened)
  const [above, setAbove] = useState(0)
  const hold = useCallback(() => {
    setAbove((count) => count + 1)
    return () => setAbove((count) => count - 1)
  }, [])
  const shut = act?.disabled === true || act?.busy === true
  const onKeyDown = (event: KeyboardEvent) => {
    if (!act || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (!shut) act.run()
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={WIDTHS[size]}
      centered
      xOffset="clamp(0.75rem, 3vw, 2.5rem)"
      lockScroll={false}
      returnFocus={false}
      closeOnEscape={above === 0}
      // `className` would also apply to the element around the content.
      classNames={{ overlay: 'modal-veu', content: 'modal', body: 'corpo' }}
      transitionProps={{ transition: 'fade', duration: 200 }}
      // Mantine's content accepts no key handler, so the keys bubble up to here.
      onKeyDown={onKeyDown}
    >
      <Modal.Overlay />
      <Modal.Content ref={markFirstField}>
        <div className="modal-cabeca">
          <div>
            <Modal.Title component="h2">{title}</Modal.Title>
            {subtitle && <p className="t2 sm">{subtitle}</p>}
          </div>
          <Button small look="quiet" icon={IconX} iconOnly onClick={onClose}>
            Fechar
          </Button>
        </div>
        <Modal.Body>
          <DialogLayer value={hold}>{children}</DialogLayer>
        </Modal.Body>
        {(footer || act) && (
          <div className="modal-pe">
            {status && <span className="soma">{status}</span>}
            {footer}
            {act && (
              <>
                <Button onClick={onClose}>Cancelar</Button>
                <Button
                  look={act.danger ? 'danger' : 'filled'}
                  disabled={shut}
                  aria-busy={act.busy}
                  onClick={() => void act.run()}
                >
                  {act.label}
                </Button>
              </>
            )}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
