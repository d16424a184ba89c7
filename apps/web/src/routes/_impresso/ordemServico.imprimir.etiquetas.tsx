import { createFileRoute, notFound } from '@tanstack/react-router'
import { OsEtiquetas } from '../../features/assistencia/ordemServico/screens/etiquetas.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, idsParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/ordemServico/imprimir/etiquetas')({
  validateSearch: onlyRead((search): { ids?: string } => compact({ ids: idsParam(search['ids']) })),
  component: Imprimir,
})

function Imprimir() {
  return (
    <Allowed to="OS_VER">
      <Escolhidas />
    </Allowed>
  )
}

function Escolhidas() {
  const { ids } = Route.useSearch()
  if (ids === undefined) throw notFound()
  return <OsEtiquetas ids={ids} />
}
