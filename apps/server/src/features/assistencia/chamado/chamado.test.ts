import { type Chamado, type ChamadoResumo, SITUACOES_CHAMADO } from '@app/contract/assistencia/chamado'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

let app: TestApp
let postos: Awaited<ReturnType<typeof seedPostos>>
// Wednesday, 10:00 in São Paulo.
let agora = new Date('2026-11-18T13:00:00Z')
let people: Record<string, Caller>
const NAMES = ['atendente', 'responsavel', 'atendente.filho', 'atendente2', 'sp', 'manaus', 'consulta']
/** Sets another time and logs everybody in again. */
const travel = async (moment: string): Promise<void> => {
  agora = new Date(moment)
  people = Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await app.as(name)])))
}
beforeAll(async () => {
  app = await startTestApp({ clock: () => agora })
  postos = await seedPostos(app)
  await travel(agora.toISOString())
})
afterAll(() => app.close())
const by = (name: string): Caller => people[name]!

const abrir = async (name: string, body: object = {}): Promise<Chamado> => {
  const answer = await by(name).post('/chamado', {
    titulo: 'Teste a 10 ATM',
    categoria: 'TECNICA',
    texto: 'Posso testar a 10 ATM?',
    ...body,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const act = (name: string, acao: string, id: number, body: object) =>
  by(name).put(`/chamado/${acao}/${id}`, body)
const read = async (name: string, id: number): Promise<Chamado> =>
  (await by(name).get(`/chamado/${id}`)).json()
/** An act that must succeed, at the current version. */
const go = async (name: string, acao: string, id: number, body: object = {}): Promise<Chamado> => {
  const { versao } = await read(name, id)
  const answer = await act(name, acao, id, { versao, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const found = async (name: string, filter: object): Promise<ChamadoResumo[]> => {
  const answer = await by(name).post('/chamado/findByFiltro', { page: 0, pageSize: 100, filter })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ content: ChamadoResumo[] }>().content
}
const texto = 'Com a gaxeta nova, sim.'

test('a post opens one, the team answers, the post reopens and finalises', async () => {
  const chamado = await abrir('atendente', { posto: { id: postos.dois }, prioridade: 'ALTA' })
  expect(chamado).toMatchObject({
    numero: expect.stringMatching(/^\d+\/2026$/),
    // The body's value is ignored.
    posto: { id: postos.um },
    equipe: 'SAO_PAULO',
    situacao: 'NOVO',
    prazo: 'NO_PRAZO',
    // Eight working hours: to 18:00 of the same day.
    prazoEm: '2026-11-18T21:00:00.000Z',
    proximasAcoes: [],
    mensagens: [{ texto: 'Posso testar a 10 ATM?', autor: 'atendente', doPosto: true, interna: false }],
  })
  expect(await go('sp', 'atender', chamado.id, { texto })).toMatchObject({
    situacao: 'ATENDIDO',
    prazo: 'CUMPRIDO',
    responsavel: { nome: 'sp' },
    mensagens: [{}, { texto, autor: 'sp', doPosto: false }],
  })
  expect((await read('atendente', chamado.id)).proximasAcoes).toEqual(['finalizar', 'reabrir'])
  expect(await go('atendente', 'reabrir', chamado.id, { texto: 'E a coroa?' })).toMatchObject({
    situacao: 'NOVO',
    atendidoEm: null,
  })
  await go('sp', 'atender', chamado.id, { texto })
  expect(await go('atendente', 'finalizar', chamado.id)).toMatchObject({
    situacao: 'FINALIZADO',
    encerradoEm: agora.toISOString(),
  })
})

describe('a ticket can be set to each status and filtered by it', () => {
  const WAYS = {
    NOVO: [],
    PENDENTE: [['sp', 'pedir', { texto }]],
    ATENDIDO: [['sp', 'atender', { texto }]],
    NAO_ATENDIDO: [['sp', 'recusar', { motivo: 'Fora da garantia.' }]],
    FINALIZADO: [
      ['sp', 'atender', { texto }],
      ['atendente', 'finalizar', {}],
    ],
  } as const
  test.each([
    ['S4-119', 'NOVO'],
    ['S4-120', 'ATENDIDO'],
    ['S4-121', 'NAO_ATENDIDO'],
    ['S4-122', 'PENDENTE'],
    ['S4-123', 'FINALIZADO'],
  ] as const)('%s: %s', async (_row, situacao) => {
    const { id } = await abrir('atendente')
    for (const [name, acao, body] of WAYS[situacao]) await go(name, acao, id, body)
    expect((await read('atendente', id)).situacao).toBe(situacao)
    for (const each of SITUACOES_CHAMADO) {
      const rows = await found('atendente', { situacao: each })
      expect(rows.map((row) => row.situacao)).toEqual(rows.map(() => each))
      expect(rows.some((row) => row.id === id)).toBe(each === situacao)
    }
  })
})

test('PENDENTE stops the clock; the post answers and it goes on', async () => {
  await travel('2026-11-18T13:00:00Z')
  const { id } = await abrir('atendente')
  await travel('2026-11-18T16:00:00Z')
  expect(await go('sp', 'pedir', id, { texto: 'Mande uma foto.' })).toMatchObject({
    prazo: 'PARADO',
    prazoEm: null,
  })
  // Monday, 9:00: five hours were left.
  await travel('2026-11-23T12:00:00Z')
  expect(await go('atendente', 'responder', id, { texto: 'Segue a foto.' })).toMatchObject({
    situacao: 'NOVO',
    prazoEm: '2026-11-23T17:00:00.000Z',
  })
  await travel('2026-11-18T13:00:00Z')
})

test('nobody’s and one’s own are filters, the own by the person and not by a name that two may have', async () => {
  const [meu, dela, deNinguem] = [
    await abrir('atendente'),
    await abrir('atendente'),
    await abrir('atendente'),
  ]
  const { responsavel } = await go('sp', 'assumir', meu.id)
  await go('manaus', 'assumir', dela.id)
  await app.database.db
    .updateTable('usuario')
    .set({ nome_exibicao: 'Sandra' })
    .where('nome', 'in', ['sp', 'manaus'])
    .execute()
  const ids = async (filter: object) => (await found('sp', filter)).map(({ id }) => id)
  const meus = await ids({ responsavelId: responsavel?.id })
  expect([meus.includes(meu.id), meus.includes(dela.id)]).toEqual([true, false])
  const sem = await ids({ dono: 'SEM' })
  expect([meu, dela, deNinguem].map(({ id }) => sem.includes(id))).toEqual([false, false, true])
  const com = await ids({ dono: 'COM' })
  expect([meu, dela, deNinguem].map(({ id }) => com.includes(id))).toEqual([true, true, false])
  await app.database.db
    .updateTable('usuario')
    .set({ nome_exibicao: null })
    .where('nome', 'in', ['sp', 'manaus'])
    .execute()
})

test('late ones come first, and late is a filter', async () => {
  const { id } = await abrir('atendente')
  await app.database.db
    .updateTable('chamado')
    .set({ prazo_em: new Date('2020-01-02T12:00:00Z') })
    .where('id', '=', id)
    .execute()
  expect((await found('sp', {}))[0]).toMatchObject({ id, prazo: 'ATRASADO' })
  const late = await found('sp', { prazo: 'ATRASADO' })
  expect(late.map(({ prazo }) => prazo)).toEqual(late.map(() => 'ATRASADO'))
  expect(late.map((row) => row.id)).toContain(id)
})

test('internal notes are the manufacturer’s: the post neither reads nor writes them', async () => {
  const { id } = await abrir('atendente')
  const note = { texto: 'Lote com vidro solto.', interna: true }
  const answer = await by('sp').post(`/chamado/${id}/mensagem`, note)
  expect(answer.statusCode, answer.body).toBe(201)
  expect((await read('sp', id)).mensagens.map(({ interna }) => interna)).toEqual([false, true])
  const doPosto = await by('responsavel').get(`/chamado/${id}`)
  expect(doPosto.body).not.toContain('Lote')
  expect((await by('responsavel').post(`/chamado/${id}/mensagem`, note)).statusCode).toBe(403)
  const said = await by('atendente').post(`/chamado/${id}/mensagem`, { texto: 'Obrigado.' })
  expect(said.json<Chamado>().mensagens).toHaveLength(2)
})

test('another post’s is not there; a credenciado reads its habilitado’s and does nothing with it', async () => {
  const { id } = await abrir('atendente')
  expect((await by('atendente2').get(`/chamado/${id}`)).statusCode).toBe(404)
  expect((await act('atendente2', 'finalizar', id, { versao: 1 })).statusCode).toBe(404)
  expect((await found('atendente2', {})).map((row) => row.posto.id)).not.toContain(postos.um)
  const filho = await abrir('atendente.filho')
  await go('sp', 'atender', filho.id, { texto })
  expect(await read('responsavel', filho.id)).toMatchObject({ escreve: false, proximasAcoes: [] })
  expect((await act('responsavel', 'finalizar', filho.id, { versao: 2 })).statusCode).toBe(403)
  expect((await by('consulta').get(`/chamado/${id}`)).statusCode).toBe(403)
})

test('names an order of its own post alone', async () => {
  const { db } = app.database
  const consumidor = await db
    .insertInto('consumidor')
    .values({ posto_id: postos.um, nome: 'Consumidor de Teste' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('ordem_servico')
    .values({
      posto_id: postos.um,
      consumidor_id: consumidor.id,
      ano: 2026,
      numero: 1,
      os_type: 'PA',
      status: 'EM_CRIACAO',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await abrir('atendente', { ordemServico: { id } })).ordemServico).toMatchObject({ id })
  const foreign = await by('atendente2').post('/chamado', {
    titulo: 'Da outra',
    categoria: 'TECNICA',
    texto: 'Posso?',
    ordemServico: { id },
  })
  expect(foreign.json()).toMatchObject({ error: 'OPCAO_INVALIDA' })
})

test('a move outside the table of moves is refused, and so is an old version', async () => {
  const { id } = await abrir('atendente')
  const early = await act('atendente', 'finalizar', id, { versao: 1 })
  expect(early.statusCode).toBe(409)
  expect(early.json().messages[0].code).toBe('CHAMADO_ACAO')
  expect((await act('responsavel', 'atender', id, { versao: 1, texto })).statusCode).toBe(403)
  expect((await act('sp', 'recusar', id, { versao: 1, motivo: ' ' })).statusCode).toBe(400)
  await go('sp', 'atender', id, { texto })
  expect((await act('atendente', 'finalizar', id, { versao: 1 })).statusCode).toBe(409)
})

test('15 days after its end it is not reopened', async () => {
  const { id } = await abrir('atendente')
  await go('sp', 'recusar', id, { motivo: 'Fora da garantia.' })
  await travel('2026-12-04T13:00:00Z')
  const late = await act('atendente', 'reabrir', id, { versao: 2, texto })
  await travel('2026-11-18T13:00:00Z')
  expect(late.json().messages[0].code).toBe('CHAMADO_TARDE')
  expect(await go('atendente', 'reabrir', id, { texto })).toMatchObject({ situacao: 'NOVO', motivo: null })
})

test('taken and passed on: the history tells of it, without a word of what people wrote', async () => {
  const { id } = await abrir('atendente', { texto: 'Segredo da Maria' })
  expect(await go('manaus', 'assumir', id)).toMatchObject({ responsavel: { nome: 'manaus' } })
  const passed = await go('sp', 'encaminhar', id, { equipe: 'MANAUS', categoria: 'PECA', prioridade: 'ALTA' })
  expect(passed).toMatchObject({ equipe: 'MANAUS', categoria: 'PECA', prioridade: 'ALTA', responsavel: null })
  const history = await by('sp').get(`/api/auditlogs/by-entity-id/${id}?entidade=chamado`)
  expect(history.statusCode, history.body).toBe(200)
  expect(history.body).toContain('Manaus')
  expect(history.body).not.toContain('Segredo')
  expect((await act('responsavel', 'assumir', id, { versao: 3 })).statusCode).toBe(403)
})

test('moved by two at once, one wins and the other is told', async () => {
  const { id } = await abrir('atendente')
  const both = await Promise.all([
    act('sp', 'atender', id, { versao: 1, texto }),
    act('manaus', 'recusar', id, { versao: 1, motivo: 'Fora da garantia.' }),
  ])
  const late = both.filter(({ statusCode }) => statusCode !== 200)
  expect(late.map(({ statusCode }) => statusCode)).toEqual([409])
  expect(late[0]!.body).toContain('VERSAO_ANTIGA')
  const after = await read('sp', id)
  expect(after.versao).toBe(2)
  expect(after.mensagens).toHaveLength(after.situacao === 'ATENDIDO' ? 2 : 1)
})

test('is found by number, title and order, in the own posts alone', async () => {
  const { id, numero } = await abrir('atendente', { titulo: 'Torque da tampa roscada' })
  for (const busca of ['torque da tampa', numero])
    expect((await found('sp', { busca })).map((row) => row.id)).toContain(id)
  expect(await found('atendente2', { busca: 'torque da tampa' })).toEqual([])
})

test('a card counts what was said to both sides, and a ticket is found by its post', async () => {
  const titulo = 'Quantas mensagens tem o cartão'
  const { id } = await abrir('atendente', { titulo })
  await by('sp').post(`/chamado/${id}/mensagem`, { texto: 'Só entre nós.', interna: true })
  await by('sp').post(`/chamado/${id}/mensagem`, { texto: 'Vamos ver.', interna: false })
  for (const name of ['atendente', 'sp'])
    expect(await found(name, { busca: titulo })).toMatchObject([{ id, mensagens: 2, atendidoEm: null }])
  await go('sp', 'pedir', id, { texto })
  const [parado] = await found('sp', { busca: titulo })
  expect(parado).toMatchObject({ mensagens: 3, prazoEm: null, minutosRestantes: expect.any(Number) })
  const doPosto = await found('sp', { busca: parado!.posto.nomeFantasia, situacao: 'PENDENTE' })
  expect(doPosto.map((each) => each.id)).toContain(id)
  expect(await found('sp', { busca: 'posto que ninguém tem' })).toEqual([])
})
