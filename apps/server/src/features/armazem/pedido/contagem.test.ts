import { STATUS_ALCIS } from '@app/contract/armazem/pedido'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { INVARIANTS } from '../../../testing/invariants.ts'
import { foldContagem } from './store/contagem.ts'
import { estados, insertPedidos } from './testing/random-orders.ts'
import { startWarehouse } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
afterAll(() => warehouse.close())

const insert = (numRuns: number) => insertPedidos(warehouse, fc.sample(estados, numRuns))
const total = async (filter: object): Promise<number> =>
  (await warehouse.operador.post('/pedidos/findByFiltroAdmin', filter)).json().totalElements

test('the kept counts stay exact through folding, even two at once beside saves', async () => {
  const { db } = warehouse
  const rows = await insert(40)
  const saves = async () => rows.push(...(await insert(12)))
  await Promise.all([foldContagem(db), foldContagem(db), saves(), foldContagem(db)])
  await foldContagem(db)
  const kept = await db
    .selectFrom('pedido_contagem')
    .select(({ fn }) => [fn.sum<number>('total').as('total'), fn.countAll<number>().as('groups')])
    .executeTakeFirstOrThrow()
  expect(kept.total).toBe(rows.length)
  for (const status of STATUS_ALCIS)
    expect(await total({ status })).toBe(rows.filter(({ statusAlcis }) => statusAlcis === status).length)
  const groups = new Set(rows.map(({ cliente, etapa, statusAlcis }) => `${cliente} ${etapa} ${statusAlcis}`))
  expect(kept.groups).toBe(groups.size)
})

test('the counts by entry are those of the open orders, after moves, removals and folding, a row per group', async () => {
  const { db } = warehouse
  const broken = async () =>
    (await sql.raw(INVARIANTS['counters by entry differ from open orders']).execute(db)).rows
  await insert(40)
  await db
    .updateTable('pedido')
    .set({ status_desde: sql`status_desde + interval '7 minutes'` })
    .execute()
  await db.updateTable('pedido').set({ etapa: 'CANCELADO' }).where('urgente', '=', true).execute()
  await db
    .deleteFrom('pedido')
    .where(sql<boolean>`id % 5 = 0`)
    .execute()
  expect(await broken()).toEqual([])
  await Promise.all([foldContagem(db), foldContagem(db)])
  await foldContagem(db)
  expect(await broken()).toEqual([])
  const { rows } = await sql`
    select from pedido_entrada group by cliente_id, etapa, status_alcis, desde having count(*) > 1 or sum(total) = 0`.execute(
    db,
  )
  expect(rows).toEqual([])
})
