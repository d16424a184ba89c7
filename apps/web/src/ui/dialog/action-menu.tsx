import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import './action-menu.css'
import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../page/button.tsx'
import { Icon } from '../page/icon.tsx'

export type MenuAction = { label: string; icon: TablerIcon; danger?: boolean; onSelect: () => void }

type Props = { actions: readonly MenuAction[]; label?: string; icon?: TablerIcon }

/** The acts of a record without a button in the header. Without acts there is no menu. */
export function ActionMenu({ actions, label = 'Mais ações', icon = IconDots }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    actions.length > 0 && (
      <Menu
        position="bottom-end"
        offset={6}
        zIndex={210}
        transitionProps={{ duration: 120 }}
        withinPortal={false}
        returnFocus
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Button ref={button} small look="quiet" icon={icon} iconOnly>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className="lista-flutua menu-acoes">
          {actions.map(({ label: text, icon: its, danger, onSelect }) => (
            <Menu.Item
              key={text}
              className={danger ? 'opcao perigo-o' : 'opcao'}
              leftSection={<Icon of={its} size="p" />}
              onClick={() => {
                // The entry no longer exists when its dialog returns the focus, so the button takes it.
                button.current?.focus()
                onSelect()
              }}
            >
              {text}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    )
  )
}
