import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentUser, logout } from '../platform/session.ts'
import { useUser } from '../platform/session-store.ts'
import { Shell } from '../ui/shell.tsx'
import { ThemeProvider } from '../ui/theme-provider.tsx'

/** Every screen but the login: the guard sends strangers to /index and back after it (spec §2). */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location }) => {
    const user = await currentUser()
    if (!user) throw redirect({ to: '/index', search: { voltar: location.href }, replace: true })
  },
  component: AppLayout,
})

function AppLayout() {
  const user = useUser()
  if (!user) return null
  return (
    <ThemeProvider>
      <Shell user={user} onLogout={() => void logout()}>
        <Outlet />
      </Shell>
    </ThemeProvider>
  )
}
