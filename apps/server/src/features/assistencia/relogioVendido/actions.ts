import type { SerieConhecida, SerieQuery } from '@app/contract/assistencia/relogioVendido'
import type { Context } from '../../../platform/context.ts'
import { hasVendas, listVendas } from './store.ts'

/** What the manufacturer's list says of a serial number, for the intake. */
export const getSerie = async (
  ctx: Context,
  { numeroSerie, modelo }: SerieQuery,
): Promise<SerieConhecida> => {
  const vendas = await listVendas(ctx.db, numeroSerie)
  const listed = vendas.some((venda) => venda.modelo.id === modelo)
  const desconhecida = modelo !== undefined && !listed && (await hasVendas(ctx.db, modelo))
  return { vendas, desconhecida }
}
