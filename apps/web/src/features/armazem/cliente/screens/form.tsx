import { clienteView } from '@app/contract/registers/cliente'
import { NewRegisterForm, RegisterForm } from '../../../../register/form/form.tsx'
import { valueAt, valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { DestinosCard } from '../../../casca/correio/index.ts'
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

const destinosOf = ({ id }: RegisterRecord) => <DestinosCard de="cliente" id={id} />

/** /cliente/{id}: the data of a company, and beside it its products and orders (ux.md). */
export const ClienteForm = ({ id }: { id: number }) => (
  <RegisterForm view={clienteView} id={id} aside={linkedOf} below={destinosOf} />
)

type NovoProps = {
  /** The company's data from a note. */
  initial?: Readonly<Record<string, unknown>> | undefined
  onSaved?: (() => void) | undefined
}

/** /cliente/novo: reached from a note of an unknown company, from the first steps and from the empty list. */
export const NovoCliente = ({ initial, onSaved }: NovoProps) => (
  <NewRegisterForm
    view={clienteView}
    title="Novo Cliente"
    subtitle={initial ? 'Com os dados da nota: confira e salve' : 'Empresa que guarda mercadoria no armazém'}
    // The table's default, whatever option comes first.
    initial={{ fefo: 'avisar', ...initial }}
    onSaved={onSaved}
  />
)
