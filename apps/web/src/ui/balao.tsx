import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import type { PopoverProps } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import { useAboveDialog } from './dialog-layer.ts'
import { AS_DIALOG } from './field.tsx'

type Props = {
  /** Heading, and the name of the dialog. */
  title: string
  /** What opens it: a button. Use `className="explica"` for a number or a word with a dotted underline. */
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
}

/** The focus begins in the first field, where there is one, and not on the button that closes. */
const markFirstField = (body: HTMLDivElement | null) => {
  body?.querySelector('input, select, textarea')?.setAttribute('data-autofocus', '')
}

/** Popover that explains one number or holds one small choice: beside its anchor, a sheet from below on phones. */
export function Balao({ title, renderTarget, children, position = 'bottom', width = 400 }: Props) {
  const [opened, setOpened] = useState(false)
  const titleId = useId()
  useAboveDialog(opened)
  const close = () => setOpened(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position={position}
      width={width}
      offset={8}
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 120 }}
      zIndex={210}
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
          <h2 id={titleId}>{title}</h2>
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
