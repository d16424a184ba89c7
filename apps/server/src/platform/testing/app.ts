import { join } from 'node:path'
import { ERROR_NAMES, ErrorBody, isMessageCode } from '@app/contract/casca/errors'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../config.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { CALLS, recordExamples } from './examples/recorder.ts'
import { seedPeople } from './seed.ts'
import { swiftFolder } from './temporary-folder.ts'

type Options = {
  /** The database of another test app, for two processes on one database. */
  database?: TestDatabase
  /** false: its statements depend on chance, so they are not listed. */
  listed?: boolean
  /** As if behind a proxy. */
  trustProxy?: boolean
  /** Settings beyond those of all tests. */
  env?: NodeJS.ProcessEnv
} & Omit<Parameters<typeof buildApp>[0], 'config' | 'database'>

type Headers = Record<string, string>

/** An access token without the slow password check, for tests that do not test the log-in. */
const issueToken = async (app: FastifyInstance, email: string): Promise<string> => {
  const { db, sessions } = app.services
  const { id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return (await sessions.issue(db, id)).access
}

type Answered = { statusCode: number; headers: Record<string, unknown>; json: () => unknown }

/** Every refusal has the one shape and codes of the contract (api.md, Errors), except a page that a browser navigates to. */
export const expectOneShape = ({ statusCode, headers, json }: Answered): void => {
  if (statusCode < 400 || String(headers['content-type']).startsWith('text/html')) return
  const { error, messages } = ErrorBody.parse(json())
  const unlisted = messages.flatMap(({ code }) => (isMessageCode(code) ? [] : [code]))
  if (!ERROR_NAMES.includes(error)) unlisted.push(error)
  if (unlisted.length > 0) throw new Error(`not in the lists of the contract: ${unlisted.join(', ')}`)
}

const callerOf = (app: FastifyInstance, token: string | undefined) => {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async (url: string, body?: unknown, headers: Headers = {}) => {
      const answer = await app.inject({
        method,
        url,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      expectOneShape(answer)
      return answer
    }
  const get = (url: string, headers?: Headers) => call('GET')(url, undefined, headers)
  const del = (url: string, headers?: Headers) => call('DELETE')(url, undefined, headers)
  return { token, get, post: call('POST'), put: call('PUT'), del }
}
export type Caller = ReturnType<typeof callerOf>

/**
 * The whole product on a database of the test's own, with two companies and a person of each role
 * (`admin@`, `operador@`, `cliente@`, `cliente2@`, `…@retaguarda.example`). Jobs run only with `work: true`.
 */
export const startTestApp = async ({
  database: shared,
  listed = true,
  trustProxy = false,
  env,
  ...parts
}: Options = {}) => {
  const test = shared ?? (await createTestDatabase('modelo', listed))
  const folder = swiftFolder()
  const config = readConfig({
    DATABASE_URL: test.url,
    DATA_DIR: folder.path,
    TRUST_PROXY: trustProxy ? '1' : '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    ...env,
  })
  const clientes = await seedPeople(test.database.db)
  const app = await buildApp({
    config,
    database: test.database,
    work: false,
    callsPerMinute: 100_000,
    ...parts,
  })
  await app.ready()
  recordExamples(app, join(inject('seen'), CALLS))
  return {
    app,
    config,
    test,
    database: test.database,
    /** The companies of cliente@ and cliente2@. */
    clientes,
    /** Calls as a person, in a session of its own; a seeded person needs only the name before the @. */
    as: async (person: string): Promise<Caller> => {
      const [name = '', domain = ''] = person.split('@')
      return callerOf(app, await issueToken(app, `${name}@${domain || 'retaguarda.example'}`))
    },
    /** Calls without a session. */
    anyone: callerOf(app, undefined),
    close: async () => {
      await app.close()
      if (!shared) await test.drop()
      folder.remove()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>
