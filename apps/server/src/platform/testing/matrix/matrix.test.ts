import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp, type Caller } from '../app.ts'
import type { Person, Records } from './matrix-lines.ts'
import { callOf, lines } from './matrix-call.ts'
import { matrixFaults } from './matrix-routes.ts'
import { createRecords } from '../records/index.ts'
import { createApplicationDatabase } from '../roles.ts'

// Each call that is done is so under the role of the application alone, as in production.
const test = await createApplicationDatabase()
const server = await startTestApp({ database: test })
const logIn = async (): Promise<Record<Person, Caller>> => ({
  admin: await server.as('admin@'),
  operador: await server.as('operador@'),
  cliente: await server.as('cliente@'),
  outro: await server.as('cliente2@'),
  ninguem: server.anyone,
})

// A call that was done may have used up its record, and one of them logs out; a reading or a refusal leaves both.
let people: Record<Person, Caller> | undefined
let records: Records | undefined
afterAll(async () => {
  await server.close()
  await test.drop()
})

const outcomeOf = (status: number, expected: unknown) => {
  if (expected === 'aberto' && status !== 401 && status !== 403 && status < 500) return 'aberto'
  return status === 401 || status === 403 || status === 404 || status >= 500 ? status : 'ok'
}

describe('every route × every person', () => {
  it('each route is in the table, and each line of the table is a route', () => {
    expect(matrixFaults(server.app)).toEqual([])
  })

  it('a route that is not in it, and a line that is no route, are named: `npm run check` says so too', () => {
    const declared = server.app.declared.filter(({ url }) => url !== '/healthz')
    const strange = { method: 'POST', url: '/novidade', ability: 'session' } as const
    expect(matrixFaults({ declared: [...declared, strange] })).toEqual([
      'GET /healthz não é uma rota',
      'POST /novidade não está na matriz',
    ])
  })

  it.each(lines)('$route', async (line) => {
    const found: Record<string, unknown> = {}
    let changed = false
    people ??= await logIn()
    for (const [person, expected] of Object.entries(line.access)) {
      records ??= await createRecords(server)
      const { statusCode } = await callOf(server, people[person as Person], line, records)
      found[person] = outcomeOf(statusCode, expected)
      if (statusCode >= 400 || line.route.startsWith('GET ')) continue
      records = undefined
      changed = true
    }
    if (changed) people = undefined
    expect(found).toEqual(line.access)
  })
})
