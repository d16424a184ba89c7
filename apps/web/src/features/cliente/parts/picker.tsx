import type { ClienteResumo } from '@app/contract/cliente'
import type { TablerIcon } from '@tabler/icons-react'
import { formatDocument } from '../../../platform/format.ts'
import type { FieldProps } from '../../../ui/field.tsx'
import { SearchSelect } from '../../../ui/search-select.tsx'
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
