import { createFileRoute } from '@tanstack/react-router'
import { Atendimento } from '../../../features/assistencia/ordemServico/screens/atendimento.tsx'
import { NovaOs } from '../../../features/assistencia/ordemServico/screens/novo.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, optionParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

/** `?tipo=PA` begins a counter service. */
export const Route = createFileRoute('/_app/ordemServico/novo')({
  validateSearch: onlyRead((search): { tipo?: 'PA' } =>
    compact({ tipo: optionParam(search['tipo'], ['PA'] as const) }),
  ),
  component: Nova,
})

function Nova() {
  const { tipo = 'OS' } = Route.useSearch()
  return <Allowed to="OS_CADASTRAR">{tipo === 'PA' ? <Atendimento /> : <NovaOs />}</Allowed>
}
