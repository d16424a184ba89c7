import type { ImportacaoTipo } from '@app/contract/casca/importacao'
import type { Ability } from '@app/contract/casca/session'

type Import = {
  /** What a list calls the way to it. */
  label: string
  ability: Ability
}

/**
 * The screens of the import, by what comes in. Not the contract's table of the spreadsheets: lists and routes read this
 * one, and what they import travels with the first load.
 */
export const IMPORTS: Record<ImportacaoTipo, Import> = {
  pedidos: { label: 'Importar planilha', ability: 'PEDIDO_EDITAR' },
  clientes: { label: 'Importar planilha', ability: 'CLIENTE_EDITAR' },
  cupons: { label: 'Importar planilha', ability: 'USUARIO_EDITAR' },
  produtos: { label: 'Importar produtos', ability: 'PRODUTO_EDITAR' },
  estoque: { label: 'Importar estoque inicial', ability: 'ESTOQUE_AJUSTAR' },
}

/** Where the screen of a kind stands. */
export const caminhoDe = (tipo: string): string =>
  tipo === 'pedidos' ? '/pedidos/importar' : `/importar/${tipo}`
