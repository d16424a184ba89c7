import { createFileRoute, Navigate, Outlet, redirect, useLocation, useRouter } from '@tanstack/react-router'
import type { User } from '@app/contract/casca/session'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { AnywhereDialogs, useAnywhere } from '../features/casca/busca/index.ts'
import { CadastroCount } from '../features/assistencia/cadastroPosto/index.ts'
import { LateCount } from '../features/armazem/painel/screens/late-count.tsx'
import { NaoLidasCount, useNaoLidas } from '../features/assistencia/chat/index.ts'
import { Sino, useAvisosDoComputador } from '../features/casca/notificacao/index.ts'
import { PendentesCount } from '../features/casca/usuario/screens/pendentes.tsx'
import { clearDrafts, flushDrafts, listDrafts } from '../platform/drafts/drafts.ts'
import type { Draft } from '../platform/drafts/drafts.ts'
import { formatTime } from '../platform/text/format.ts'
import { useChanges } from '../platform/http/live.ts'
import { currentUser, fetchUser, homeOf, logout, takeFreshLogin } from '../platform/session/session.ts'
import { lacksSecondFactor } from '../platform/session/abilities.ts'
import { useUser } from '../platform/session/session-store.ts'
import { RunHost } from '../ui/list/massa/run-host.tsx'
import { NotFound } from '../ui/entry/not-found.tsx'
import { NewVersion } from '../app/new-version.tsx'
import { optional } from '../app/optional.ts'
import { Shell } from '../app/shell.tsx'
import { loadProcura } from '../procura.ts'
import { ThemeProvider } from '../app/theme-provider.tsx'
import { toast } from '../ui/feedback/toast.ts'

const loadQuestion = () => import('../app/logout-question.tsx')
const LogoutQuestion = lazy(() => loadQuestion().then((module) => ({ default: module.LogoutQuestion })))

const SuspensaoFaixa = optional(() =>
  import('../features/assistencia/cobranca/index.ts').then((module) => module.SuspensaoFaixa),
)

const Waiting = lazy(() =>
  import('../features/casca/conta/screens/waiting.tsx').then((module) => ({ default: module.Waiting })),
)

/**
 * Every screen except the login: the guard sends people without a session to /index, and back after the log-in (spec
 * §2).
 */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location }) => {
    const user = await currentUser()
    if (!user) throw redirect({ to: '/index', search: { voltar: location.href }, replace: true })
  },
  component: AppLayout,
  // For an address that a screen refuses, such as an invalid id, the shell stays around the page.
  notFoundComponent: () => <AppLayout missing />,
})

function AppLayout({ missing = false }: { missing?: boolean }) {
  const user = useUser()
  return (
    user && (
      <ThemeProvider>
        <Inside user={user}>{missing ? <NotFound /> : <Content user={user} />}</Inside>
      </ThemeProvider>
    )
  )
}

const ChamadosCount = optional(() =>
  import('../features/assistencia/chamado/index.ts').then((module) => module.ChamadosCount),
)

const FechamentosCount = optional(() =>
  import('../features/assistencia/financeiro/index.ts').then((module) => module.FechamentosCount),
)
const CobrancasCount = optional(() =>
  import('../features/assistencia/financeiro/index.ts').then((module) => module.CobrancasCount),
)

/** The numbers beside the entries of the menu, for people who have the entry. */
const countsOf = (user: User, naoLidas: number) => ({
  '/chat': <NaoLidasCount total={naoLidas} />,
  '/usuario': <PendentesCount />,
  ...(user.authorities.includes('CHAMADO_VER') && {
    '/chamado': (
      <Suspense>
        <ChamadosCount user={user} />
      </Suspense>
    ),
  }),
  ...(user.authorities.includes('FINANCEIRO_VER') && {
    '/financeiro': (
      <Suspense>
        <FechamentosCount />
      </Suspense>
    ),
    '/postoAutorizadoPagamento': (
      <Suspense>
        <CobrancasCount />
      </Suspense>
    ),
  }),
  ...(user.authorities.includes('PAINEL_VER') && { '/dashboard': <LateCount /> }),
  ...(user.authorities.includes('POSTO_APROVAR') && { '/cadastroPosto': <CadastroCount /> }),
})

/** A person's abilities can change during a visit, so menu and screens follow at once. */
function useOwnChanges(user: User) {
  const router = useRouter()
  useChanges(({ entidade, id }) => {
    const own = entidade === 'perfil' || (['sessao', 'usuario'].includes(entidade) && id === user.id)
    // Settings switch steps of the warehouse on and off, and with them entries of the menu.
    if (own || entidade === 'configuracao' || entidade === '*') void fetchUser().catch(() => undefined)
  })
  const none = user.authorities.length === 0
  const had = useRef(!none)
  const leadOn = useEffectEvent(() => {
    // The current address may not be theirs now, so they go to their first screen; the own account stays.
    if (router.state.location.pathname !== '/conta')
      void router.navigate({ href: homeOf(user), replace: true })
  })
  useEffect(() => {
    if (!none && !had.current) leadOn()
    had.current = !none
  }, [none])
}

/** The screen; a person without any ability gets only the own account. */
function Content({ user }: { user: User }) {
  const own = useLocation({ select: ({ pathname }) => pathname === '/conta' })
  if (own || user.authorities.length > 0) return <Outlet />
  if (lacksSecondFactor(user)) return <Navigate to="/conta" replace />
  return (
    <Suspense>
      <Waiting user={user} />
    </Suspense>
  )
}

/** Watch owners, and people who wait for access, are told nothing here. */
const BELL = <Sino />
const hasBell = ({ authorities, tipo }: User) => authorities.length > 0 && tipo !== 'consumidor'

/** A browser without IndexedDB keeps no drafts. */
const draftsOf = (usuario: number) => listDrafts(usuario).catch((): Draft[] => [])

function Inside({ user, children }: { user: User; children: ReactNode }) {
  useOwnChanges(user)
  const naoLidas = useNaoLidas()
  useAvisosDoComputador(user.id)
  const anywhere = useAnywhere(user, loadProcura)
  const [drafts, setDrafts] = useState<Draft[] | null>(null)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    // The orders' screens offer the drafts themselves; elsewhere a message after the log-in says where they are.
    if (!takeFreshLogin() || location.pathname.startsWith('/pedidos')) return
    void draftsOf(user.id).then((found) => {
      const newest = found.findLast(({ nome }) => nome.startsWith('pedido/'))
      if (newest) toast.info(`Há um rascunho de ${formatTime(newest.em)}. Ele está em Pedidos.`)
    })
  }, [user.id])

  useEffect(() => {
    // What waits for a connection is asked about without one.
    void loadQuestion().catch(() => undefined)
  }, [])

  const leave = async () => {
    await flushDrafts()
    const found = await draftsOf(user.id)
    if (found.length === 0) return logout()
    setDrafts(found)
    return setAsking(true)
  }
  const leaveForGood = async () => {
    await clearDrafts(user.id).catch(() => undefined)
    await logout()
  }

  return (
    <Shell
      user={user}
      onLogout={() => void leave()}
      onSearch={() => anywhere.openPalette()}
      counts={countsOf(user, naoLidas)}
      unread={naoLidas}
      bell={hasBell(user) && BELL}
    >
      <NewVersion />
      {user.posto && user.authorities.includes('OS_VER') && (
        <Suspense>
          <SuspensaoFaixa />
        </Suspense>
      )}
      {children}
      <AnywhereDialogs anywhere={anywhere} />
      <RunHost />
      {drafts && (
        <Suspense>
          <LogoutQuestion
            opened={asking}
            drafts={drafts}
            onLogout={leaveForGood}
            onStay={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Shell>
  )
}
