import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** What a page needs of the shell around it. */
export type ShellState = {
  openDrawer: () => void
  drawerOpen: boolean
  /** Before every title. */
  unread?: number
  /** Ends every header. */
  help?: ReactNode
}

export const ShellContext = createContext<ShellState>({ openDrawer: () => undefined, drawerOpen: false })

export const useShell = () => use(ShellContext)
