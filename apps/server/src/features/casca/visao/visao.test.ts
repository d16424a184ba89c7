import { VISOES_MAXIMO } from '@app/contract/casca/visao'
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
  // The owner is never taken from the body.
  const stolen = await operador.post('/visao', filtro('Urgentes', { usuarioId: outro }))
  expect(codesOf(stolen)).toEqual([['usuarioId', 'CAMPO_DESCONHECIDO']])
  const saved = await operador.post('/visao', filtro(' Urgentes '))
  expect(saved.statusCode).toBe(201)
  expect(saved.json()).toEqual({
    id: expect.any(Number),
    ...filtro('Urgentes'),
    equipe: false,
    minha: true,
    de: expect.any(String),
  })
  await operador.post('/visao', filtro('Ágeis'))
  await operador.post('/visao', filtro('Outra lista', { lista: 'cliente' }))

  const names = async (lista = 'pedidos') =>
    (await operador.get(`/visao?lista=${lista}`)).json().visoes.map(({ nome }: { nome: string }) => nome)
  expect(await names()).toEqual(['Ágeis', 'Urgentes'])
  expect(await names('cliente')).toEqual(['Outra lista'])
  expect((await admin.get('/visao?lista=pedidos')).json()).toEqual({ visoes: [], padrao: null })

  const { id } = saved.json()
  expect((await admin.del(`/visao/${id}`)).statusCode).toBe(404)
  expect((await operador.del(`/visao/${id}`)).statusCode).toBe(204)
  expect((await operador.del(`/visao/${id}`)).statusCode).toBe(404)
  expect(await names()).toEqual(['Ágeis'])
})

test('a name stands once per person and list, whatever its capitals and accents', async () => {
  const [admin, operador] = [await app.as('admin'), await app.as('operador')]
  await admin.post('/visao', filtro('Às 8'))
  const again = await admin.post('/visao', filtro('as 8'))
  expect(again.statusCode).toBe(409)
  expect(codesOf(again)).toEqual([['nome', 'VISAO_MESMO_NOME']])
  expect((await admin.post('/visao', filtro('as 8', { lista: 'cliente' }))).statusCode).toBe(201)
  expect((await operador.post('/visao', filtro('as 8'))).statusCode).toBe(201)
})

test('thirty per list at most, even when two windows save at once', async () => {
  const cliente = await app.as('cliente')
  for (let at = 1; at < VISOES_MAXIMO; at += 1)
    expect((await cliente.post('/visao', filtro(`Nº ${at}`))).statusCode).toBe(201)
  const both = await Promise.all(['A', 'B'].map((nome) => cliente.post('/visao', filtro(nome))))
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await cliente.get('/visao?lista=pedidos')).json().visoes).toHaveLength(VISOES_MAXIMO)
  expect((await cliente.post('/visao', filtro('Outra', { lista: 'produto' }))).statusCode).toBe(201)
})

test.each([
  ['no name', filtro('   ')],
  ['a long name', filtro('x'.repeat(61))],
  ['an odd list', filtro('a', { lista: '../pedidos' })],
  ['values that are no texts', filtro('a', { filtros: { page: 3 } })],
  ['odd names of filters', filtro('a', { filtros: { 'a b': 'x' } })],
  ['a long value', filtro('a', { filtros: { numero: 'x'.repeat(401) } })],
  [
    'many values',
    filtro('a', {
      filtros: Object.fromEntries('abcdefghijklmnopqrstuvwxy'.split('').map((key) => [key, '1'])),
    }),
  ],
])('%s is refused', async (_name, body) => {
  expect((await (await app.as('operador')).post('/visao', body)).statusCode).toBe(400)
})

test('the list must be named', async () => {
  expect((await (await app.as('operador')).get('/visao')).statusCode).toBe(400)
})

test('every register has saved filters, whatever its name', async () => {
  const operador = await app.as('operador')
  for (const { view } of REGISTERS) {
    const { statusCode } = await operador.get(`/visao?lista=${view.name}`)
    expect(statusCode, view.name).toBe(200)
  }
})

test('a view is shared with the team: staff who see the list, or the people of one company', async () => {
  const [admin, operador, cliente, cliente2] = await Promise.all(
    (['admin', 'operador', 'cliente', 'cliente2'] as const).map((one) => app.as(one)),
  )
  const seen = async (who: typeof admin, lista = 'pedidos') =>
    (await who!.get(`/visao?lista=${lista}`))
      .json<{ visoes: { nome: string; minha: boolean }[] }>()
      .visoes.filter(({ minha }) => !minha)
      .map(({ nome }) => nome)
  await admin!.post('/visao', filtro('Da casa', { equipe: true }))
  await admin!.post('/visao', filtro('Só minha'))
  await cliente2!.post('/visao', filtro('Da empresa', { equipe: true }))
  expect(await seen(operador)).toEqual(['Da casa'])
  expect(await seen(cliente)).toEqual([])
  expect(await seen(cliente2)).toEqual([])
  // Only administrators see the list of profiles: others get none of its views, and share none.
  await admin!.post('/visao', filtro('Perfis', { lista: 'perfil', equipe: true }))
  expect(await seen(operador, 'perfil')).toEqual([])
  const refused = await operador!.post('/visao', filtro('Perfis', { lista: 'perfil', equipe: true }))
  expect(refused.statusCode).toBe(403)
})

test('a view is changed and deleted by its owner alone, and opens the list of who stars it', async () => {
  const [admin, operador, cliente] = [
    await app.as('admin'),
    await app.as('operador'),
    await app.as('cliente'),
  ]
  const { id } = (await admin.post('/visao', filtro('Estrela', { equipe: true }))).json()
  expect((await operador.put(`/visao/${id}`, { nome: 'Outra' })).statusCode).toBe(404)
  expect((await operador.del(`/visao/${id}`)).statusCode).toBe(404)
  const changed = await admin.put(`/visao/${id}`, {
    filtros: { order: 'cliente,asc', colunas: 'wms,cliente' },
  })
  expect(changed.json()).toMatchObject({ nome: 'Estrela', filtros: { colunas: 'wms,cliente' }, equipe: true })

  const padrao = async () => (await operador.get('/visao?lista=pedidos')).json<{ padrao: number }>().padrao
  const star = (who: typeof admin, visao: number | null, lista = 'pedidos') =>
    who.put('/visao/padrao', { lista, visao })
  expect((await star(operador, id)).statusCode).toBe(200)
  expect(await padrao()).toBe(id)
  expect((await star(cliente, id)).statusCode).toBe(404)
  expect((await star(operador, id, 'cliente')).statusCode).toBe(404)
  // After its owner made it private again, it is nobody else's default.
  await admin.put(`/visao/${id}`, { equipe: false })
  expect(await padrao()).toBeNull()
  await admin.put(`/visao/${id}`, { equipe: true })
  expect(await padrao()).toBe(id)
  await star(operador, null)
  expect(await padrao()).toBeNull()
  await star(operador, id)
  expect((await admin.del(`/visao/${id}`)).statusCode).toBe(204)
  expect(await padrao()).toBeNull()
})
