import './theme/index.css'
import './ui/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { isNotFound, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './platform/http/errors.ts'
import { onHttp } from './platform/http/http.ts'
import { queryClient } from './platform/http/queries.ts'
import { clearSession, getSession, subscribeSession } from './platform/session/session-store.ts'
import { router } from './router.tsx'
import { toast } from './ui/feedback/toast.ts'
import { Toaster } from './ui/feedback/toaster.tsx'

const report = (error: unknown) =>
  void import('./platform/falha.ts').then(({ reportFalha }) => reportFalha(error)).catch(() => undefined)
addEventListener('error', ({ error }) => report(error))
addEventListener('unhandledrejection', ({ reason }) => report(reason))

/** True from the refusal of a token until the person is at the login screen, so that the way back is kept. */
let expired = false

const toLogin = () => {
  const { href, pathname } = router.state.location
  const search = expired && pathname !== '/index' ? { voltar: href } : {}
  expired = false
  // Nobody is left to ask about unsaved changes, and a form's draft has kept them.
  if (pathname !== '/index') void router.navigate({ to: '/index', search, ignoreBlocker: true })
}

onHttp({
  sessionEnded: () => {
    expired = true
    clearSession()
    toast.error('Sessão expirada')
  },
  warning: toast.notice,
})

let loggedIn = getSession().tokens !== null
subscribeSession(() => {
  const now = getSession().tokens !== null
  // The session has ended, here or in another tab, so no data of one person may stay for the next.
  if (loggedIn && !now) {
    queryClient.clear()
    toLogin()
  }
  loggedIn = now
})

const root = document.getElementById('root')
if (!root) throw new Error('#root')
createRoot(root, {
  // An unknown address and a service that is away have their own pages and are no errors to report.
  onCaughtError: (error) => {
    if (isNotFound(error) || (error instanceof ApiError && error.passing)) return
    console.error(error)
    report(error)
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
)
