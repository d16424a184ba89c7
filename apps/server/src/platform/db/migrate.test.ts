import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { migrate } from './index.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retaguarda-migracoes-'))
  test = await createTestDatabase('template1')
  write('0001_primeira.sql', 'create table um (id integer); insert into um values (1);')
})

afterEach(async () => {
  await test.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

const applied = async () => {
  const { rows } = await test.database.pool.query<{ numero: number; nome: string }>(
    'select numero, nome from migracao order by numero',
  )
  return rows.map(({ numero, nome }) => `${numero} ${nome}`)
}

describe('migrate', () => {
  it('applies what is new, in order, and nothing twice', async () => {
    await migrate(test.url, folder)
    write('0002_segunda.sql', 'insert into um select id + 1 from um')
    await migrate(test.url, folder)
    await migrate(test.url, folder)
    expect(await applied()).toEqual(['1 primeira', '2 segunda'])
    const { rows } = await test.database.pool.query('select id from um order by id')
    expect(rows).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('lets one of several processes migrate while the others wait', async () => {
    write('0002_lenta.sql', 'select pg_sleep(0.2); create table dois (id integer);')
    await Promise.all(Array.from({ length: 4 }, () => migrate(test.url, folder)))
    expect(await applied()).toEqual(['1 primeira', '2 lenta'])
  })

  it('refuses a file that changed after it was applied', async () => {
    await migrate(test.url, folder)
    write('0001_primeira.sql', 'create table um (id bigint)')
    await expect(migrate(test.url, folder)).rejects.toThrow(
      'A migração 1 (primeira) mudou depois de aplicada',
    )
  })

  it('takes the same file with line ends of Windows as unchanged', async () => {
    write('0002_linhas.sql', 'create table\ndois (id integer);\n')
    await migrate(test.url, folder)
    write('0002_linhas.sql', 'create table\r\ndois (id integer);\r\n')
    await expect(migrate(test.url, folder)).resolves.toBeUndefined()
  })

  it('refuses a database of a newer version', async () => {
    write('0002_segunda.sql', 'create table dois (id integer)')
    await migrate(test.url, folder)
    rmSync(join(folder, '0002_segunda.sql'))
    await expect(migrate(test.url, folder)).rejects.toThrow(
      'versão mais nova do Retaguarda: tem a migração 2',
    )
  })

  it('leaves nothing of a migration that fails, and goes on from there', async () => {
    write('0002_errada.sql', 'create table dois (id integer); insert into dois values (1 / 0);')
    await expect(migrate(test.url, folder)).rejects.toThrow('A migração 2 (errada) falhou')
    const { rows } = await test.database.pool.query(`select to_regclass('dois') as dois`)
    expect(rows).toEqual([{ dois: null }])
    write('0002_errada.sql', 'create table dois (id integer)')
    await migrate(test.url, folder)
    expect(await applied()).toEqual(['1 primeira', '2 errada'])
  })

  it('waits for a table in short turns, so that others go on meanwhile', async () => {
    await migrate(test.url, folder)
    write('0002_coluna.sql', 'alter table um add column nome text')
    const { pool } = test.database
    const reader = await pool.connect()
    await reader.query('begin; select * from um')
    let isMigrated = false
    const migrated = migrate(test.url, folder).then(() => (isMigrated = true))
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select from pg_locks where not granted and relation = 'um'::regclass
            and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(rows).toHaveLength(1)
    })
    // It stands behind the waiting migration until that gives up its turn.
    await pool.query('insert into um values (3)')
    expect(isMigrated).toBe(false)
    await reader.query('commit')
    reader.release()
    await migrated
    expect(await applied()).toEqual(['1 primeira', '2 coluna'])
  })

  it('makes an index while others save, also in several processes, and begins again after a break', async () => {
    write(
      '0002_indice.sql',
      '-- one by one\ndrop index concurrently if exists um_id;\ncreate unique index concurrently um_id on um (id);\n',
    )
    write('0001_primeira.sql', 'create table um (id integer); insert into um values (1), (1);')
    await expect(migrate(test.url, folder)).rejects.toThrow(
      'A migração 2 (indice) falhou e a próxima partida a começa de novo',
    )
    await test.database.pool.query('delete from um; insert into um values (1)')
    await Promise.all(Array.from({ length: 3 }, () => migrate(test.url, folder)))
    expect(await applied()).toEqual(['1 primeira', '2 indice'])
    const { rows } = await test.database.pool.query(
      `select indisvalid from pg_index where indexrelid = 'um_id'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
  })

  it('refuses a gap in the numbers', async () => {
    write('0003_terceira.sql', 'select 1')
    await expect(migrate(test.url, folder)).rejects.toThrow('0003_terceira.sql está fora da sequência')
  })
})

describe('createDatabase', () => {
  it('reads numbers as numbers, days as text and instants as dates', async () => {
    const { rows } = await test.database.pool.query(`
      select 9007199254740991::int8 as inteiro, 12345678901.2345::numeric(15,4) as quantidade,
        '2026-11-20'::date as dia, '2026-11-20T13:15:00Z'::timestamptz as instante,
        array[1, null, 2]::int8[] as ids, array[0.5]::numeric[] as partes, '{}'::int8[] as nenhum, array['2026-02-28']::date[] as dias`)
    expect(rows).toEqual([
      {
        inteiro: 9_007_199_254_740_991,
        quantidade: 12_345_678_901.2345,
        dia: '2026-11-20',
        instante: new Date('2026-11-20T13:15:00Z'),
        ids: [1, null, 2],
        partes: [0.5],
        nenhum: [],
        dias: ['2026-02-28'],
      },
    ])
  })

  it('refuses an integer that a number cannot hold exactly', async () => {
    await expect(test.database.pool.query('select 9007199254740993::int8 as id')).rejects.toThrow(RangeError)
  })
})
