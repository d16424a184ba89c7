import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import './action-menu.css'
import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

export type MenuAction = { label: string; icon: TablerIcon; danger?: boolean; onSelect: () => void }

/** The acts of a record that are not worth a button in its header. Nothing to do: no menu. */
export const ActionMenu = ({ actions }: { actions: readonly MenuAction[] }) =>
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
        <Button small look="quiet" icon={IconDots} iconOnly>
          Mais ações
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="lista-flutua menu-acoes">
        {actions.map(({ label, icon, danger, onSelect }) => (
          <Menu.Item
            key={label}
            className={danger ? 'opcao perigo-o' : 'opcao'}
            leftSection={<Icon of={icon} size="p" />}
            onClick={onSelect}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
