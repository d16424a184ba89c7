import type { Inicio } from '@app/contract/assistencia/inicio'
import { DAY_MS, localDay } from '@app/rules/casca/tempo'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, create, done, put, orcada, linhaServico, linhaPeca, peca, postos } =
  bancada
afterAll(app.close)

const inicio = async (person: { get: typeof atendente.get }): Promise<Inicio> => {
  const answer = await person.get('/inicio')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const grupoDe = async (id: number) => {
  const { balcao } = await inicio(atendente)
  const found = balcao?.find(({ ordens }) => ordens.some((os) => os.id === id))
  return found?.grupo ?? null
}
const start = bancada.now()

test('the promised day decides where an order stands, until it has been handed over', async () => {
  const { id } = await create(atendente)
  await put(id, 'AVALIACAO_TECNICA')
  const dia = (dias: number) => localDay(new Date(start.getTime() + dias * DAY_MS), 'America/Sao_Paulo')
  expect(await grupoDe(id)).toBeNull()
  for (const [dias, grupo] of [
    [1, null],
    [0, 'HOJE'],
    [-1, 'ATRASADA'],
  ] as const) {
    await put(id, 'AVALIACAO_TECNICA', { data_prometida: dia(dias) })
    expect(await grupoDe(id)).toBe(grupo)
  }
  // Ready in time is still today's; of a promise that passed nothing is late any more.
  await put(id, 'REPARADA')
  expect(await grupoDe(id)).toBe('PRONTA')
  await put(id, 'REPARADA', { data_prometida: dia(0) })
  expect(await grupoDe(id)).toBe('HOJE')
  await put(id, 'ENTREGUE')
  expect(await grupoDe(id)).toBeNull()
})

test('the red ones are late, ready ones wait for their owner, and each stands once, the oldest first', async () => {
  const [velha, nova, pronta] = [await create(atendente), await create(atendente), await create(atendente)]
  await put(velha.id, 'AVALIACAO_TECNICA', { criado_em: new Date(start.getTime() - 28 * DAY_MS) })
  await put(nova.id, 'AVALIACAO_TECNICA', { criado_em: new Date(start.getTime() - 18 * DAY_MS) })
  await put(pronta.id, 'ORCAMENTO_REPROVADO', { criado_em: new Date(start.getTime() - 40 * DAY_MS) })
  const { balcao } = await inicio(atendente)
  expect(balcao?.map(({ grupo, total, ordens }) => [grupo, total, ordens.map(({ id }) => id)])).toEqual([
    ['ATRASADA', 2, [velha.id, nova.id]],
    ['PRONTA', 1, [pronta.id]],
  ])
})

test('decisions 54: who is to be told, the longest first, with what keeps the mail; it goes when she was told', async () => {
  await db.updateTable('consumidor').set({ email: null }).execute()
  const { id, numero } = await create(atendente)
  await put(id, 'APROVADO_QC')
  await done(atendente, id, 'osReparada')
  const antes = (await inicio(atendente)).avisar
  const aviso = antes?.avisos.find(({ ordemServico }) => ordemServico.id === id)
  expect(aviso).toMatchObject({
    aviso: 'REPARADA',
    comEmail: false,
    aCaminho: false,
    ordemServico: { numero },
    consumidor: { nome: 'Dalva Quaresma', telefone: '19900000142' },
  })
  const told = await atendente.put(`/ordemServico/${id}/avisos/${aviso?.id}`, { via: 'OUTRO' })
  expect(told.statusCode, told.body).toBe(200)
  const twice = await atendente.put(`/ordemServico/${id}/avisos/${aviso?.id}`, { via: 'OUTRO' })
  expect(twice.statusCode).toBe(409)
  expect((await inicio(atendente)).avisar?.total).toBe((antes?.total ?? 0) - 1)
  const pronta = (await inicio(atendente)).balcao?.flatMap(({ ordens }) => ordens).find((os) => os.id === id)
  expect(pronta?.avisadaEm).toBe(bancada.now().toISOString())
})

test('S6-067: each part is for who has its ability, of the own post', async () => {
  const meu = await create(atendente)
  expect((await inicio(atendente)).continuar?.map(({ id }) => id)).toContain(meu.id)
  const outro = await app.as('atendente2')
  expect(await inicio(outro)).toMatchObject({ balcao: [], avisar: { total: 0 }, continuar: [] })
  expect(await inicio(tecnico)).toMatchObject({ balcao: null, continuar: null })
  expect((await inicio(tecnico)).avisar).not.toBeNull()
  expect((await inicio(await app.as('responsavel'))).continuar).toEqual([])
  for (const person of ['consulta', 'troca', 'sp'])
    expect(await inicio(await app.as(person))).toMatchObject({ balcao: null, avisar: null, continuar: null })
})

test('S6-067: purchases wait for who grants, ships or receives them, the one of the oldest order first', async () => {
  const nova = await app.as('manaus')
  await db.updateTable('peca').set({ estoque: 9 }).where('id', '=', peca.id).execute()
  const { id } = await orcada([linhaServico, { ...linhaPeca, solicitarPeca: true }])
  await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
  await put(id, 'ORCAMENTO_APROVADO', { criado_em: new Date(start.getTime() - 20 * DAY_MS) })
  const estoque = await tecnico.post('/compraPeca', { itens: [{ peca: { id: peca.id }, quantidade: 3 }] })
  expect(estoque.statusCode, estoque.body).toBe(201)
  const compras = (await inicio(nova)).compras
  expect(compras.map(({ situacao, total }) => [situacao, total])).toEqual([
    ['SOLICITADA', 2],
    ['AUTORIZADA', 0],
  ])
  const [primeira, segunda] = compras[0]!.compras
  expect(primeira).toMatchObject({
    posto: { id: postos.um },
    unidades: 2,
    ordens: 1,
    valor: 96.3,
    espera: { dias: 20, semaforo: 'AMARELO' },
  })
  expect(segunda).toMatchObject({ id: estoque.json().id, unidades: 3, ordens: 0, espera: null })
  for (const acao of ['autorizar', 'enviar'])
    expect((await nova.put(`/compraPeca/${acao}/${primeira?.id}`, {})).statusCode).toBe(200)
  expect((await inicio(atendente)).compras).toMatchObject([
    { situacao: 'ENVIADA', total: 1, compras: [{ id: primeira?.id }] },
  ])
  expect((await inicio(await app.as('consulta'))).compras).toEqual([])
})
