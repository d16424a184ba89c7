import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateJobs } from '../jobs/jobs.ts'
import { createRolesDatabase, type RolesDatabase } from '../testing/roles.ts'
import { checkServer, type Database } from './index.ts'

let roles: RolesDatabase
let database: Database

beforeAll(async () => {
  roles = await createRolesDatabase()
  database = await roles.open()
})
afterAll(async () => {
  await database.close()
  await roles.drop()
})

describe('openDatabase with an owner of its own', () => {
  it('lets the application work with rows and keep its queue', async () => {
    await migrateJobs(database)
    const { rows } = await database.pool.query('select count(*) as total from pedido')
    expect(rows).toEqual([{ total: 0 }])
    await database.pool.query('update configuracao set versao = versao')
  })

  it.each([
    ['change the audit log', 'update auditoria set entidade = entidade'],
    ['delete from the audit log', 'delete from auditoria'],
    ['change the ledger', 'delete from movimento'],
    ['empty the ledger', 'truncate movimento'],
    ['forge the list of migrations', `insert into migracao (numero, nome, sha256) values (99, 'x', 'x')`],
    ['change a table', 'alter table pedido add column extra text'],
    ['drop a table', 'drop table pedido'],
    ["make a table among the product's", 'create table public.extra (id integer)'],
  ])('does not let the application %s', async (_, sql) => {
    await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '42501' })
  })

  it('may start again', async () => {
    await (await roles.open()).close()
  })
})

describe('the order of names', () => {
  const toldOf = async (options?: string): Promise<string[]> => {
    const there = await createRolesDatabase(options)
    const lines: string[] = []
    const opened = await there.open((line) => lines.push(line))
    await opened.close()
    await there.drop()
    return lines
  }
  const PORTUGUESE = `template template0 encoding 'UTF8' locale_provider icu icu_locale 'pt-BR'`

  it('is told of when the database has another locale, and the start goes on', async () => {
    expect(await toldOf(`template template0 locale_provider libc locale 'C'`)).toEqual([
      'O banco não põe nomes em ordem como o português: crie-o com o locale de docs/operations.md.',
    ])
    expect(await toldOf(PORTUGUESE)).toEqual([])
  })
})

describe('checkServer', () => {
  // No old server is available here, so a stub answers with its version.
  const saying = (version: string, number: number) =>
    ({ query: async () => ({ rows: [{ version, number }] }) }) as unknown as Database['pool']

  it('refuses a server older than 15 by its version, before anything is written', async () => {
    await expect(checkServer(saying('14.19', 14))).rejects.toThrow(
      'O Retaguarda precisa do PostgreSQL 15 ou mais novo; este é o 14.19.',
    )
    await expect(checkServer(saying('15.0', 15))).resolves.toBeUndefined()
    await expect(checkServer(database.pool)).resolves.toBeUndefined()
  })
})
