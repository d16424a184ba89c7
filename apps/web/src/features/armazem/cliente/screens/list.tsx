import { clienteView } from '@app/contract/registers/cliente'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { useImportOf } from '../../../casca/importacao/index.ts'
import { ClienteStatusWms } from '../parts/status-wms.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  statusWms: ({ statusWms }: Record<string, unknown>) => <ClienteStatusWms status={String(statusWms)} />,
}

/** /cliente: the companies, by name; nothing is made or changed in the list (spec §2). */
export const ClienteList = (props: Props) => (
  <RegisterList massa view={clienteView} cells={CELLS} imports={useImportOf(clienteView)} {...props} />
)
