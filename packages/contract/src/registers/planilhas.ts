// This file does without Zod, because screens show these words before anything is loaded.
import { PLANILHA_ESTOQUE } from '../armazem/estoque/planilha.ts'
import { PLANILHA_PEDIDOS } from '../armazem/pedido/planilha.ts'
import type { PlanilhaModelo } from '../casca/importacao/modelo.ts'
import { planilhaDoRegister } from '../casca/importacao/registro.ts'
import { clienteView } from './cliente.ts'
import { cupomView } from './cupom.ts'
import { produtoView } from './produto.ts'
import { TABELA_VIEWS } from './tabelas.ts'

/** Every kind of spreadsheet of the product. */
export const PLANILHAS: readonly PlanilhaModelo[] = [
  PLANILHA_PEDIDOS,
  PLANILHA_ESTOQUE,
  ...[clienteView, produtoView, cupomView, ...TABELA_VIEWS].map(planilhaDoRegister),
]

/** The words of a kind; undefined when no kind has this name. */
export const planilhaAt = (tipo: string): PlanilhaModelo | undefined =>
  PLANILHAS.find((planilha) => planilha.tipo === tipo)

/** The words of a kind that the product is known to import. */
export const planilhaDe = (tipo: string): PlanilhaModelo => {
  const found = planilhaAt(tipo)
  if (!found) throw new Error(`no spreadsheet is called ${tipo}`)
  return found
}
