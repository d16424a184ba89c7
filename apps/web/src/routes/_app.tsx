import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import type { User } from '@app/contract/session'
import { AnywhereDialogs, ShortcutPreference, useAnywhere } from '../features/busca/index.ts'
import { LateCount } from '../features/painel/screens/late-count.tsx'
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
  return (
    user && (
      <ThemeProvider>
        <Inside user={user} />
      </ThemeProvider>
    )
  )
}

const LATE = { '/dashboard': <LateCount /> }

function Inside({ user }: { user: User }) {
  const anywhere = useAnywhere(user)
  return (
    <Shell
      user={user}
      onLogout={() => void logout()}
      onSearch={() => anywhere.openPalette()}
      counts={user.authorities.includes('PAINEL_VER') ? LATE : undefined}
      account={<ShortcutPreference />}
    >
      <Outlet />
      <AnywhereDialogs anywhere={anywhere} />
    </Shell>
  )
}
