import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** What a page needs from the shell around it. */
export type ShellState = {
  openDrawer: () => void
  drawerOpen: boolean
  /** The number before every title. */
  unread?: number
  /** The last item of every header. */
  help?: ReactNode
}

export const ShellContext = createContext<ShellState>({ openDrawer: () => undefined, drawerOpen: false })

export const useShell = () => use(ShellContext)
