import type { Page } from '@playwright/test'
import { expect } from '../people.ts'
import { act, field } from '../pessoas.ts'
import { loaded, openFirst, pressing, type State } from './index.ts'

const wrong = async (page: Page) => {
  await act(page, 'Salvar').click()
  await expect(page.getByText(/preenchimento obrigatório/).first()).toBeVisible()
}

/** The registers of the repair network that are served by their definitions. */
export const tabelaStates: State[] = [
  { name: 'serviços', person: 'sp', path: '/servico', act: loaded },
  { name: 'checklists', person: 'sp', path: '/checklist', act: loaded },
  { name: 'modelos de orçamento', person: 'responsavel', path: '/modeloOrcamento', act: loaded },
  {
    name: 'modelos, pesquisa',
    person: 'sp',
    path: '/modeloProduto',
    act: pressing(/^Buscar/, (page) => page.getByLabel('Marca', { exact: true }), loaded),
  },
  {
    name: 'modelo',
    person: 'sp',
    path: '/modeloProduto?codigo=AU-1010',
    act: async (page) => {
      await openFirst(page)
      await expect(field(page, 'Código')).toHaveValue('AU-1010')
    },
  },
  { name: 'novo modelo, erros', person: 'sp', path: '/modeloProduto/novo', act: wrong },
  { name: 'relógios vendidos', person: 'sp', path: '/relogioVendido', act: loaded },
  { name: 'importar relógios vendidos', person: 'sp', path: '/relogioVendido/importar' },
  {
    name: 'causa do produto',
    person: 'sp',
    path: '/causaOs/6',
    act: (page) => expect(page.getByText('Este cadastro vem com o produto')).toBeVisible(),
  },
]
