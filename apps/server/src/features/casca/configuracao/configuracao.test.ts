import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Change } from '../../../platform/push/changes.ts'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
const admin = await app.as('admin')
afterAll(app.close)

const newest = async () => (await admin.get('/configuracoes/search/findFirstByOrderByIdDesc')).json()
let current: { id: number; tempoSeparacao: number; tempoFaturar: number; versao: number }
beforeEach(async () => {
  current = await newest()
})

const nextChange = async (): Promise<Change> => {
  const told = new EventTarget()
  const stop = app.app.services.changes.onChange((change) =>
    told.dispatchEvent(new CustomEvent('change', { detail: change })),
  )
  const [event] = (await once(told, 'change')) as [CustomEvent<Change>]
  stop()
  return event.detail
}

test('S3-070 S3-071 S7-057: a fresh installation has settings, four hours each', async () => {
  expect(current).toEqual({
    id: expect.any(Number),
    tempoSeparacao: 4,
    tempoFaturar: 4,
    separacaoScanner: false,
    conferenciaScanner: false,
    contagemScanner: false,
    chegadaScanner: false,
    chegadaCega: true,
    wmsInterno: true,
    versao: 1,
    _links: { self: { href: `/configuracoes/${current.id}` } },
  })
  expect((await admin.get(`/configuracoes/${current.id}`)).json()).toEqual(current)
  expect((await admin.get('/configuracoes/999999')).statusCode).toBe(404)
})

test('S7-058 S7-110: a POST gives new settings, which hold from then on, and is pushed', async () => {
  const pushed = nextChange()
  const answer = await admin.post('/configuracoes', { tempoSeparacao: 2.5, tempoFaturar: 8 })
  expect(answer.statusCode).toBe(201)
  const saved = answer.json()
  expect(saved.id).toBeGreaterThan(current.id)
  expect(await newest()).toEqual(saved)
  expect(await pushed).toEqual({ entidade: 'configuracao', id: saved.id, versao: 1, clienteId: null })
  expect((await admin.get(`/configuracoes/${current.id}`)).json()).toEqual(current)
})

test('S5-068: 0 is a 400 at the field, 0.25 is taken', async () => {
  const refused = await admin.post('/configuracoes', { tempoSeparacao: 0, tempoFaturar: 4 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().messages).toMatchObject([{ fieldName: 'tempoSeparacao', code: 'VALOR_MINIMO' }])
  expect((await admin.post('/configuracoes', { tempoSeparacao: 0.25, tempoFaturar: 4 })).statusCode).toBe(201)
})

test('the same Idempotency-Key twice makes one row', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await admin.post('/configuracoes', { tempoSeparacao: 3, tempoFaturar: 3 }, headers)
  const second = await admin.post('/configuracoes', { tempoSeparacao: 3, tempoFaturar: 3 }, headers)
  expect(second.statusCode).toBe(201)
  expect(second.json()).toEqual(first.json())
  expect((await newest()).id).toBe(first.json().id)
})

test('PUT with the id in the path or in the body changes what is sent and leaves the rest', async () => {
  const { id, versao, tempoFaturar } = current
  const byPath = await admin.put(`/configuracoes/${id}`, { tempoSeparacao: 6, versao })
  expect(byPath.statusCode).toBe(200)
  expect(byPath.json()).toMatchObject({ id, tempoSeparacao: 6, tempoFaturar, versao: versao + 1 })
  const byBody = await admin.put('/configuracoes', { id, tempoFaturar: 9.25, versao: versao + 1 })
  expect(byBody.json()).toMatchObject({ id, tempoSeparacao: 6, tempoFaturar: 9.25, versao: versao + 2 })
  const slash = await admin.put('/configuracoes/', { id, tempoFaturar: 9, versao: versao + 2 })
  expect(slash.json()).toMatchObject({ tempoFaturar: 9, versao: versao + 3 })
})

test('an old versao is a 409 with the present values and who changed them', async () => {
  const { id, versao } = current
  await admin.put(`/configuracoes/${id}`, { tempoSeparacao: 7, versao })
  const late = await admin.put(`/configuracoes/${id}`, { tempoSeparacao: 'sete', versao })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    messages: [{ code: 'VERSAO_ANTIGA' }],
    atual: { id, tempoSeparacao: 7, versao: versao + 1 },
    alteradoPor: 'admin',
    alteradoEm: expect.stringMatching(/Z$/),
  })
})

test('two who save at once: one wins, one gets the 409', async () => {
  const { id, versao } = current
  const answers = await Promise.all(
    [10, 11].map((tempoSeparacao) => admin.put(`/configuracoes/${id}`, { tempoSeparacao, versao })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('equal values are no change; a save without versao is told as unchecked', async () => {
  const { id, versao, tempoSeparacao } = current
  const same = await admin.put(`/configuracoes/${id}`, { tempoSeparacao, versao })
  expect(same.json()).toEqual(current)
  const unchecked = await admin.put(`/configuracoes/${id}`, { tempoSeparacao: tempoSeparacao + 1 })
  expect(unchecked.json().versao).toBe(versao + 1)
  const [entry] = (await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=configuracao`)).json()
  expect(entry.usuario).toBe('admin')
  expect(entry.changes).toEqual([
    `Tempo de separação (horas): de ${tempoSeparacao} para ${tempoSeparacao + 1}`,
    'Gravado sem informar a versão: alterações simultâneas não foram verificadas',
  ])
})

test.each([
  [{ tempoSeparacao: 0.2, tempoFaturar: 4 }, 'tempoSeparacao', 'VALOR_MINIMO'],
  [{ tempoSeparacao: 9000, tempoFaturar: 4 }, 'tempoSeparacao', 'VALOR_MAXIMO'],
  [{ tempoSeparacao: 4 }, 'tempoFaturar', 'EMPTY_REQUIRED_FIELD'],
  [{ tempoSeparacao: 'x', tempoFaturar: 4 }, 'tempoSeparacao', 'CAST_ERROR'],
])('POST %j is refused at %s', async (body, fieldName, code) => {
  const answer = await admin.post('/configuracoes', body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().messages).toMatchObject([{ fieldName, code }])
})

test('PUT without any id, or of a row that is not there', async () => {
  expect((await admin.put('/configuracoes', { tempoSeparacao: 4 })).statusCode).toBe(400)
  expect((await admin.put('/configuracoes/999999', { tempoSeparacao: 4 })).statusCode).toBe(404)
})

test('S6-071: the operator reads the settings, only the administrator writes them, a client user neither', async () => {
  const operador = await app.as('operador')
  const cliente = await app.as('cliente')
  const path = '/configuracoes/search/findFirstByOrderByIdDesc'
  expect((await operador.get(path)).statusCode).toBe(200)
  expect((await cliente.get(path)).statusCode).toBe(403)
  for (const person of [operador, cliente]) {
    expect((await person.post('/configuracoes', { tempoSeparacao: 1, tempoFaturar: 1 })).statusCode).toBe(403)
    expect((await person.put(`/configuracoes/${current.id}`, { tempoSeparacao: 1 })).statusCode).toBe(403)
  }
  expect(await newest()).toEqual(current)
})
