import { IconBuildingWarehouse, IconFileImport } from '@tabler/icons-react'
import { clienteView } from '@app/contract/registers/cliente'
import type { ComponentProps } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { useImportOf } from '../../../casca/importacao/index.ts'
import { ClienteStatusWms } from '../parts/status-wms.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  statusWms: ({ statusWms }: Record<string, unknown>) => <ClienteStatusWms status={String(statusWms)} />,
}

/** /cliente: the companies by name; the list only shows them (spec §2). */
export function ClienteList(props: Props) {
  const canEdit = useCan('CLIENTE_EDITAR')
  const canImport = useCan('NOTA_IMPORTAR')
  return (
    <RegisterList
      soLeitura
      empty={{
        icon: IconBuildingWarehouse,
        hint: 'Nenhum cliente ainda: cadastre o primeiro, ou importe uma nota dele, que traz nome, CNPJ e endereço.',
        ways: [
          ...(canEdit ? [{ label: 'Cadastrar o primeiro cliente', to: '/cliente/novo' }] : []),
          ...(canEdit && canImport ? [{ label: 'Importar nota', to: '/notas', icon: IconFileImport }] : []),
        ],
      }}
      view={clienteView}
      cells={CELLS}
      imports={useImportOf(clienteView)}
      {...props}
    />
  )
}
