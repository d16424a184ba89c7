import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrateJobs } from '../jobs.ts'
import { type Database, openDatabase } from './index.ts'

const NAMES = { database: 'teste_papeis', owner: 'teste_dono', application: 'teste_aplicacao' }

const administer = async (...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  for (const sql of statements) await client.query(sql)
  await client.end()
}

const urlOf = (role: string): string => {
  const url = new URL(inject('postgresUrl'))
  Object.assign(url, { username: role, password: 'x', pathname: `/${NAMES.database}` })
  return url.href
}

let database: Database

const open = () =>
  openDatabase({
    config: {
      DATABASE_URL: urlOf(NAMES.application),
      DATABASE_URL_MIGRACAO: urlOf(NAMES.owner),
      DATA_DIR: '.data',
    },
    log: () => {},
    onError: () => {},
  })

beforeAll(async () => {
  await administer(
    `create role ${NAMES.owner} login password 'x'`,
    `create role ${NAMES.application} login password 'x'`,
    `create database ${NAMES.database} owner ${NAMES.owner}`,
  )
  database = await open()
})

afterAll(async () => {
  await database.close()
  await administer(
    `drop database ${NAMES.database} with (force)`,
    `drop role ${NAMES.application}`,
    `drop role ${NAMES.owner}`,
  )
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
    await (await open()).close()
  })
})
