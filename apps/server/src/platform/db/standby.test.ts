import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { createRecorder } from '../testing/statements/recorder.ts'
import { longReadsBy } from './standby.ts'

const server = await startTestApp()
const { database } = server
const { url } = server.test
const plugins = [createRecorder(inject('seen'))]
const opened: pg.Pool[] = []
afterAll(async () => {
  await Promise.all(opened.map((pool) => pool.end()))
  await server.close()
})

const poolOf = (address: string, options = ''): pg.Pool => {
  const pool = new pg.Pool({ connectionString: address, options, connectionTimeoutMillis: 5_000, max: 2 })
  opened.push(pool)
  return pool
}

/** What a standby says of itself stands before the server's own functions. */
const STANDBY = '-c search_path=replica,pg_catalog,public'
await sql`create schema replica`.execute(database.db)
await sql`create table replica.posicao as select '0/0'::pg_lsn as lsn`.execute(database.db)
await sql`create function replica.pg_is_in_recovery() returns boolean return true`.execute(database.db)
await sql`create function replica.pg_last_wal_replay_lsn() returns pg_lsn return (select lsn from replica.posicao)`.execute(
  database.db,
)
const replayed = (lsn: string) => sql`update replica.posicao set lsn = ${lsn}::pg_lsn`.execute(database.db)
const END = 'FFFFFFFF/0'

const readsBy = (standby: pg.Pool, patience = 400) => {
  const told: string[] = []
  const onFallback = ({ message }: Error) => told.push(message)
  return {
    told,
    ...longReadsBy({ primary: database.db, standby, plugins, onFallback, patience }),
  }
}

test('a standby that holds everything answers', async () => {
  await replayed(END)
  const { take, counts, told } = readsBy(poolOf(url, STANDBY))
  expect(await take()).not.toBe(database.db)
  expect([counts, told]).toEqual([{ standby: 1, primary: 0 }, []])
})

test('a reading waits for a standby that is a moment behind', async () => {
  await replayed('0/0')
  const { take, told } = readsBy(poolOf(url, STANDBY), 20_000)
  const taken = take()
  await replayed(END)
  expect(await taken).not.toBe(database.db)
  expect(told).toEqual([])
})

const silent = createServer((socket) => socket.on('error', () => {}))
silent.listen(0, '127.0.0.1')
await once(silent, 'listening')
afterAll(() => silent.close())
const silentUrl = `postgres://x@127.0.0.1:${(silent.address() as AddressInfo).port}/x`

test.each([
  ['is behind', () => poolOf(url, STANDBY), /more than 400 ms behind/],
  ['is no standby', () => poolOf(url), /no standby of this primary/],
  ['is away', () => poolOf('postgres://x@127.0.0.1:1/x'), /ECONNREFUSED/],
  ['does not answer', () => poolOf(silentUrl), /does not answer/],
])('when it %s, the primary answers, and the next reading does not try', async (_, open, reason) => {
  await replayed('0/0')
  const { take, counts, told } = readsBy(open())
  expect(await take()).toBe(database.db)
  expect(await take()).toBe(database.db)
  expect(told).toEqual([expect.stringMatching(reason)])
  expect(counts).toEqual({ standby: 0, primary: 2 })
})

test('every report and export may be read there', () => {
  const long = server.app.declared.filter(({ longRead, method }) => longRead && method !== 'HEAD')
  const exports = server.app.declared.filter(({ url: path }) => path.includes('/export/'))
  expect(exports.length).toBeGreaterThan(10)
  expect(exports.filter((one) => !long.includes(one))).toEqual([])
  expect(long.filter(({ url: path }) => path.startsWith('/relatorio/')).length).toBeGreaterThan(10)
})
