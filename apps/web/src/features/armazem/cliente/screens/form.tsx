import { clienteView } from '@app/contract/registers/cliente'
import { RegisterForm } from '../../../../register/form/form.tsx'
import { valueAt, valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { ClientePedidos, ClienteProdutos } from '../parts/linked.tsx'

function linkedOf(record: RegisterRecord) {
  const nome = valueText(valueAt(record, 'nomeFantasia'))
  return (
    <>
      <ClienteProdutos id={record.id} nome={nome} />
      <ClientePedidos codigo={valueText(valueAt(record, 'codigoCliente'))} nome={nome} />
    </>
  )
}

/** /cliente/{id}: everything of a company, and beside it what it keeps and orders (ux.md). */
export const ClienteForm = ({ id }: { id: number }) => (
  <RegisterForm view={clienteView} id={id} aside={linkedOf} />
)
