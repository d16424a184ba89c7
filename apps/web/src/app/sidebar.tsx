import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconSearch,
  IconX,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { User } from '@app/contract/casca/session'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { AccountBlock } from './account.tsx'
import { Credit, Mark } from '../ui/entry/brand.tsx'
import { Button } from '../ui/page/button.tsx'
import { Icon } from '../ui/page/icon.tsx'
import { menuFor } from './menu.ts'

type Props = {
  user: User
  home: string
  bell?: ReactNode
  /** Shown where the phone's header has no room for it. */
  help?: ReactNode
  collapsed: boolean
  onCollapse: () => void
  drawerOpen: boolean
  onCloseDrawer: () => void
  onLogout: () => void
  /** Opens the palette. */
  onSearch: () => void
  /** The number beside an entry, by its address. */
  counts?: Partial<Record<string, ReactNode>> | undefined
}

/** Places the tip of a folded entry beside it, wherever the list is scrolled to. */
const placeTip = ({ currentTarget: entry }: { currentTarget: HTMLElement }) => {
  const { top, height } = entry.getBoundingClientRect()
  entry.style.setProperty('--dica-y', `${top + height / 2}px`)
}

/** Groups and entries by ability, 'Sair do sistema', the person and the credit. */
export function Sidebar({
  user,
  home,
  bell,
  help,
  collapsed,
  onCollapse,
  drawerOpen,
  onCloseDrawer,
  onLogout,
  onSearch,
  counts,
}: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!drawerOpen) return undefined
    const before = document.activeElement
    close.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [drawerOpen])

  return (
    <aside className="lateral" id="lateral" aria-label="Menu principal">
      <div className="cab-l">
        <Link className="marca" to={home} aria-label="Retaguarda: início">
          <Mark />
          <b>Retaguarda</b>
        </Link>
        {bell}
        {help}
        {drawerOpen ? (
          <Button
            small
            look="quiet"
            className="recolhe"
            icon={IconX}
            iconOnly
            ref={close}
            onClick={onCloseDrawer}
          >
            Fechar menu
          </Button>
        ) : (
          <Button
            small
            look="quiet"
            className="recolhe"
            icon={collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
            iconOnly
            aria-expanded={!collapsed}
            onClick={onCollapse}
          >
            {collapsed ? 'Abrir menu' : 'Recolher menu'}
          </Button>
        )}
      </div>
      <button
        type="button"
        className="paleta"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onCloseDrawer()
          onSearch()
        }}
      >
        <Icon of={IconSearch} size="p" />
        <span>Ir para ou buscar…</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <nav className="menu" aria-label="Telas">
        {menuFor(user.authorities, user.passos ?? []).map((group) => (
          <div key={group.label} className="menu-grupo">
            <h2>{group.label}</h2>
            {group.entries.map(({ to, label, icon, exact = false, also }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact, includeSearch: false }}
                activeProps={{ 'aria-current': 'page' }}
                inactiveProps={path === also ? { 'aria-current': 'page' } : {}}
                onPointerEnter={placeTip}
                onFocus={placeTip}
                onClick={onCloseDrawer}
              >
                <Icon of={icon} />
                <span>{label}</span>
                {counts?.[to]}
                <span className="dica" aria-hidden="true">
                  {label}
                </span>
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <div className="lateral-fim">
        <div className="menu">
          <button
            type="button"
            className="menu-sair"
            onClick={onLogout}
            onPointerEnter={placeTip}
            onFocus={placeTip}
          >
            <Icon of={IconLogout} />
            <span>Sair do sistema</span>
            <span className="dica" aria-hidden="true">
              Sair do sistema
            </span>
          </button>
        </div>
        <AccountBlock user={user} onLeave={onCloseDrawer} />
        <footer>
          <Credit className="credito" />
        </footer>
      </div>
    </aside>
  )
}
