import { ETAPAS, STATUS_ALCIS } from '@app/contract/armazem/pedido'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import * as fc from 'fast-check'
import { NOON, type Warehouse } from './warehouse.ts'

export type Estado = Pick<PedidoResumo, 'etapa' | 'concluido' | 'statusAlcis'> & { statusDesde: Date | null }

/** Orders in any state that the database allows, with any clock. */
export const estados = fc
  .record({
    etapa: fc.constantFrom(...ETAPAS),
    concluido: fc.boolean(),
    minutes: fc.integer({ min: -600, max: 0 }),
    exact: fc.constantFrom(0, 0, 0, -240, -150),
    statusAlcis: fc.constantFrom(...STATUS_ALCIS),
  })
  .map(({ etapa, concluido, minutes, exact, statusAlcis }): Estado => {
    const done = concluido || (etapa !== 'CRIADO' && etapa !== 'CANCELADO')
    return {
      etapa,
      concluido: done,
      statusDesde: done ? new Date(NOON.getTime() + (exact || minutes) * 60_000) : null,
      statusAlcis: statusAlcis === 'expedido' && etapa !== 'FATURADO' ? 'conferido' : statusAlcis,
    }
  })

export type Row = Estado & { numero: number; cliente: number; coleta: Date }
/** Inserts orders directly into the tables, so that any state and time is possible. */
export const insertPedidos = async (warehouse: Warehouse, novos: readonly Estado[]): Promise<Row[]> => {
  const rows: Row[] = []
  const { um, dois } = warehouse.clientes
  for (const [at, estado] of novos.entries()) {
    const cliente = at % 3 === 0 ? dois : um
    const coleta = new Date(Date.parse('2026-11-23T02:00:00Z') + (at % 12) * 15 * 60_000)
    const { numero_pedido: numero } = await warehouse.db
      .insertInto('pedido')
      .values({
        cliente_id: cliente,
        data_hora_coleta: coleta,
        concluido: estado.concluido,
        etapa: estado.etapa,
        status_desde: estado.statusDesde,
        status_alcis: estado.statusAlcis,
        data_expedicao: estado.statusAlcis === 'expedido' ? NOON : null,
        criado_em: new Date(NOON.getTime() - (at % 7) * 60_000),
      })
      .returning('numero_pedido')
      .executeTakeFirstOrThrow()
    rows.push({ ...estado, numero, cliente, coleta })
  }
  return rows
}
