import { cupomView } from '@app/contract/registers/cupom'
import { createFileRoute } from '@tanstack/react-router'
import { NewRegisterForm } from '../../../register/form/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/cupom/novo')({ component: Novo })

function Novo() {
  return (
    <Allowed to="USUARIO_EDITAR">
      <NewRegisterForm view={cupomView} />
    </Allowed>
  )
}
