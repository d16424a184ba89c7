import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backup, restore } from '../../backup/index.ts'
import { maintainPartitions } from '../../store/particao.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createRolesDatabase } from '../../testing/roles.ts'
import { withClient } from '../client.ts'
import { divideTables, DIVISIBLE, firstMonth } from './partitions.ts'

const NOW = new Date('2026-11-10T12:00:00Z')
const LONG_AGO = new Date('2000-01-01T00:00:00Z')

let test: TestDatabase
beforeEach(async () => {
  test = await createTestDatabase()
})
afterEach(() => test.drop())

const divide = (tables = DIVISIBLE, ownerUrl = test.url) =>
  divideTables(tables, { ownerUrl, now: NOW, log: () => {} })

const query = (sql: string, values?: unknown[]) =>
  test.database.pool.query<Record<string, unknown>>(sql, values)
const rowsOf = async (sql: string) => (await query(sql)).rows
const partsOf = async (table: string) =>
  (
    await rowsOf(
      `select inhrelid::regclass::text as nome from pg_inherits where inhparent = '${table}'::regclass order by 1`,
    )
  ).map(({ nome }) => nome)

const addEvento = (em: string) =>
  query(`insert into evento (tipo, entidade, entidade_id, em, dados) values ('t', 'pedido', 1, $1, '{}')`, [
    em,
  ])
const AUDITORIA = `insert into auditoria (entidade, entidade_id, criado_em, mudancas) values ('produto', 1, $1, '[]')`
const addAuditoria = (em: string) => query(AUDITORIA, [em])
const listAuditoria = () => rowsOf('select id from auditoria order by id')

const whole = 'select tableoid::regclass::text as parte, posicao from evento order by posicao'

describe('divideTables', () => {
  it('keeps every row, gives the next key, and puts each month in its part', async () => {
    await addEvento('2026-08-01')
    await addEvento('2026-11-09')
    await query('delete from evento where posicao = 2')
    await divide()
    for (const em of ['2026-11-30', '2026-12-01', '2027-02-28', '2031-01-01']) await addEvento(em)
    expect(await rowsOf(whole)).toEqual([
      { parte: 'evento_antes', posicao: 1 },
      { parte: 'evento_antes', posicao: 3 },
      { parte: 'evento_2026_12', posicao: 4 },
      { parte: 'evento_2027_02', posicao: 5 },
      // A month that nobody has made yet.
      { parte: 'evento_resto', posicao: 6 },
    ])
    expect(await partsOf('os_historico')).toEqual([
      'os_historico_2026_12',
      'os_historico_2027_01',
      'os_historico_2027_02',
      'os_historico_antes',
      'os_historico_resto',
    ])
  })

  it('keeps keys, indexes, checks, references, triggers and columns', async () => {
    const shape = (table: string) =>
      rowsOf(`select * from (
        select 'indice' as o, regexp_replace(pg_get_indexdef(indexrelid), ' ON (ONLY )?', ' ON ') as d from pg_index
         where indrelid = '${table}'::regclass and not indisprimary
        union all select 'regra', pg_get_constraintdef(oid) from pg_constraint
         where conrelid = '${table}'::regclass and contype in ('c', 'f')
        union all select 'gatilho', pg_get_triggerdef(oid) from pg_trigger
         where tgrelid = '${table}'::regclass and not tgisinternal
        union all select 'coluna', attname || ' ' || atttypid::regtype || attnotnull || attidentity::text from pg_attribute
         where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped) tudo order by o, d`)
    const before = await Promise.all(DIVISIBLE.map(({ nome }) => shape(nome)))
    await divide()
    expect(await Promise.all(DIVISIBLE.map(({ nome }) => shape(nome)))).toEqual(before)
    // No part has an index of its own, which would have been made while everybody waited.
    expect(
      await rowsOf(`select indexrelid::regclass from pg_index
        join pg_inherits part on part.inhrelid = indrelid join pg_partitioned_table on partrelid = part.inhparent
        where partstrat = 'r' and not exists (select from pg_inherits where inhrelid = indexrelid)`),
    ).toEqual([])
    await expect(query('delete from auditoria')).rejects.toMatchObject({ code: '42501' })
  })

  it('is begun again where it was cut off, and does nothing the second time', async () => {
    await addEvento('2026-10-01')
    await query(`alter table evento add constraint evento_ate check (em < '2026-11-01') not valid`)
    await query('create unique index evento_repartida on evento (posicao, em)')
    await divide()
    const parts = await partsOf('evento')
    await divide()
    expect(await partsOf('evento')).toEqual(parts)
    expect(await rowsOf(whole)).toEqual([{ parte: 'evento_antes', posicao: 1 }])
  })

  it('waits for a long act without holding up the others', async () => {
    const long = await test.database.pool.connect()
    await long.query('begin')
    await long.query(
      `insert into evento (tipo, entidade, entidade_id, em, dados) values ('t', 'pedido', 1, '2026-11-01', '{}')`,
    )
    const divided = divide(DIVISIBLE.slice(0, 1))
    await expect.poll(() => rowsOf(`select from pg_locks where not granted`)).not.toEqual([])
    for (let turn = 0; turn < 5; turn += 1) await addEvento('2026-11-02')
    await long.query('commit')
    long.release()
    await divided
    expect(await rowsOf('select count(*)::int as n from evento')).toEqual([{ n: 6 }])
  })

  it('refuses what something else names, with nothing changed', async () => {
    await query('create view dela as select posicao from evento')
    await expect(divide()).rejects.toThrow('evento não se reparte: dependem dela')
    expect(await partsOf('evento')).toEqual([])
  })

  it('begins with the next month, or near its end with the one after', () => {
    expect(firstMonth(NOW)).toEqual(new Date('2026-12-01T00:00:00Z'))
    expect(firstMonth(new Date('2026-12-30T12:00:00Z'))).toEqual(new Date('2027-02-01T00:00:00Z'))
  })
})

describe('maintainPartitions', () => {
  it('does nothing where no table is divided', async () => {
    await maintainPartitions(test.database.db, NOW, LONG_AGO)
    expect(await partsOf('evento')).toEqual([])
  })

  it('makes the months ahead once', async () => {
    await divide()
    for (const day of ['2027-01-15', '2027-01-16'])
      await maintainPartitions(test.database.db, new Date(day), LONG_AGO)
    const months = ['2026_12', '2027_01', '2027_02', '2027_03', '2027_04']
    for (const { nome } of DIVISIBLE)
      expect(await partsOf(nome)).toEqual([...months, 'antes', 'resto'].map((part) => `${nome}_${part}`))
  })

  it('drops months of events that are over, and never history', async () => {
    await addEvento('2026-10-01')
    await addAuditoria('2026-10-01')
    await divide()
    await addEvento('2026-12-31')
    await addEvento('2027-01-01')
    await maintainPartitions(test.database.db, new Date('2027-01-15'), new Date('2026-12-31T23:59:00Z'))
    expect(await rowsOf(whole)).toHaveLength(2)
    await maintainPartitions(test.database.db, new Date('2027-04-02'), new Date('2027-01-01'))
    expect(await rowsOf(whole)).toEqual([{ parte: 'evento_2027_01', posicao: 3 }])
    expect(await listAuditoria()).toEqual([{ id: 1 }])
  })
})

describe('a divided installation whose tables have an owner', () => {
  it('keeps the application from parts, and a copy of it is restored undivided', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'retaguarda-reparticao-'))
    const [roles, target] = await Promise.all([createRolesDatabase(), createTestDatabase('template1')])
    const application = await roles.open()
    try {
      await application.pool.query(AUDITORIA, ['2026-11-01'])
      await divide(DIVISIBLE, roles.urls.DATABASE_URL_MIGRACAO)
      // A start grants anew.
      await (await roles.open()).close()
      await application.pool.query(AUDITORIA, ['2026-12-01'])
      for (const sql of [
        'delete from auditoria',
        'update auditoria_antes set entidade_id = 2',
        `insert into auditoria_2026_12 (id, entidade, entidade_id, mudancas) overriding system value values (9, 'x', 1, '[]')`,
        'drop table auditoria_antes',
      ])
        await expect(application.pool.query(sql)).rejects.toMatchObject({ code: '42501' })
      await maintainPartitions(application.db, new Date('2027-01-15'), LONG_AGO)
      await application.pool.query(AUDITORIA, ['2027-04-30'])

      await backup({ ...roles.urls, DATA_DIR: join(folder, 'fonte') }, join(folder, 'copia'))
      await restore({ DATABASE_URL: target.url, DATA_DIR: join(folder, 'alvo') }, join(folder, 'copia'))
      await withClient(target.url, async (client) => {
        await client.query(AUDITORIA, ['2027-05-01'])
        const { rows } = await client.query(
          'select id, tableoid::regclass::text as em from auditoria order by id',
        )
        expect(rows).toEqual(['1', '2', '3', '4'].map((id) => ({ id, em: 'auditoria' })))
      })
    } finally {
      await application.close()
      await Promise.all([roles.drop(), target.drop()])
      rmSync(folder, { recursive: true })
    }
  })
})
