import './shell.css'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { User } from '@app/contract/casca/session'
import { homeOf } from '../platform/session/session.ts'
import { KEYS } from '../platform/session/storage.ts'
import { Credit } from '../ui/entry/brand.tsx'
import { ShellContext } from '../ui/page/shell-context.ts'
import { HelpLink } from './help-link.tsx'
import { Sidebar } from './sidebar.tsx'
import { useDrawer } from './use-drawer.ts'

const root = document.documentElement

/** `<html>` has the state too, because tema.js sets it there before the first paint. */
function useCollapsed() {
  const [collapsed, setCollapsed] = useState(root.dataset['lateral'] === 'recolhida')
  const toggle = () => {
    const next = !collapsed
    if (next) root.dataset['lateral'] = 'recolhida'
    else delete root.dataset['lateral']
    try {
      localStorage.setItem(KEYS.sidebar, next ? 'recolhida' : 'aberta')
    } catch {
      // Then it is not remembered.
    }
    setCollapsed(next)
  }
  return { collapsed, toggle }
}

type Props = {
  user: User
  onLogout: () => void
  onSearch: () => void
  counts?: Partial<Record<string, ReactNode>> | undefined
  /** The bell with the notices: in the sidebar, and in the header where the sidebar is folded away. */
  bell?: ReactNode
  /** Unread messages: the title of every screen shows their number. */
  unread?: number
  children: ReactNode
}

/** Sidebar (drawer below 1000 px) beside the screen. */
export function Shell({ user, children, bell, unread = 0, ...sidebar }: Props) {
  const { collapsed, toggle } = useCollapsed()
  const { open, show, hide } = useDrawer()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // Any link of the drawer may lead here, so the drawer closes on every change of address.
  useEffect(hide, [path, hide])
  const state = useMemo(
    () => ({
      openDrawer: show,
      drawerOpen: open,
      unread,
      help: (
        <>
          {bell}
          <HelpLink user={user} />
        </>
      ),
    }),
    [open, show, user, unread, bell],
  )
  return (
    <ShellContext value={state}>
      <a className="pula" href="#conteudo">
        Ir para o conteúdo
      </a>
      <div className={open ? 'casca gaveta' : 'casca'}>
        <Sidebar
          user={user}
          home={homeOf(user)}
          bell={bell}
          help={<HelpLink user={user} />}
          collapsed={collapsed}
          onCollapse={toggle}
          drawerOpen={open}
          onCloseDrawer={hide}
          {...sidebar}
        />
        {open && (
          <button
            type="button"
            className="veu-gaveta"
            aria-label="Fechar menu"
            tabIndex={-1}
            onClick={hide}
          />
        )}
        <div className="principal" inert={open}>
          {children}
          {/* Shown where the sidebar with its credit is folded away. */}
          <footer className="pe-casca">
            <Credit className="credito" />
          </footer>
        </div>
      </div>
    </ShellContext>
  )
}
