import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../features/sessao/screens/login.tsx'
import { localPath } from '../platform/search.ts'
import { currentUser, homeOf } from '../platform/session.ts'

type Search = { voltar?: string }

export const Route = createFileRoute('/index')({
  validateSearch: (search): Search => {
    const voltar = localPath(search['voltar'])
    return voltar ? { voltar } : {}
  },
  beforeLoad: async ({ search }) => {
    const user = await currentUser()
    if (user) throw redirect({ to: search.voltar ?? homeOf(user), replace: true })
  },
  component: Login,
})

function Login() {
  return <LoginScreen returnTo={Route.useSearch().voltar} />
}
