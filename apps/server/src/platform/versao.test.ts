import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { type Caller, startTestApp } from './testing/app.ts'
import type { Records } from './testing/matrix/matrix-lines.ts'
import { callOf, lines } from './testing/matrix/matrix-call.ts'
import { createRecords } from './testing/records/index.ts'
import { versaoSent } from './versao.ts'

const server = await startTestApp()
afterAll(server.close)

const Schema = z.looseObject({ $ref: z.string().optional(), properties: z.looseObject({}).optional() })
const Call = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
})
const Described = z.object({
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

let admin: Caller
let records: Records
beforeAll(async () => {
  admin = await server.as('admin@')
  records = await createRecords(server)
})

/** Every PUT and DELETE changes a record with a version, except these. */
const SEM_VERSAO = new Set([
  'PUT /usuario/updatePassword',
  'PUT /conta/segundo-fator',
  'DELETE /conta/sessoes/:id',
  'DELETE /conta/chaves-acesso/:id',
  'DELETE /notas/esquemas',
  'DELETE /api/nfse/esquemas',
  // A photo is only ever taken away, until its order leaves or its arrival is closed.
  'DELETE /expedicao/fotos/:id',
  'DELETE /chegada/fotos/:id',
  // A key is only ever revoked.
  'DELETE /chaveApi/:id',
  'DELETE /visao/:id',
  'PUT /visao/padrao',
  'PUT /preferencia',
  'PUT /notificacao/lidas',
  'PUT /notificacao/preferencias',
  'PUT /importacao/:id/linhas',
  'PUT /ordemServico/anotar/:id',
  'PUT /ordemServico/:id/avisos/:aviso',
  // It is compared with the quantity that the person saw.
  'PUT /estoquePeca/ajuste/:id',
  // Likewise with the number of its line.
  'PUT /contagemPeca/contar/:id',
  // Only its author may change a message, and only for five minutes.
  'PUT /chat/:id/mensagens/:numero',
  'DELETE /chat/:id/mensagens/:numero',
  'PUT /acompanhamento/:id/mensagens/:numero',
  'DELETE /acompanhamento/:id/mensagens/:numero',
  // The reading belongs to one person.
  'PUT /doc/:id/leitura',
  'PUT /doc/:id/ciencia',
  'PUT /mymessage/entregue/:id',
  'PUT /mymessage/lida/:id',
  // An import is taken back as a whole, whatever became of it.
  'DELETE /relogioVendido/importacao/:id',
  'PUT /public/user/updateRecoverPassword',
])

const OF_POST =
  /^POST (\/usuario\/:id\/anonimizar|\/consumidor\/:id\/anonimizar|.*\/:id\/(recebimento|estorno))$/

/** The calls that take a version, without acts of the product itself, because everybody is refused those. */
const withVersao = lines.filter(
  ({ route, access }) =>
    access.admin === 'ok' &&
    ((/^(PUT|DELETE) /.test(route) && !SEM_VERSAO.has(route)) || OF_POST.test(route)),
)

describe('every call that takes a version', () => {
  it.each(withVersao)('$route refuses an If-Match that is none, and one that is old', async (line) => {
    const call = (ifMatch: string) => callOf(server, admin, line, records, { 'if-match': ifMatch })
    const none = await call('abc')
    expect(none.statusCode).toBe(400)
    expect(none.json()).toMatchObject({ messages: [{ fieldName: null, code: 'INVALID_REQUEST' }] })
    const old = await call('"999999"')
    expect(old.statusCode).toBe(409)
    expect(old.json()).toMatchObject({ messages: [{ code: 'VERSAO_ANTIGA' }] })
  })

  it('none of whose bodies the API page says that it has one is left out', async () => {
    const { paths, components } = Described.parse((await server.anyone.get('/openapi.json')).json())
    const hasVersao = ({ requestBody }: z.infer<typeof Call>) => {
      const schema = requestBody?.content['application/json']?.schema
      const name = schema?.$ref?.split('/').at(-1)
      return 'versao' in ((name === undefined ? schema : components.schemas[name])?.properties ?? {})
    }
    const named = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([, call]) => hasVersao(call))
        .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(named).toContain('PUT /pedidos/:id')
    expect(named.filter((route) => SEM_VERSAO.has(route))).toEqual([])
  })
})

test.each([
  [undefined, undefined, undefined],
  ['*', undefined, undefined],
  ['7', undefined, 7],
  ['"7"', {}, 7],
  ['W/"7"', { versao: null }, 7],
  ['"7"', { versao: 3 }, 3],
  ['abc', { versao: 3 }, 3],
])('If-Match %j with the body %j: version %j', (ifMatch, body, versao) => {
  expect(versaoSent({ ifMatch }, body)).toBe(versao)
})
