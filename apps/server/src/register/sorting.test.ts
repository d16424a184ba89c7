import { randomBytes, randomUUID } from 'node:crypto'
import { REGISTERS } from '@app/contract/registers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, startTestApp } from '../platform/testing/app.ts'
import { createOsRecords } from '../platform/testing/records/os.ts'
import { createPeopleRecords } from '../platform/testing/records/people.ts'
import { createRecordsAssistencia } from '../platform/testing/records/assistencia.ts'
import { stockLot } from '../testing/stock.ts'

const app = await startTestApp()
const { db } = app.database
let admin: Caller

beforeAll(async () => {
  admin = await app.as('admin')
  const { id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'admin@retaguarda.example')
    .executeTakeFirstOrThrow()
  for (const name of ['ponto', 'Água', 'zebra']) {
    await createRecordsAssistencia(db, name)
    await createOsRecords(db, name, { chave: randomUUID(), length: 1, sha256: randomBytes(32) })
    await createPeopleRecords(db, id, name === 'Água' ? 'agua' : name)
    await stockLot(db, { cliente: app.clientes.um, codigo: name, lote: 'L1', quantidade: 9 }, new Date())
  }
  // The values are not in the order of the ids, and one record is valid without end.
  await db.updateTable('cupom').set({ valido_ate: '2026-12-31' }).where('codigo', '=', 'PONTO').execute()
  await db.updateTable('cupom').set({ valido_ate: '2026-11-30' }).where('codigo', '=', 'AGUA').execute()
})
afterAll(app.close)

type Row = { id: number }
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const SORTED = REGISTERS.flatMap(({ view, sorts }) => {
  const names = new Set([...view.columns.flatMap(({ sort }) => sort ?? []), ...Object.keys(sorts)])
  return [...names].map((sort) => ({ path: view.path, name: view.name, sort }))
})

describe('S3-098 S3-099: every column of every register is sorted, both ways, the same wherever it is asked', () => {
  test.each(SORTED)('$path by $sort', async ({ path, name, sort }) => {
    const orders: number[][] = []
    for (const direction of ['asc', 'desc'] as const) {
      const page = await admin.get(`${path}?size=100&sort=${sort},${direction}`)
      expect(page.statusCode, page.body).toBe(200)
      const order = idsOf(page.json<{ _embedded: Record<string, Row[]> }>()._embedded[name] ?? [])
      expect(order.length).toBeGreaterThan(1)
      const found = await admin.post(`${path}/findByFiltro`, { pageSize: 100, order: sort, direction })
      expect(found.statusCode, found.body).toBe(200)
      expect(idsOf(found.json<{ content: Row[] }>().content)).toEqual(order)
      const csv = await admin.post(`${path}/export/CSV`, { fields: ['id'], order: sort, direction })
      expect(csv.statusCode, csv.body).toBe(200)
      const [, ...lines] = csv.body.trimEnd().split('\r\n')
      expect(lines.map((line) => Number(line.replaceAll('.', '')))).toEqual(order)
      orders.push(order)
    }
    // Equal values are ordered by id, in either direction.
    expect(orders[1]).toEqual(orders[0]?.toReversed())
  })
})
