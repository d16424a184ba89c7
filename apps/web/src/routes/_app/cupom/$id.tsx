import { cupomView } from '@app/contract/registers/cupom'
import { createFileRoute } from '@tanstack/react-router'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { RegisterForm } from '../../../register/form/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/cupom/$id')({
  beforeLoad: onlyRecords,
  component: Record,
})

function Record() {
  const { id } = Route.useParams()
  return (
    <Allowed to="USUARIO_VER">
      <RegisterForm key={id} view={cupomView} id={Number(id)} />
    </Allowed>
  )
}
