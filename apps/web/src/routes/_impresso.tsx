import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentUser } from '../platform/session/session.ts'
import { useUser } from '../platform/session/session-store.ts'
import { ThemeProvider } from '../app/theme-provider.tsx'

/** Papers, and screens for a collector in the hand: the same guard as for screens, but without the shell. */
export const Route = createFileRoute('/_impresso')({
  beforeLoad: async ({ location }) => {
    const user = await currentUser()
    if (!user) throw redirect({ to: '/index', search: { voltar: location.href }, replace: true })
  },
  component: PaperLayout,
})

function PaperLayout() {
  return (
    useUser() && (
      <ThemeProvider>
        <Outlet />
      </ThemeProvider>
    )
  )
}
