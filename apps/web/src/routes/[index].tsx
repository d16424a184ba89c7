import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../features/casca/sessao/screens/login.tsx'
import { onlyRead } from '../platform/address/clean-search.ts'
import { compact, localPath, optionParam } from '../platform/address/search.ts'
import { currentUser, homeOf } from '../platform/session/session.ts'

const MODOS = ['cadastro', 'conta', 'recuperar'] as const

type Search = { voltar?: string; modo?: (typeof MODOS)[number] }

const readSearch = onlyRead((search): Search =>
  compact({ voltar: localPath(search['voltar']), modo: optionParam(search['modo'], MODOS) }),
)

export const Route = createFileRoute('/index')({
  validateSearch: readSearch,
  beforeLoad: async ({ search }) => {
    const user = await currentUser()
    if (user) throw redirect({ to: search.voltar ?? homeOf(user), replace: true })
  },
  component: Login,
})

function Login() {
  const { voltar, modo } = Route.useSearch()
  return <LoginScreen returnTo={voltar} modo={modo} />
}
