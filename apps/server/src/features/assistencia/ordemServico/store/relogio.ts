import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import type { Executor } from '../../../../platform/db/index.ts'

/** A watch that replaced another: its warranty counts from the day of its delivery. */
export const setGarantiaDesde = (db: Executor, id: number, dia: string) =>
  db.updateTable('relogio').set({ garantia_desde: dia }).where('id', '=', id).execute()

/** The watch that was swapped, and the order in which it was. */
export const setTrocado = (db: Executor, id: number, osId: number) =>
  db.updateTable('relogio').set({ trocado_os_id: osId }).where('id', '=', id).execute()

/** Whether the manufacturer lists this watch as sold. */
export const isVendido = async (db: Executor, modeloId: number, numeroSerie: string): Promise<boolean> =>
  (await db
    .selectFrom('relogio_vendido')
    .select('id')
    .where('modelo_produto_id', '=', modeloId)
    .where('numero_serie', '=', numeroSerie)
    .executeTakeFirst()) !== undefined

/** Whether an order or a swap already uses this watch. */
export const isUsado = async (db: Executor, id: number): Promise<boolean> =>
  (await db
    .selectFrom('relogio')
    .select('id')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('trocado_os_id', 'is not', null),
        eb('garantia_desde', 'is not', null),
        eb.exists(eb.selectFrom('ordem_servico').select('id').where('relogio_id', '=', id)),
      ]),
    )
    .executeTakeFirst()) !== undefined

/** Another open order of a watch, at any post (decisions 51). */
export const findAberta = (db: Executor, relogioId: number, menosId: number | undefined) =>
  db
    .selectFrom('ordem_servico')
    .select(['id', 'numero', 'ano', 'posto_id as postoId'])
    .where('relogio_id', '=', relogioId)
    .where('id', '!=', menosId ?? 0)
    .where('os_type', '=', 'OS')
    .where('status', 'not in', TERMINAIS)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
