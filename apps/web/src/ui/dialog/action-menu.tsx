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

/** The acts of a record without a button in the header. Without acts there is no menu. */
export function ActionMenu({
  actions,
  name = 'Mais ações',
}: {
  actions: readonly MenuAction[]
  name?: string
}) {
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
          <Button ref={button} small look="quiet" icon={IconDots} iconOnly>
            {name}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className="lista-flutua menu-acoes">
          {actions.map(({ label, icon, danger, onSelect }) => (
            <Menu.Item
              key={label}
              className={danger ? 'opcao perigo-o' : 'opcao'}
              leftSection={<Icon of={icon} size="p" />}
              onClick={() => {
                // The entry no longer exists when its dialog returns the focus, so the button takes it.
                button.current?.focus()
                onSelect()
              }}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    )
  )
}
