import { createFileRoute } from '@tanstack/react-router'
import { SemSuspensao } from '../../../features/assistencia/cobranca/screens/suspenso.tsx'
import { Atendimento } from '../../../features/assistencia/ordemServico/screens/atendimento.tsx'
import { NovaOs } from '../../../features/assistencia/ordemServico/screens/novo.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, integerParam, optionParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

type Search = { tipo?: 'PA'; consumidor?: number; relogio?: number }

const id = (value: unknown) => integerParam(value, 1, Number.MAX_SAFE_INTEGER)

/** `?tipo=PA` begins a counter service; `?consumidor` and `?relogio` are those of the new order. */
export const Route = createFileRoute('/_app/ordemServico/novo')({
  validateSearch: onlyRead((search): Search =>
    compact({
      tipo: optionParam(search['tipo'], ['PA'] as const),
      consumidor: id(search['consumidor']),
      relogio: id(search['relogio']),
    }),
  ),
  component: Nova,
})

function Nova() {
  const { tipo = 'OS', ...partida } = Route.useSearch()
  const pa = tipo === 'PA'
  return (
    <Allowed to="OS_CADASTRAR">
      <SemSuspensao title={pa ? 'Pronto atendimento' : 'Nova OS'}>
        {pa ? <Atendimento /> : <NovaOs {...partida} />}
      </SemSuspensao>
    </Allowed>
  )
}
