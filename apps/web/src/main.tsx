import './theme/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onHttp } from './platform/http.ts'
import { queryClient } from './platform/queries.ts'
import { clearSession, getSession, subscribeSession } from './platform/session-store.ts'
import { router } from './router.tsx'
import { toast } from './ui/toast.ts'
import { Toaster } from './ui/toaster.tsx'

/** The login screen, knowing where to come back to. */
const toLogin = () => {
  if (router.state.location.pathname === '/index') return
  const { href } = router.state.location
  void router.navigate({ to: '/index', search: { voltar: href } })
}

onHttp({
  sessionEnded: () => {
    clearSession()
    toast.error('Sessão expirada')
  },
  warning: toast.notice,
})

let loggedIn = getSession().tokens !== null
subscribeSession(() => {
  const now = getSession().tokens !== null
  // The end of a session, here or in another tab: nothing of one person may be shown to the next.
  if (loggedIn && !now) {
    queryClient.clear()
    toLogin()
  }
  loggedIn = now
})

const root = document.getElementById('root')
if (!root) throw new Error('#root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
)
