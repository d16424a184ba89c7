import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type Caller, type TestApp } from './app.ts'
import { MATRIX, type Person, type Records } from './matrix.ts'
import { createRecords } from './records.ts'

let server: TestApp
let people: Record<Person, Caller>

beforeAll(async () => {
  server = await startTestApp()
})
// A session each for every line: one of the routes is the log-out.
beforeEach(async () => {
  people = {
    admin: await server.as('admin@'),
    operador: await server.as('operador@'),
    cliente: await server.as('cliente@'),
    outro: await server.as('cliente2@'),
    ninguem: server.anyone,
  }
})
afterAll(() => server.close())

const lines = Object.entries(MATRIX).map(([route, line]) => ({
  route,
  ...('access' in line ? line : { access: line }),
}))

/** Fills what stands after each colon: the record's id, a field of the attachments, or the record's own code. */
const fill = (url: string, records: Records, id: keyof Records | undefined): string =>
  url
    .replace(':id', String(id === undefined ? 0 : records[id]))
    .replace(':campo', 'nf')
    .replace(':codigoOmni', records.codigoOmni)
    .replace(':codigoDepositante', records.codigoDepositante)
    .replace(/:arquivo\(.*/, 'nada.js')
    .replace(/:token|\*/, 'nada')

const outcomeOf = (status: number, expected: unknown) => {
  if (expected === 'aberto' && status !== 401 && status !== 403 && status < 500) return 'aberto'
  return status === 401 || status === 403 || status === 404 || status >= 500 ? status : 'ok'
}

describe('every route × every person', () => {
  it('each route is in the table, and each line of the table is a route', () => {
    const declared = server.app.declared
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`)
    expect([...new Set(declared)].sort()).toEqual(lines.map(({ route }) => route).sort())
  })

  it.each(lines)('$route', async ({ route, access, id, body }) => {
    const [method = '', url = ''] = route.split(' ')
    const found: Record<string, unknown> = {}
    const once = await createRecords(server)
    for (const [person, expected] of Object.entries(access)) {
      const records = method === 'GET' ? once : await createRecords(server)
      const caller = people[person as Person]
      const { statusCode } = await server.app.inject({
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url: fill(url, records, id),
        headers: caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` },
        ...(method !== 'GET' && method !== 'DELETE' && { payload: body?.(records) ?? {} }),
      })
      found[person] = outcomeOf(statusCode, expected)
    }
    expect(found).toEqual(access)
  })
})
