import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { insertPosto } from '../../../platform/testing/postos.ts'
import { runQueued } from '../../../platform/testing/queued.ts'
import { ordemServicoJobs } from '../ordemServico/index.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { pecasDe } from '../ordemServico/testing/pecas.ts'
import { JOB_PECAS_LIVRES } from './index.ts'

const bancada = await startBancada()
const { app, db, peca, atendente, tecnico, act, done, orcada, read, linhaServico } = bancada
const sp = await app.as('sp')
const admin = await app.as('admin')
const { pedida, compraDe, receber } = pecasDe(bancada, sp)
afterAll(app.close)

const { id: estoqueId, versao } = (
  await tecnico.post('/estoquePeca', {
    peca: { id: peca.id },
    quantidade: 1,
    minimo: 1,
    motivo: 'Contagem inicial',
  })
).json()

const saldo = async () => {
  const { quantidade, reservado, livre } = (await tecnico.get(`/estoquePeca/${estoqueId}`)).json()
  return [quantidade, reservado, livre]
}
const adjust = async (quantidade: number) => {
  const [esperado] = await saldo()
  if (esperado === quantidade) return
  const answer = await tecnico.put(`/estoquePeca/ajuste/${estoqueId}`, {
    quantidade,
    esperado,
    motivo: 'Contagem',
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const livro = async () => {
  const { rows } = await sql<{ quantidade: number; reservado: number }>`
    select sum(fisico)::integer as quantidade, sum(reservado)::integer as reservado from movimento_peca
     where estoque_peca_id = ${estoqueId}`.execute(db)
  return [rows[0]?.quantidade, rows[0]?.reservado]
}
const approve = (id: number) => act(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
const linhaDe = ({ orcamento }: OrdemServico) => {
  const linha = orcamento?.linhas.find(({ tipo }) => tipo === 'PECA')
  return [linha?.estoque, linha?.falta]
}
const comPeca = (quantidade = 2) =>
  orcada([linhaServico, { ...pedida, quantidade, valorFinal: 48.15 * quantidade }])

beforeEach(async () => {
  const [, reservado] = await saldo()
  expect(reservado, 'each test leaves nothing held').toBe(0)
  await adjust(5)
})

test('an approved line whose part is in the own stock is reserved, needs no purchase, and the repair uses it', async () => {
  const os = await comPeca()
  expect(linhaDe(os)).toEqual(['EM_ESTOQUE', null])
  expect(await saldo()).toEqual([5, 0, 5])
  await approve(os.id)
  const pronta = await read(os.id)
  expect(pronta.statusOS.name).toBe('AGUARDANDO_CONSERTO')
  expect(linhaDe(pronta)).toEqual(['RESERVADA', null])
  expect(await saldo()).toEqual([5, 2, 3])
  await expect(compraDe(os.id)).rejects.toThrow()
  expect(linhaDe(await done(tecnico, os.id, 'consertar', { reparo: 'Coroa nova' }))).toEqual(['USADA', null])
  expect(await saldo()).toEqual([3, 0, 3])
})

test('cancelling, undoing and reopening give back what was held; an order that is reopened holds it again', async () => {
  const os = await comPeca()
  await approve(os.id)
  await done(atendente, os.id, 'desfazerResposta', { motivo: 'Engano' })
  expect(await saldo()).toEqual([5, 0, 5])
  await approve(os.id)
  expect(await saldo()).toEqual([5, 2, 3])
  await done(sp, os.id, 'cancelar', { motivo: 'Desistiu' })
  expect(await saldo()).toEqual([5, 0, 5])
  expect((await done(sp, os.id, 'reabrirOs', { motivo: 'Voltou' })).statusOS.name).toBe('AGUARDANDO_CONSERTO')
  expect(await saldo()).toEqual([5, 2, 3])
  await done(sp, os.id, 'cancelar', { motivo: 'Desistiu' })
})

test('an undone answer to an addition moves nothing of what was reserved before it', async () => {
  const os = await comPeca()
  await approve(os.id)
  await done(tecnico, os.id, 'pedirPeca', { linha: { ...linhaServico, valorFinal: 20 }, motivo: 'Sujo' })
  await approve(os.id)
  await done(atendente, os.id, 'desfazerResposta', { motivo: 'Entendi errado' })
  const movimentos = await db
    .selectFrom('movimento_peca')
    .select(['tipo', 'reservado'])
    .where('ordem_servico_id', '=', os.id)
    .execute()
  expect(movimentos).toEqual([{ tipo: 'RESERVA', reservado: 2 }])
  await done(sp, os.id, 'cancelar', { motivo: 'Desistiu' })
})

test('a missing part is ordered; on arrival it is reserved for its order, or for none when the order is gone', async () => {
  await adjust(1)
  const [uma, outra] = [await comPeca(), await comPeca()]
  await approve(uma.id)
  await approve(outra.id)
  expect(linhaDe(await read(uma.id))).toEqual([null, 'PEDIDA'])
  expect(await saldo()).toEqual([1, 1, 0])
  await receber(uma.id)
  const chegou = await read(uma.id)
  expect(linhaDe(chegou)).toEqual(['CHEGOU', null])
  expect(chegou.statusOS.name).toBe('AGUARDANDO_CONSERTO')
  expect(await saldo()).toEqual([2, 2, 0])
  const compra = await compraDe(outra.id)
  for (const acao of ['autorizar', 'enviar'] as const)
    expect((await sp.put(`/compraPeca/${acao}/${compra.id}`, {})).statusCode).toBe(200)
  await done(sp, outra.id, 'cancelar', { motivo: 'Desistiu' })
  expect((await atendente.put(`/compraPeca/receber/${compra.id}`, {})).statusCode).toBe(200)
  expect(await saldo()).toEqual([4, 2, 2])
  await done(sp, uma.id, 'cancelar', { motivo: 'Desistiu' })
})

const handOn = () => runQueued(app, ordemServicoJobs, JOB_PECAS_LIVRES, app.app.services)
const statusDe = async (id: number) => (await read(id)).statusOS.name

test('decisions 43: parts that become free go to the orders that wait for them, the oldest first', async () => {
  await adjust(1)
  const [velha, nova] = [await comPeca(), await comPeca()]
  await approve(velha.id)
  await approve(nova.id)
  expect([await statusDe(velha.id), await statusDe(nova.id)]).toEqual([
    'ORCAMENTO_APROVADO',
    'ORCAMENTO_APROVADO',
  ])
  await adjust(3)
  await handOn()
  expect([await statusDe(velha.id), await statusDe(nova.id)]).toEqual([
    'AGUARDANDO_CONSERTO',
    'ORCAMENTO_APROVADO',
  ])
  expect(await saldo()).toEqual([3, 3, 0])

  // What one order gives back, the next takes.
  await done(sp, velha.id, 'cancelar', { motivo: 'Desistiu' })
  await handOn()
  expect(await statusDe(nova.id)).toBe('AGUARDANDO_CONSERTO')
  expect(await saldo()).toEqual([3, 2, 1])
  await done(sp, nova.id, 'cancelar', { motivo: 'Desistiu' })
  expect(await saldo()).toEqual([3, 0, 3])
})

test('decisions 43: a purchase for the stock reaches an order that waits for another purchase', async () => {
  await adjust(1)
  const os = await comPeca()
  await approve(os.id)
  const compra = await tecnico.post('/compraPeca', { itens: [{ peca: { id: peca.id }, quantidade: 1 }] })
  expect(compra.statusCode, compra.body).toBe(201)
  await db.updateTable('peca').set({ estoque: 50 }).execute()
  const { id } = compra.json()
  for (const acao of ['autorizar', 'enviar'] as const)
    expect((await sp.put(`/compraPeca/${acao}/${id}`, {})).statusCode, acao).toBe(200)
  expect((await tecnico.put(`/compraPeca/receber/${id}`, {})).statusCode).toBe(200)
  await handOn()
  expect(await statusDe(os.id)).toBe('AGUARDANDO_CONSERTO')
  await done(sp, os.id, 'cancelar', { motivo: 'Desistiu' })
})

test.each([
  ['a swap', (id: number) => done(tecnico, id, 'solicitarTroca', { motivo: 'Sem conserto' })],
  [
    'a status set by hand',
    (id: number) => done(admin, id, 'alterarStatus', { status: 'AVALIACAO_TECNICA', motivo: 'Engano' }),
  ],
  ['a cancellation', (id: number) => done(sp, id, 'cancelar', { motivo: 'Desistiu' })],
])('decisions 43: %s cancels the purchase that nobody has authorised', async (_what, leave) => {
  await adjust(1)
  const os = await comPeca()
  await approve(os.id)
  expect((await compraDe(os.id)).situacao).toBe('SOLICITADA')
  await leave(os.id)
  await expect(compraDe(os.id)).rejects.toThrow()
  expect(await saldo()).toEqual([1, 0, 1])
})

test('two orders approved at once for the last part: one reserves, the other asks for a purchase', async () => {
  await adjust(1)
  const ordens = [await comPeca(1), await comPeca(1)]
  const answers = await Promise.all(ordens.map(({ id }) => approve(id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const linhas = await Promise.all(ordens.map(async ({ id }) => linhaDe(await read(id)).join()))
  expect(linhas.toSorted()).toEqual([',PEDIDA', 'RESERVADA,'])
  expect(await saldo()).toEqual([1, 1, 0])
  for (const { id } of ordens) await done(sp, id, 'cancelar', { motivo: 'Desistiu' })
})

test('an adjustment says what was seen and why, stays above what is held, and the minimum warns', async () => {
  const os = await comPeca()
  await approve(os.id)
  const ajuste = async (body: object) => {
    const answer = await tecnico.put(`/estoquePeca/ajuste/${estoqueId}`, { motivo: 'Contagem', ...body })
    return [answer.statusCode, answer.json().messages?.[0]?.code]
  }
  expect(await ajuste({ quantidade: 1, esperado: 5 })).toEqual([409, 'AJUSTE_ABAIXO'])
  expect(await ajuste({ quantidade: 7, esperado: 4 })).toEqual([409, 'SALDO_MUDOU'])
  expect(await ajuste({ quantidade: 5, esperado: 5 })).toEqual([400, 'AJUSTE_IGUAL'])
  const { versao: agora } = (await tecnico.get(`/estoquePeca/${estoqueId}`)).json()
  expect(versao).toBeLessThan(agora)
  const minimo = await tecnico.put(`/estoquePeca/minimo/${estoqueId}`, { minimo: 4, versao: agora })
  expect(minimo.json()).toMatchObject({ minimo: 4, livre: 3, situacao: 'ABAIXO' })
  const found = await tecnico.post('/estoquePeca/findByFiltro', { filter: { situacao: 'ABAIXO' } })
  expect(found.json().content).toMatchObject([{ id: estoqueId, peca: { codigo: 'TESTE' } }])
  await done(sp, os.id, 'cancelar', { motivo: 'Desistiu' })
})

test('each post sees its own stock; at the counter nobody changes it', async () => {
  expect((await atendente.get(`/estoquePeca/${estoqueId}`)).statusCode).toBe(200)
  const body = { quantidade: 9, esperado: 5, motivo: 'x' }
  expect((await atendente.put(`/estoquePeca/ajuste/${estoqueId}`, body)).statusCode).toBe(403)
  const posto_id = await insertPosto(db, { nome: 'Outro posto', cnpj: '11222333000181' })
  const alheio = await db
    .insertInto('estoque_peca')
    .values({ posto_id, peca_id: peca.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await tecnico.get(`/estoquePeca/${alheio.id}`)).statusCode).toBe(404)
  expect((await tecnico.get(`/estoquePeca/${alheio.id}/movimentos`)).statusCode).toBe(404)
  expect((await tecnico.put(`/estoquePeca/ajuste/${alheio.id}`, { ...body, esperado: 0 })).statusCode).toBe(
    404,
  )
  expect((await sp.get(`/estoquePeca/${alheio.id}`)).statusCode).toBe(200)
})

test('the ledger is the balance after any acts, and the database refuses another way', async () => {
  const abertas: number[] = []
  let seed = 20_261_122
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let at = 0; at < 25; at += 1) {
    const which = next(4)
    const id = abertas[0]
    if (which === 0 || id === undefined) {
      const os = await comPeca(1 + next(3))
      await approve(os.id)
      abertas.push(os.id)
    } else if (which === 1) {
      const answer = await act(tecnico, id, 'consertar', { reparo: 'Feito' })
      if (answer.statusCode === 200) abertas.shift()
    } else if (which === 2) {
      await done(sp, id, 'cancelar', { motivo: 'Desistiu' })
      abertas.shift()
    } else {
      const [, reservado = 0] = await saldo()
      await adjust(reservado + next(4))
    }
    const [quantidade, reservado] = await saldo()
    expect(await livro()).toEqual([quantidade, reservado])
  }
  for (const id of abertas) await done(sp, id, 'cancelar', { motivo: 'Fim' })
  await expect(
    db.updateTable('estoque_peca').set({ quantidade: 99 }).where('id', '=', estoqueId).execute(),
  ).rejects.toThrow('changes by movimento_peca')
  await expect(
    db
      .insertInto('movimento_peca')
      .values({ estoque_peca_id: estoqueId, tipo: 'AJUSTE', fisico: -999, motivo: 'x' })
      .execute(),
  ).rejects.toThrow('estoque_peca_nao_promete_alem')
  await expect(db.deleteFrom('movimento_peca').execute()).rejects.toThrow('append-only')
})
