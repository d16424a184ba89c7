import { clienteView } from '@app/contract/registers/cliente'
import { RegisterList } from '../../../register/list.tsx'
import type { RegisterSearch } from '../../../register/search.ts'
import { ImportLink } from '../../importacao/index.ts'
import { ClienteStatusWms } from '../parts/status-wms.tsx'

type Props = { search: Readonly<Record<string, unknown>>; onSearch: (search: RegisterSearch) => void }

const CELLS = {
  statusWms: ({ statusWms }: Record<string, unknown>) => <ClienteStatusWms status={String(statusWms)} />,
}

/** /cliente: the companies, by name; nothing is made or changed in the list (spec §2). */
export const ClienteList = (props: Props) => (
  <RegisterList view={clienteView} cells={CELLS} actions={<ImportLink tipo="clientes" />} {...props} />
)
