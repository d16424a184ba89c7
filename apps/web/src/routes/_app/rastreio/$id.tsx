import { createFileRoute } from '@tanstack/react-router'
import { RastreioLote } from '../../../features/armazem/rastreio/screens/lote.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/rastreio/$id')({ beforeLoad: onlyRecords, component: Lote })

function Lote() {
  const { id } = Route.useParams()
  return (
    <Allowed to="RASTREIO_VER">
      <RastreioLote key={id} id={Number(id)} />
    </Allowed>
  )
}
