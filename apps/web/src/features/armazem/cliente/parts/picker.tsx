import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { TablerIcon } from '@tabler/icons-react'
import { formatDocument } from '../../../../platform/text/format.ts'
import type { FieldProps } from '../../../../ui/fields/field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { searchClientes } from '../api.ts'

type Props = FieldProps & {
  value: ClienteResumo | null
  onChange: (cliente: ClienteResumo | null) => void
  clearable?: boolean
  placeholder?: string
  icon?: TablerIcon
}

/** Chooses a client company by name, CNPJ or code. */
export const ClientePicker = (props: Props) => (
  <SearchSelect<ClienteResumo>
    placeholder="Nome, CNPJ ou código"
    {...props}
    search={searchClientes}
    optionKey={(cliente) => cliente.id}
    optionLabel={(cliente) => cliente.nomeFantasia}
    optionDetail={(cliente) => formatDocument(cliente.cnpjCpf)}
  />
)

type FilterProps<By extends 'id' | 'codigoCliente'> = Pick<Props, 'className' | 'placeholder'> & {
  /** The field of a company in the list's address. */
  by: By
  cliente: ClienteResumo[By] | undefined
  nome: string | undefined
  onChange: (chosen: { cliente: ClienteResumo[By] | undefined; nome: string | undefined }) => void
}

/** The client filter of a list; it also shows a client that only the address names. */
export const ClienteFilter = <By extends 'id' | 'codigoCliente'>({
  by,
  cliente,
  nome,
  onChange,
  ...field
}: FilterProps<By>) => (
  <ClientePicker
    {...field}
    small
    label="Cliente"
    clearable
    onChange={(chosen) => onChange({ cliente: chosen?.[by], nome: chosen?.nomeFantasia })}
    value={
      cliente === undefined
        ? null
        : {
            id: 0,
            nomeFantasia: nome ?? String(cliente),
            cnpjCpf: '',
            codigoCliente: '',
            codigoDepositante: '',
          }
    }
  />
)
