import { createFileRoute } from '@tanstack/react-router'
import { CadastroPostoFila } from '../../features/assistencia/cadastroPosto/screens/fila.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

type Search = { id?: number; decididos?: true }

/** `?id=` is the open registration; without it the oldest that waits. */
export const Route = createFileRoute('/_app/cadastroPosto')({
  validateSearch: onlyRead((search): Search =>
    compact({
      id: integerParam(search['id'], 1, Number.MAX_SAFE_INTEGER),
      decididos: search['decididos'] === true || search['decididos'] === 'true' ? (true as const) : undefined,
    }),
  ),
  component: CadastroPostoRoute,
})

function CadastroPostoRoute() {
  const { id, decididos = false } = Route.useSearch()
  return (
    <Allowed to="POSTO_APROVAR">
      <CadastroPostoFila id={id} decididos={decididos} />
    </Allowed>
  )
}
