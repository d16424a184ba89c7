import { createContext, use } from 'react'

/** What a page needs of the shell around it. */
export type ShellState = { openDrawer: () => void; drawerOpen: boolean }

export const ShellContext = createContext<ShellState>({ openDrawer: () => undefined, drawerOpen: false })

export const useShell = () => use(ShellContext)
