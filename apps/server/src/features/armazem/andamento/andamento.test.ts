import type { Andamento } from '@app/contract/armazem/andamento'
import type { Notificacoes } from '@app/contract/casca/notificacao'
import { beforeEach, expect, test } from 'vitest'
import { shell } from '../../../parts.ts'
import type { Caller } from '../../../platform/testing/app.ts'
import { linha, NOON, useStocked } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()
const MINUTE_MS = 60_000
const ligar = (separacaoScanner: boolean, conferenciaScanner: boolean, tempoSeparacao = 4) =>
  warehouse.admin.post('/configuracoes', {
    tempoSeparacao,
    tempoFaturar: 4,
    separacaoScanner,
    conferenciaScanner,
  })
beforeEach(() => ligar(true, true))
const at = (minutes: number) => warehouse.setClock(new Date(NOON.getTime() + minutes * MINUTE_MS))

const andamento = async () => (await warehouse.admin.get('/separacao/andamento')).json<Andamento>()
const novo = async (quantidade = 3) =>
  (await warehouse.create(warehouse.cliente, [linha(warehouse.lote, quantidade)], { concluido: true })).id
const daqui = async (id: number) => (await andamento()).pedidos.find(({ pedido }) => pedido === id)
const tomar = (quem: Caller, ...pedidos: number[]) => quem.post('/separacao/tomar', { pedidos })
const ler = (quem: Caller, pedido: number, quantidade: number) =>
  quem.post(`/separacao/${pedido}/ler`, { saldo: warehouse.lote.saldoId, codigo: 'A', quantidade })
const faltar = (quem: Caller, pedido: number) =>
  quem.post(`/separacao/${pedido}/faltar`, { saldo: warehouse.lote.saldoId, motivo: 'NAO_ESTA' })
const separado = async (quantidade = 3) => {
  const id = await novo(quantidade)
  await tomar(warehouse.operador, id)
  await ler(warehouse.operador, id, quantidade)
  await warehouse.operador.post(`/separacao/${id}/terminar`)
  return id
}
const contar = (pedido: number, quantidade: number) =>
  warehouse.admin.post(`/conferencia/${pedido}/ler`, {
    saldo: warehouse.lote.saldoId,
    codigo: 'A',
    quantidade,
    volume: 1,
  })
const aceitar = (pedido: number) =>
  warehouse.admin.post(`/separacao/${pedido}/aceitar`, { saldo: warehouse.lote.saldoId })
const euMesmo = async (quem: Caller) => (await quem.get('/user/me')).json<{ id: number }>().id

test('an order says its step, who has it and how far it is; late ones come first', async () => {
  const id = await novo()
  expect(await daqui(id)).toMatchObject({ passo: 'A_SEPARAR', quem: null, linhas: 1, prontas: 0 })
  await tomar(warehouse.operador, id)
  expect(await daqui(id)).toMatchObject({ passo: 'EM_SEPARACAO', quem: expect.any(String), prontas: 0 })
  await ler(warehouse.operador, id, 3)
  await warehouse.operador.post(`/separacao/${id}/terminar`)
  expect(await daqui(id)).toMatchObject({ passo: 'A_CONFERIR', quem: null, prontas: 1 })
  await warehouse.admin.post(`/conferencia/${id}/tomar`)
  expect(await daqui(id)).toMatchObject({ passo: 'EM_CONFERENCIA', quem: expect.any(String), prontas: 0 })
  await contar(id, 3)
  expect(await daqui(id)).toMatchObject({ prontas: 1 })
  await ligar(true, true, 0.1)
  at(15)
  const outro = await novo()
  const { pedidos } = await andamento()
  const atrasos = pedidos.map(({ atrasadoDesde }) => atrasadoDesde !== null)
  expect(atrasos).toEqual(atrasos.toSorted((a, b) => Number(b) - Number(a)))
  expect(pedidos.find(({ pedido }) => pedido === outro)?.atrasadoDesde).toBeNull()
  await warehouse.admin.post(`/conferencia/${id}/devolver`)
})

test('a shortage asks until it is accepted; another one of the same line asks again, and the history tells who', async () => {
  const id = await novo()
  await tomar(warehouse.operador, id)
  await ler(warehouse.operador, id, 2)
  expect((await aceitar(id)).json()).toMatchObject({ error: 'SEPARACAO_SEM_FALTA' })
  await faltar(warehouse.operador, id)
  const falta = { pedido: id, falta: 1, motivo: 'NAO_ESTA', quem: expect.any(String), em: NOON.toISOString() }
  expect((await andamento()).faltas).toEqual([expect.objectContaining(falta)])
  const answers = await Promise.all([aceitar(id), aceitar(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await andamento()).faltas).toEqual([])
  const told = (await warehouse.historyOf(id)).flat().filter((line) => line.startsWith('Falta aceita'))
  expect(told).toEqual(['Falta aceita: A Produto A lote L1 (validade 31/01/2027), 1 un'])
  // The picker finds nothing of what he had put back.
  await ler(warehouse.operador, id, -1)
  await faltar(warehouse.operador, id)
  expect((await andamento()).faltas).toMatchObject([{ pedido: id, falta: 2 }])
  await warehouse.operador.post(`/separacao/${id}/terminar`)
  expect((await andamento()).faltas).toEqual([])
  expect((await aceitar(id)).json()).toMatchObject({ error: 'SEPARACAO_SEM_FALTA' })
})

test('orders are given to a picker, all or none; the second supervisor hears who has them', async () => {
  const para = await euMesmo(warehouse.operador)
  const [um, dois] = [await novo(), await novo()]
  const entregar = (pedidos: number[], usuario = para) =>
    warehouse.admin.post('/separacao/entregar', { pedidos, usuario })
  const { separadores } = await andamento()
  expect(separadores.map(({ id }) => id)).toContain(para)
  const cliente = await euMesmo(warehouse.cliente)
  expect(separadores.map(({ id }) => id)).not.toContain(cliente)
  expect((await entregar([um], cliente)).statusCode).toBe(404)
  expect((await entregar([um])).statusCode).toBe(200)
  expect(await daqui(um)).toMatchObject({ passo: 'EM_SEPARACAO' })
  expect((await warehouse.historyOf(um)).flat()).toContainEqual(
    expect.stringMatching(/^Separação entregue a /),
  )
  await shell.jobs.find(({ name }) => name === 'notificacao_entregar')!.run({}, warehouse.app.services)
  const { notificacoes } = (await warehouse.operador.get('/notificacao?filtro=naoLidos')).json<Notificacoes>()
  const avisos = notificacoes.filter(({ tipo }) => tipo === 'PEDIDO_ENTREGUE')
  expect(avisos).toMatchObject([{ titulo: 'Pedido entregue a você', link: '/separacao/coletor' }])
  const admin = await euMesmo(warehouse.admin)
  expect((await entregar([dois, um], admin)).json()).toMatchObject({ error: 'SEPARACAO_TOMADA' })
  expect(await daqui(dois)).toMatchObject({ passo: 'A_SEPARAR' })
  // Given to the same person once more: nothing new happens.
  expect((await entregar([um])).statusCode).toBe(200)
  const muitos = await Promise.all(Array.from({ length: 10 }, () => novo()))
  expect((await entregar(muitos)).json()).toMatchObject({ error: 'SEPARACAO_MUITOS' })
  await warehouse.operador.post(`/separacao/${um}/devolver`)
})

test('a closed count that differs asks; a recount by the supervisor opens it, and only then', async () => {
  const antes = await andamento()
  const id = await separado()
  // The picker counts nothing of his own, so his own supervisor's act stands for another person's.
  await warehouse.admin.post(`/conferencia/${id}/tomar`)
  await contar(id, 2)
  const recontar = () =>
    warehouse.operador.post(`/conferencia/${id}/recontar`, { saldo: warehouse.lote.saldoId })
  expect((await andamento()).diferencas).toEqual([])
  expect((await recontar()).json()).toMatchObject({ error: 'CONFERENCIA_DE_OUTRO' })
  await warehouse.admin.post(`/conferencia/${id}/fechar`)
  expect((await andamento()).diferencas).toMatchObject([{ pedido: id, quantidade: 3, contado: 2 }])
  expect((await recontar()).statusCode).toBe(200)
  expect((await andamento()).diferencas).toEqual([])
  await contar(id, 2)
  await warehouse.admin.post(`/conferencia/${id}/fechar`)
  await warehouse.admin.post(`/conferencia/${id}/voltar`)
  await tomar(warehouse.operador, id)
  await ler(warehouse.operador, id, 1)
  await warehouse.operador.post(`/separacao/${id}/terminar`)
  for (const [pedido, quantidade] of [
    [id, 3],
    [await separado(), 3],
  ] as const) {
    await warehouse.admin.post(`/conferencia/${pedido}/tomar`)
    await contar(pedido, quantidade)
    await warehouse.admin.post(`/conferencia/${pedido}/volume`, { numero: 1, peso: 1 })
    expect((await warehouse.admin.post(`/conferencia/${pedido}/terminar`)).statusCode).toBe(200)
  }
  const depois = await andamento()
  expect(depois.conferidosHoje - antes.conferidosHoje).toBe(2)
  expect(depois.semDiferencaHoje - antes.semDiferencaHoje).toBe(1)
})

test('the team says lines an hour and since when nobody read; who ended long ago is not there', async () => {
  const usuario = await euMesmo(warehouse.operador)
  const pessoa = async () => (await andamento()).equipe.find((one) => one.usuario === usuario)
  const forget = () =>
    warehouse.db.updateTable('separacao').set({ tomada_em: null, separador_id: null }).execute()
  await forget()
  at(-30)
  const id = await novo(5)
  await tomar(warehouse.operador, id)
  expect(await pessoa()).toMatchObject({ separando: 1, conferindo: 0, linhasPorHora: 0 })
  at(-10)
  await ler(warehouse.operador, id, 5)
  at(0)
  const ultimaLeitura = new Date(NOON.getTime() - 10 * MINUTE_MS).toISOString()
  expect(await pessoa()).toMatchObject({ linhasPorHora: 2, ultimaLeitura })
  await warehouse.operador.post(`/separacao/${id}/terminar`)
  expect(await pessoa()).toMatchObject({ separando: 0 })
  await forget()
  expect(await pessoa()).toBeUndefined()
})

test('switched off, or for who may not take an order back, there is no such page', async () => {
  expect((await warehouse.cliente.get('/separacao/andamento')).statusCode).toBe(403)
  await ligar(false, false)
  expect((await warehouse.admin.get('/separacao/andamento')).json()).toMatchObject({
    error: 'PASSO_DESLIGADO',
  })
  await ligar(false, true)
  const { separadores } = await andamento()
  expect(separadores).toEqual([])
})
