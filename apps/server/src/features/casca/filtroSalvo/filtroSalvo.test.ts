import { FILTROS_SALVOS_MAXIMO } from '@app/contract/casca/filtroSalvo'
import { REGISTERS } from '@app/contract/registers'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
afterAll(app.close)

const filtro = (nome: string, more: object = {}) => ({
  lista: 'pedidos',
  nome,
  filtros: { situacao: 'CRIADO' },
  ...more,
})
const codesOf = (answer: { json: () => { messages: { code: string; fieldName: string | null }[] } }) =>
  answer.json().messages.map(({ code, fieldName }) => [fieldName, code])

test('a filter is kept, listed by name and deleted, for its person and list alone', async () => {
  const [operador, admin] = [await app.as('operador'), await app.as('admin')]
  const { id: outro } = (await admin.get('/user/me')).json()
  // Whose it is, is never taken from the body.
  const saved = await operador.post(
    '/filtro-salvo',
    filtro(' Urgentes ', { usuario_id: outro, usuarioId: outro }),
  )
  expect(saved.statusCode).toBe(201)
  expect(saved.json()).toEqual({ id: expect.any(Number), ...filtro('Urgentes') })
  await operador.post('/filtro-salvo', filtro('Ágeis'))
  await operador.post('/filtro-salvo', filtro('Outra lista', { lista: 'cliente' }))

  const names = async (lista = 'pedidos') =>
    (await operador.get(`/filtro-salvo?lista=${lista}`)).json().map(({ nome }: { nome: string }) => nome)
  expect(await names()).toEqual(['Ágeis', 'Urgentes'])
  expect(await names('cliente')).toEqual(['Outra lista'])
  expect((await admin.get('/filtro-salvo?lista=pedidos')).json()).toEqual([])

  const { id } = saved.json()
  expect((await admin.del(`/filtro-salvo/${id}`)).statusCode).toBe(404)
  expect((await operador.del(`/filtro-salvo/${id}`)).statusCode).toBe(204)
  expect((await operador.del(`/filtro-salvo/${id}`)).statusCode).toBe(404)
  expect(await names()).toEqual(['Ágeis'])
})

test('a name stands once per person and list, whatever its capitals and accents', async () => {
  const [admin, operador] = [await app.as('admin'), await app.as('operador')]
  await admin.post('/filtro-salvo', filtro('Às 8'))
  const again = await admin.post('/filtro-salvo', filtro('as 8'))
  expect(again.statusCode).toBe(409)
  expect(codesOf(again)).toEqual([['nome', 'FILTRO_MESMO_NOME']])
  expect((await admin.post('/filtro-salvo', filtro('as 8', { lista: 'cliente' }))).statusCode).toBe(201)
  expect((await operador.post('/filtro-salvo', filtro('as 8'))).statusCode).toBe(201)
})

test('thirty per list at most, even when two windows save at once', async () => {
  const cliente = await app.as('cliente')
  for (let at = 1; at < FILTROS_SALVOS_MAXIMO; at += 1)
    expect((await cliente.post('/filtro-salvo', filtro(`Nº ${at}`))).statusCode).toBe(201)
  const both = await Promise.all(['A', 'B'].map((nome) => cliente.post('/filtro-salvo', filtro(nome))))
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await cliente.get('/filtro-salvo?lista=pedidos')).json()).toHaveLength(FILTROS_SALVOS_MAXIMO)
  expect((await cliente.post('/filtro-salvo', filtro('Outra', { lista: 'produto' }))).statusCode).toBe(201)
})

test.each([
  ['no name', filtro('   ')],
  ['a long name', filtro('x'.repeat(61))],
  ['an odd list', filtro('a', { lista: '../pedidos' })],
  ['values that are no texts', filtro('a', { filtros: { page: 3 } })],
  ['odd names of filters', filtro('a', { filtros: { 'a b': 'x' } })],
  ['a long value', filtro('a', { filtros: { numero: 'x'.repeat(201) } })],
  [
    'many values',
    filtro('a', { filtros: Object.fromEntries('abcdefghijklmnopqrstu'.split('').map((key) => [key, '1'])) }),
  ],
])('%s is refused', async (_name, body) => {
  expect((await (await app.as('operador')).post('/filtro-salvo', body)).statusCode).toBe(400)
})

test('the list must be named', async () => {
  expect((await (await app.as('operador')).get('/filtro-salvo')).statusCode).toBe(400)
})

test('every register has saved filters, whatever its name', async () => {
  const operador = await app.as('operador')
  for (const { view } of REGISTERS) {
    const { statusCode } = await operador.get(`/filtro-salvo?lista=${view.name}`)
    expect(statusCode, view.name).toBe(200)
  }
})
