import { PLANILHA_ESTOQUE } from '@app/contract/armazem/estoque'
import { PLANILHA_PEDIDOS } from '@app/contract/armazem/pedido'
import { leitorOf, type Especie } from '../../casca/importacao/index.ts'
import { estoque } from './estoque.ts'
import { pedidos } from './pedidos/tipo.ts'
import { PLANILHA_PRODUTOS, produtos } from './produtos.ts'

/** The warehouse's kinds of spreadsheet that have rules of their own. */
export const especiesArmazem: readonly Especie[] = [
  { planilha: PLANILHA_PEDIDOS, leitor: leitorOf(pedidos) },
  { planilha: PLANILHA_PRODUTOS, leitor: leitorOf(produtos) },
  { planilha: PLANILHA_ESTOQUE, leitor: leitorOf(estoque) },
]
