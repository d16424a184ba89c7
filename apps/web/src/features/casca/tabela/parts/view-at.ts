import type { RegisterView } from '@app/contract/casca/register'
import { TABELA_VIEWS } from '@app/contract/registers/tabelas'
import { notFound } from '@tanstack/react-router'

/** The register in an address; an unknown one is an address that does not exist. */
export function viewAt(tabela: string): RegisterView {
  const view = TABELA_VIEWS.find(({ path }) => path === `/${tabela}`)
  if (!view) throw notFound()
  return view
}
