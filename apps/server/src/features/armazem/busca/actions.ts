import type { Busca } from '@app/contract/armazem/busca'
import { searchPedidos, searchRecords } from './store.ts'
import type { Context } from '../../../platform/context.ts'

/** Two statements at most; records that the person's abilities hide are not searched. */
export const searchAll = async (ctx: Context, q: string): Promise<Busca> => {
  const kinds = {
    clientes: ctx.can('CLIENTE_VER'),
    notas: ctx.can('NOTA_VER'),
    produtos: ctx.can('PRODUTO_VER'),
  }
  const pedidos = ctx.can('PEDIDO_VER') ? await searchPedidos(ctx.db, ctx.scope, q) : []
  const records = await searchRecords(ctx.db, ctx.scope, q, kinds)
  return { pedidos, ...records }
}
