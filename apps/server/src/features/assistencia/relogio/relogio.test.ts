import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../../../platform/testing/app.ts'
import { seedModelo, seedPostos } from '../../../platform/testing/postos.ts'

let app: TestApp
let modelo: Awaited<ReturnType<typeof seedModelo>>
let [atendente, tecnico, outro, manaus, sp]: Caller[] = []
beforeAll(async () => {
  app = await startTestApp()
  await seedPostos(app)
  modelo = await seedModelo(app, 'NAU-42')
  ;[atendente, tecnico, outro, manaus, sp] = await Promise.all(
    ['atendente', 'tecnico', 'atendente2', 'manaus', 'sp'].map(app.as),
  )
})
afterAll(() => app.close())

test('S7-073: a watch is the whole network’s: one post takes it in, another finds it by its serial', async () => {
  const answer = await atendente!.post('/relogio', {
    modeloProduto: { id: modelo.id },
    numeroSerie: ' 7 204 118a ',
    observacoes: 'Riscado',
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const relogio = answer.json()
  expect(relogio).toMatchObject({
    modeloProduto: { id: modelo.id, codigo: 'NAU-42', descricao: 'Modelo NAU-42' },
    marca: 'Marca NAU-42',
    numeroSerie: '7204118A',
    observacoes: 'Riscado',
    status: 'ATIVO',
    versao: 1,
  })
  expect((await outro!.get(`/relogio/${relogio.id}`)).json()).toEqual(relogio)
  for (const q of ['7204118A', '7 204', '7204118a'])
    expect((await outro!.get(`/relogio/findAll?q=${q}`)).json(), q).toMatchObject([{ id: relogio.id }])
  expect((await outro!.get('/relogio/findAll?q=204')).json()).toEqual([])
  const list = await manaus!.post('/relogio/findByFiltro', { filter: { numeroSerie: '72', marca: 'nau' } })
  expect(list.json().content).toHaveLength(1)
  const csv = await outro!.post('/relogio/export/CSV', {})
  expect(csv.body.slice(1)).toBe(
    'Número de série;Modelo;Marca;Observações\r\n7204118A;Modelo NAU-42;Marca NAU-42;Riscado\r\n',
  )
  // Another post can read it, but neither change nor remove it.
  const foreign = await outro!.put(`/relogio/${relogio.id}`, { observacoes: null, versao: 1 })
  expect(foreign.statusCode, foreign.body).toBe(403)
  expect(foreign.json().error).toBe('REGISTRO_DE_OUTRO_POSTO')
  expect((await outro!.del(`/relogio/${relogio.id}`)).statusCode).toBe(403)
  const changed = await atendente!.put(`/relogio/${relogio.id}`, { observacoes: null, versao: 1 })
  expect(changed.json()).toMatchObject({ observacoes: null, versao: 2 })

  // Once it has an order, only the manufacturer can change its identity.
  const consumidor = await atendente!.post('/consumidor', { nome: 'Lia', cnpjCpf: '99999015069' })
  const ordem = await atendente!.post('/ordemServico', {
    consumidor: { id: consumidor.json().id },
    relogio: { modelo: { id: modelo.id }, numeroSerie: '7204 118a' },
  })
  expect(ordem.json().relogio, ordem.body).toMatchObject({ numeroSerie: '7204118A' })
  for (const body of [{ numeroSerie: '1' }, { status: 'INATIVO' }]) {
    const refused = await atendente!.put(`/relogio/${relogio.id}`, { ...body, versao: 2 })
    expect(refused.statusCode, refused.body).toBe(409)
    expect(refused.json().messages).toMatchObject([
      { fieldName: Object.keys(body)[0], code: 'RELOGIO_EM_OS' },
    ])
  }
  expect((await atendente!.put(`/relogio/${relogio.id}`, { observacoes: 'Polido' })).statusCode).toBe(200)
  expect((await sp!.put(`/relogio/${relogio.id}`, { numeroSerie: '7204118B' })).statusCode).toBe(200)
})

test('a watch that an intake writes down is its post’s; the manufacturer’s own is nobody else’s to change', async () => {
  const consumidor = await outro!.post('/consumidor', { nome: 'Rui', cnpjCpf: '99999015069' })
  const ordem = await outro!.post('/ordemServico', {
    consumidor: { id: consumidor.json().id },
    relogio: { modelo: { id: modelo.id }, numeroSerie: 'ENTRADA1' },
  })
  const { id } = ordem.json().relogio
  expect((await atendente!.put(`/relogio/${id}`, { observacoes: 'x' })).statusCode).toBe(403)
  expect((await outro!.put(`/relogio/${id}`, { observacoes: 'x' })).statusCode).toBe(200)
  // A watch in another post's order stays readable for that post, whoever created it.
  const fabrica = await sp!.post('/relogio', { modeloProduto: { id: modelo.id }, numeroSerie: 'FABRICA1' })
  const doFabricante = fabrica.json().id
  expect((await atendente!.get(`/relogio/${doFabricante}`)).statusCode).toBe(200)
  expect((await atendente!.put(`/relogio/${doFabricante}`, { observacoes: 'x' })).statusCode).toBe(403)
  expect((await atendente!.del(`/relogio/${doFabricante}`)).statusCode).toBe(403)
  expect((await sp!.del(`/relogio/${doFabricante}`)).statusCode).toBe(204)
})

test('the same serial of one model is a 409 at its field; of another model it is another watch', async () => {
  const body = { modeloProduto: { id: modelo.id }, numeroSerie: 'X1' }
  expect((await atendente!.post('/relogio', body)).statusCode).toBe(201)
  const again = await outro!.post('/relogio', { ...body, numeroSerie: 'x 1' })
  expect(again.statusCode).toBe(409)
  expect(again.json().messages).toMatchObject([{ fieldName: 'numeroSerie', code: 'RELOGIO_JA_CADASTRADO' }])
  const otherModelo = await seedModelo(app)
  expect((await outro!.post('/relogio', { ...body, modeloProduto: { id: otherModelo.id } })).statusCode).toBe(
    201,
  )
  const unknown = await outro!.post('/relogio', { ...body, modeloProduto: { id: 999_999 } })
  expect(unknown.json().messages).toMatchObject([{ fieldName: 'modeloProduto', code: 'OPCAO_INVALIDA' }])
})

test('the ability to see orders shows watches; only the one to register orders changes them', async () => {
  expect((await tecnico!.get('/relogio')).statusCode).toBe(200)
  const body = { modeloProduto: { id: modelo.id }, numeroSerie: 'T1' }
  for (const person of [tecnico, manaus]) expect((await person!.post('/relogio', body)).statusCode).toBe(403)
  expect((await (await app.as('cliente')).get('/relogio')).statusCode).toBe(403)
  expect((await app.anyone.get('/relogio/findAll?q=1')).statusCode).toBe(401)
})
