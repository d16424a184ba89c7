import type { ImportacaoTipo } from '@app/contract/importacao'

/** Where the screen of a kind stands. */
export const caminhoDe = (tipo: ImportacaoTipo): string =>
  tipo === 'pedidos' ? '/pedidos/importar' : `/importar/${tipo}`
