import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import type { PopoverProps } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../page/button.tsx'
import { useEscape } from './dialog-layer.ts'
import { AS_DIALOG } from '../fields/field.tsx'

type Props = {
  /** Heading, and the name of the dialog. */
  title: string
  /** Its subject: 'Lote L2607D, vence em 21/05/2027'. */
  subtitle?: ReactNode
  /** The button that opens it. Use `className="explica"` for a number or a word with a dotted underline. */
  renderTarget: (props: {
    'aria-expanded': boolean
    'aria-haspopup': 'dialog'
    onClick: () => void
  }) => ReactElement
  /** Content; may close the balloon itself. */
  children: ReactNode | ((close: () => void) => ReactNode)
  position?: PopoverProps['position']
  /** px; look.md allows 400 to 440. */
  width?: number
  /** Kept by the screen, where one balloon serves many anchors. */
  controlled?: { opened: boolean; onChange: (opened: boolean) => void }
}

/** The focus starts in the first field, if there is one, and not on the close button. */
const markFirstField = (body: HTMLDivElement | null) => {
  body?.querySelector('input, select, textarea')?.setAttribute('data-autofocus', '')
}

/** Content that does not fit above or below its anchor scrolls inside and never covers the anchor. */
const WITHIN_WINDOW = { flip: { padding: 8 }, shift: { padding: 8 }, size: { padding: 8 } }

/** Popover that explains one number or holds one small choice: beside its anchor; on phones a sheet from below. */
export function Balao(props: Props) {
  const { title, subtitle, renderTarget, children, position = 'bottom', width = 400 } = props
  const [own, setOwn] = useState(false)
  const { opened, onChange: setOpened } = props.controlled ?? { opened: own, onChange: setOwn }
  const titleId = useId()
  const close = () => setOpened(false)
  useEscape(opened, close)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position={position}
      middlewares={WITHIN_WINDOW}
      width={width}
      offset={8}
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 120 }}
      zIndex={210}
      withOverlay
      overlayProps={{ className: 'balao-veu', zIndex: 209 }}
    >
      <Popover.Target>
        {renderTarget({
          'aria-expanded': opened,
          'aria-haspopup': 'dialog',
          onClick: () => setOpened(!opened),
        })}
      </Popover.Target>
      <Popover.Dropdown className="balao" aria-labelledby={titleId} {...AS_DIALOG}>
        <div className="balao-cabeca">
          <div>
            <h2 id={titleId}>{title}</h2>
            {subtitle && <p className="t2 sm">{subtitle}</p>}
          </div>
          <Button small look="quiet" icon={IconX} iconOnly onClick={close}>
            Fechar
          </Button>
        </div>
        <div className="balao-corpo" ref={markFirstField}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
