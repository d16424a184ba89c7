import { relogioVendidoView } from '@app/contract/registers/relogioVendido'
import type { ComponentProps } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { Allowed } from '../../../../ui/page/allowed.tsx'
import { useImportOf } from '../../importacao/index.ts'
import { viewAt } from '../parts/view-at.ts'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'> & { tabela: string }

/** A register whose files are too large for a spreadsheet has a screen of its own for them. */
const ARQUIVOS: Readonly<Record<string, { label: string; to: string }>> = {
  [relogioVendidoView.name]: { label: 'Importar arquivo', to: '/relogioVendido/importar' },
}

/** The list of a register that needs nothing but its definition. */
export function TabelaList({ tabela, ...props }: Props) {
  const view = viewAt(tabela)
  const canEdit = useCan(view.abilities.edit)
  const arquivo = canEdit ? ARQUIVOS[view.name] : undefined
  const planilha = useImportOf(view)
  return (
    <Allowed to={view.abilities.view}>
      <RegisterList
        key={tabela}
        massa
        view={view}
        imports={arquivo ? [...planilha, arquivo] : planilha}
        {...props}
      />
    </Allowed>
  )
}
