import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, startTestApp } from '../../testing/app.ts'
import { callOf, lines } from '../../testing/matrix/matrix-call.ts'
import type { Person } from '../../testing/matrix/matrix-lines.ts'
import { createRecords } from '../../testing/records/index.ts'
import { unknownFieldsOf } from './unknown-fields.ts'

const server = await startTestApp()
const people: Record<Person, Caller> = {
  admin: await server.as('admin@'),
  operador: await server.as('operador@'),
  cliente: await server.as('cliente@'),
  outro: await server.as('cliente2@'),
  ninguem: server.anyone,
}
const records = await createRecords(server)
afterAll(server.close)

const early: string[] = []
const STRANGE = 'campoQueNaoExiste'

/** The registration of a post checks its steps itself, all faults in one answer, and sets aside what it does not know. */
const BY_STEPS = /^\w+ \/public\/(pessoa\/validate|postoAutorizado(\/validate|\/correcao|$))/

const writes = lines.flatMap((line) => {
  const [method = '', url = ''] = line.route.split(' ')
  const declared = server.app.declared.find((route) => route.method === method && route.url === url)
  const { schema, alias } = declared ?? {}
  const isWrite = (method === 'POST' || method === 'PUT') && schema?.consumes === undefined
  return isWrite && !BY_STEPS.test(line.route) && alias === undefined && schema?.body instanceof z.ZodType
    ? [{ ...line, schema }]
    : []
})

describe('a field that a call does not know', () => {
  it.each(writes)('is refused at $route', async ({ schema: _schema, ...line }) => {
    const [person] = Object.entries(line.access).find(([, access]) => access === 'ok') ?? ['ninguem']
    const body = (of: typeof records) => ({ ...line.body?.(of), [STRANGE]: 1 })
    const answer = await callOf(server, people[person as Person], { ...line, body }, records)
    const { error, messages } = answer.json()
    // A call that is refused before its body is looked at says that first (api.md, order of checks).
    if (answer.statusCode !== 400) {
      expect([401, 404, 409], answer.body).toContain(answer.statusCode)
      early.push(`${line.route} ${error}`)
      return
    }
    expect(messages).toContainEqual({
      fieldName: STRANGE,
      code: 'CAMPO_DESCONHECIDO',
      text: 'Campo não aceito.',
    })
  })

  it('is told at once by almost all of them', () => {
    expect(early.length / writes.length).toBeLessThan(0.08)
  })
})

it('a field that only the answer has is ignored, at every depth', () => {
  const Linha = z.object({ id: z.number(), quantidade: z.number(), total: z.number() })
  const check = unknownFieldsOf({
    body: z.object({
      nome: z.string(),
      cliente: z.object({ id: z.number() }).nullish(),
      linhas: z.array(Linha.pick({ id: true, quantidade: true })).optional(),
      extras: z.record(z.string(), z.unknown()).optional(),
    }),
    response: { 200: z.object({ id: z.number(), nome: z.string(), linhas: z.array(Linha) }).nullable() },
  })
  expect(
    check({
      id: 1,
      nome: 'A',
      cliente: { id: 1, razaoSocial: 'B' },
      linhas: [{ id: 1, quantidade: 1, total: 2 }],
      extras: { tudo: 1 },
      _links: {},
      messages: [],
    }),
  ).toEqual([])
  expect(check({ nome: 'A', nmoe: 'B', linhas: [{ id: 1 }, { id: 2, peso: 3 }] })).toMatchObject([
    { fieldName: 'nmoe', code: 'CAMPO_DESCONHECIDO' },
    { fieldName: 'linhas[1].peso', code: 'CAMPO_DESCONHECIDO' },
  ])
})
