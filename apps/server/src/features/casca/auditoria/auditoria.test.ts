import { afterAll, expect, test } from 'vitest'
import { audit } from '../../../platform/audit.ts'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
const { um } = app.clientes
const coleta = new Date('2026-11-20T15:00:00Z')
const rows = await app.database.db
  .insertInto('pedido')
  .values([um, um].map((cliente_id) => ({ cliente_id, data_hora_coleta: coleta })))
  .returning('id')
  .execute()
const pedidoId = rows[0]?.id ?? 0
const silencioso = rows[1]?.id ?? 0
const autor = await app.database.db
  .selectFrom('usuario')
  .select('id')
  .where('email', '=', 'cliente@retaguarda.example')
  .executeTakeFirstOrThrow()
const entry = { entidade: 'pedido', entidadeId: pedidoId, clienteId: um } as const
const at = (iso: string, usuario: { id: number } | null) => ({ now: () => new Date(iso), usuario })
const { db } = app.database
await audit(db, at('2026-11-20T10:00:00Z', autor), {
  ...entry,
  mudancas: [
    { campo: 'pedido', acao: 'criado', para: 12 },
    { campo: 'dataHoraColeta', de: null, para: '2026-11-20T15:00:00.000Z' },
  ],
})
await audit(db, at('2026-11-20T11:00:00Z', null), {
  ...entry,
  mudancas: [{ campo: 'statusAlcis', de: 'não enviado', para: 'recebido' }],
})
await audit(db, at('2026-11-20T12:00:00Z', autor), {
  ...entry,
  mudancas: [{ campo: 'campoQueNinguemMaisConhece', de: { x: 1 }, para: [2] }],
})
afterAll(app.close)

test('S3-065 S3-066 S3-067 S3-068 S7-053 S7-114: both paths answer the entries, newest first, in Portuguese', async () => {
  const cliente = await app.as('cliente')
  const answer = await cliente.get(`/api/auditlogs/by-entity-id/${pedidoId}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual([
    {
      id: expect.any(Number),
      usuario: 'cliente',
      timestamp: '2026-11-20T12:00:00.000Z',
      changes: ['campoQueNinguemMaisConhece: de {"x":1} para [2]'],
    },
    {
      id: expect.any(Number),
      usuario: 'Sistema',
      timestamp: '2026-11-20T11:00:00.000Z',
      changes: ['Status WMS: de “não enviado” para “recebido”'],
    },
    {
      id: expect.any(Number),
      usuario: 'cliente',
      timestamp: '2026-11-20T10:00:00.000Z',
      changes: ['Pedido 12 criado', 'Data e hora da coleta: de vazio para 20/11/2026 12:00'],
    },
  ])
  const alias = await (await app.as('operador')).get(`/auditlog/by-entity-id/${pedidoId}`)
  expect(alias.json()).toEqual(answer.json())
})

test('S7-053: of another company it is not even told that the order exists', async () => {
  const other = await app.as('cliente2')
  for (const path of ['/api/auditlogs/by-entity-id', '/auditlog/by-entity-id']) {
    expect((await other.get(`${path}/${pedidoId}`)).statusCode).toBe(404)
    expect((await other.get(`${path}/999999`)).json()).toEqual(
      (await other.get(`${path}/${pedidoId}`)).json(),
    )
    expect((await app.anyone.get(`${path}/${pedidoId}`)).statusCode).toBe(401)
  }
})

test('an order without entries has an empty history', async () => {
  const answer = await (await app.as('cliente')).get(`/auditlog/by-entity-id/${silencioso}`)
  expect(answer.json()).toEqual([])
})

test('the history of the settings is staff only, and an unknown entity is refused', async () => {
  const path = '/api/auditlogs/by-entity-id/1?entidade='
  expect((await (await app.as('operador')).get(`${path}configuracao`)).json()).toEqual([])
  expect((await (await app.as('cliente')).get(`${path}configuracao`)).statusCode).toBe(404)
  expect((await (await app.as('operador')).get(`${path}coisa`)).statusCode).toBe(400)
})

test('the history of notes and settings is refused to people who may not see them', async () => {
  const admin = await app.as('admin')
  const perfil = await admin.post('/perfil', {
    nome: 'Só pedidos',
    tipo: 'interno',
    habilidades: ['PEDIDO_VER', 'AUDITORIA_VER'],
  })
  const email = 'so-pedidos@empresa.example'
  const senha = 'Jabuti-Trapezio-48'
  const hired = await admin.post('/usuario', { nome: 'Ana', email, senha, role: perfil.json().codigo })
  expect(hired.statusCode, hired.body).toBe(201)
  const ana = await app.as(email)
  for (const entidade of ['nota', 'nota_configuracao', 'configuracao', 'usuario'])
    expect((await ana.get(`/auditlog/by-entity-id/1?entidade=${entidade}`)).statusCode, entidade).toBe(403)
  expect((await ana.get(`/auditlog/by-entity-id/${pedidoId}`)).statusCode).toBe(200)
})

test('a changed display name shows in old entries: the log holds ids, not names', async () => {
  await app.database.db
    .updateTable('usuario')
    .set({ nome_exibicao: 'Clara F.' })
    .where('email', '=', 'cliente@retaguarda.example')
    .execute()
  const [newest] = (await (await app.as('operador')).get(`/auditlog/by-entity-id/${pedidoId}`)).json()
  expect(newest.usuario).toBe('Clara F.')
})
