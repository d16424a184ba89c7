import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { Allowed } from '../../../../ui/page/allowed.tsx'
import { useImportOf } from '../../importacao/index.ts'
import { viewAt } from '../parts/view-at.ts'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'> & { tabela: string }

/** The list of a register that needs nothing but its definition. */
export function TabelaList({ tabela, ...props }: Props) {
  const view = viewAt(tabela)
  const imports = useImportOf(view)
  return (
    <Allowed to={view.abilities.view}>
      <RegisterList key={tabela} massa view={view} imports={imports} {...props} />
    </Allowed>
  )
}
