import type { Import } from '../../../casca/importacao/index.ts'

/** The import of orders, which has an address of its own. */
export const IMPORTAR_PEDIDOS: Import = {
  label: 'Importar planilha',
  to: '/pedidos/importar',
  ability: 'PEDIDO_EDITAR',
}
