import { createFileRoute } from '@tanstack/react-router'
import { CompanyReturn } from '../features/casca/sessao/screens/company-return.tsx'
import { onlyRead } from '../platform/address/clean-search.ts'
import { compact, textParam } from '../platform/address/search.ts'

/** What a provider answers in the address (OpenID Connect Core, §3.1.2.5; RFC 9207). */
const ANSWER = ['code', 'state', 'iss', 'error', 'error_description'] as const

export const Route = createFileRoute('/entrada')({
  validateSearch: onlyRead((search): { [name in (typeof ANSWER)[number]]?: string } =>
    compact(Object.fromEntries(ANSWER.map((name) => [name, textParam(search[name])]))),
  ),
  component: Return,
})

function Return() {
  return <CompanyReturn resposta={new URLSearchParams(Route.useSearch()).toString()} />
}
