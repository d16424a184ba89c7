import type { Conversa } from '@app/contract/assistencia/chat'
import { type ChamadoResumo, SITUACOES_CHAMADO } from '@app/contract/assistencia/chamado'
import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import { DOC_TIPOS, type DocResumo } from '@app/contract/assistencia/doc'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import type { Gemeos } from '@app/contract/assistencia/uniao'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_DOCUMENTOS } from '../conversa/documentos-textos.ts'
import { AVALIACOES_DO_ANO } from './ano.ts'
import { ORDENS_DO_ANO } from './ano-store.ts'
import { DEMO_CONSUMIDORES, DEMO_ORDENS } from './plano.ts'
import { seedOrdens } from '../../index.ts'
import { startDemoApp } from '../../testing/app.ts'

type Demo = Awaited<ReturnType<typeof startDemoApp>>
let server: Demo
beforeAll(async () => {
  server = await startDemoApp(seedOrdens)
}, 120_000)
afterAll(() => server.close())

/** The orders of the plan, whose customers those of the year are not. */
const planejadasDe = async (demo: Demo): Promise<OrdemServicoResumo[]> => {
  const admin = await demo.as('admin')
  const nomes = new Set<string>(DEMO_CONSUMIDORES.map(({ nome }) => nome))
  const found: OrdemServicoResumo[] = []
  for (let page = 0; ; page += 1) {
    const { content } = (await admin.post('/ordemServico/findByFiltro', { page, pageSize: 100 })).json<{
      content: OrdemServicoResumo[]
    }>()
    if (content.length === 0) return found
    found.push(...content.filter(({ consumidor }) => consumidor && nomes.has(consumidor.nome)))
  }
}

test('orders of the demo stand in every status, with history, colours and a recurrence', async () => {
  const content = await planejadasDe(server)
  expect(content.map(({ statusOS }) => statusOS.name)).toHaveLength(DEMO_ORDENS.length)
  expect(new Set(content.map(({ statusOS }) => statusOS.name))).toEqual(new Set(STATUS_OS))
  expect(new Set(content.map(({ semaforo }) => semaforo))).toEqual(
    new Set(['BRANCO', 'AZUL', 'VERDE', 'AMARELO', 'VERMELHO']),
  )
  expect(content.filter(({ reincidencia }) => reincidencia === 'PENDENTE')).toHaveLength(1)
  expect(content.some(({ garantia }) => garantia.value)).toBe(true)
  expect(new Set(content.map(({ posto }) => posto.id)).size).toBe(3)
})

test('somebody of the demo is recorded twice at one post, to be put together', async () => {
  const responsavel = await server.as('responsavel')
  const { id } = await server.app.services.db
    .selectFrom('consumidor')
    .select('id')
    .where('nome', '=', 'Heitor Imaginário')
    .executeTakeFirstOrThrow()
  const { gemeos } = (await responsavel.get(`/consumidor/${id}/gemeos`)).json<Gemeos>()
  expect(gemeos.map(({ nome }) => nome)).toContain('Heitor Horas Imaginário')
})

test('rede: of the plans of the demo charges stand in every state, and one post is suspended', async () => {
  const financeiro = await server.as('financeiro')
  const lista = (await financeiro.get('/postoAutorizadoPagamento?size=100')).json()
  const situacoes = (lista._embedded.postoAutorizadoPagamento as { situacao: string }[]).map(
    ({ situacao }) => situacao,
  )
  expect(new Set(situacoes)).toEqual(new Set(['ABERTA', 'VENCIDA', 'PAGA', 'CANCELADA']))
  const meses = await server.app.services.db.selectFrom('cobranca').select('competencia').distinct().execute()
  expect(meses).toHaveLength(12)
  const situacao = async (pessoa: string) =>
    (await (await server.as(pessoa)).get('/postoAutorizadoPagamento/situacao')).json()
  expect(await situacao('responsavel')).toMatchObject({ suspensao: null })
  expect(await situacao('responsavel2')).toMatchObject({ suspensao: { cobrancaId: expect.any(Number) } })
})

test('rede: a year of 400 orders, each month of each post closed in its state, and 60 surveys with answers', async () => {
  const { db } = server.app.services
  const { rows } = await sql<{ ordens: number; meses: number; respondidas: number; baixas: number }>`
    select (select count(*)::int from ordem_servico) as ordens,
           (select count(distinct date_trunc('month', criado_em))::int from ordem_servico) as meses,
           (select count(*)::int from avaliacao where respondida_em is not null) as respondidas,
           (select count(*)::int from avaliacao where least(atendimento, prazo, preco, qualidade) <= 2) as baixas`.execute(
    db,
  )
  expect(rows[0]?.ordens).toBe(ORDENS_DO_ANO + DEMO_ORDENS.length)
  expect(rows[0]?.ordens).toBeGreaterThanOrEqual(400)
  expect(rows[0]?.meses).toBeGreaterThanOrEqual(12)
  expect(rows[0]?.respondidas).toBeGreaterThanOrEqual(AVALIACOES_DO_ANO)
  expect(rows[0]?.baixas).toBeGreaterThan(0)
  const fechados = await db
    .selectFrom('fechamento')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('total'),
      fn.sum<number>('contestadas').as('contestadas'),
    ])
    .where('status', '<>', 'EM_ABERTO')
    .groupBy('status')
    .orderBy('status')
    .execute()
  const totais = new Map(fechados.map(({ status, total }) => [status, total]))
  expect([totais.get('EM_CONFERENCIA'), totais.get('APROVADO')]).toEqual([3, 3])
  expect(totais.get('PAGO')).toBeGreaterThanOrEqual(30)
  expect(fechados.find(({ status }) => status === 'EM_CONFERENCIA')?.contestadas).toBe(1)
})

test('the numbers of a post follow the days on which its orders came in', async () => {
  const { rows } = await sql<{ fora: number }>`
    select count(*)::int as fora
      from (select os.criado_em < lag(os.criado_em) over (partition by os.posto_id, os.ano order by os.numero) as fora
              from ordem_servico os join consumidor on consumidor.id = os.consumidor_id
             where consumidor.nome like '%, de mentira') ordem where fora`.execute(server.app.services.db)
  expect(rows[0]?.fora).toBe(0)
})

test('rede §5: the demo has a document of each kind, of several pages and versions, and about models', async () => {
  const tecnico = await server.as('tecnico')
  const { content } = (await tecnico.post('/doc/findByFiltro', { page: 0, pageSize: 20, filter: {} })).json<{
    content: DocResumo[]
  }>()
  expect(content).toHaveLength(DEMO_DOCUMENTOS.length)
  expect(new Set(content.map(({ tipo }) => tipo))).toEqual(new Set(DOC_TIPOS))
  expect(content.map(({ numero }) => numero)).toContain(2)
  expect(content.map(({ sobre }) => sobre)).toContain('Clássico 40 mm, aço')
})

test('rede §7: a low mark of the demo has opened a ticket, and what one order waits for is on its way', async () => {
  const responsavel = await server.as('responsavel')
  const { content } = (
    await responsavel.post('/chamado/findByFiltro', { page: 0, pageSize: 100, filter: {} })
  ).json<{ content: ChamadoResumo[] }>()
  expect(content.map(({ titulo }) => titulo)).toContain('Nota 1 do consumidor: Prazo')
  const esperam = (await planejadasDe(server)).filter(({ faltaPeca }) => faltaPeca === 'A_CAMINHO')
  expect(esperam.map(({ pecaEm }) => pecaEm)).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)])
})

test('rede §9: tickets of the demo stand in every status, and some are late', async () => {
  const sp = await server.as('sp')
  const { content } = (await sp.post('/chamado/findByFiltro', { page: 0, pageSize: 100, filter: {} })).json<{
    content: ChamadoResumo[]
  }>()
  expect(new Set(content.map(({ situacao }) => situacao))).toEqual(new Set(SITUACOES_CHAMADO))
  expect(content[0]?.prazo).toBe('ATRASADO')
})

test('rede §8: the demo talks: post and teams, consumers and post, some of it unread', async () => {
  const atendente = await server.as('atendente')
  const { content } = (await atendente.get('/chat')).json<{ content: Conversa[] }>()
  const parts = content.map(({ equipe, ultimoNumero }) => `${equipe} ${ultimoNumero}`)
  expect(parts.toSorted()).toEqual([
    'ASSISTENCIA_SP 3',
    'CONSUMIDOR 1',
    'CONSUMIDOR 4',
    'FINANCEIRO 1',
    'TROCA 3',
  ])
  expect(content.some(({ naoLidas }) => naoLidas > 0)).toBe(true)
})

test('a demo stopped in the midst of its orders is completed by the next start, and then left alone', async () => {
  const list = async () =>
    (await planejadasDe(server)).map(({ id, statusOS }) => `${id} ${statusOS.name}`).toSorted()
  const all = await list()
  const { services } = server.app
  // The state after a start that was killed just before its end.
  await services.db.updateTable('demonstracao').set({ terminada_em: null }).execute()
  const stop = new AbortController()
  stop.abort()
  await seedOrdens(services, stop.signal)
  await seedOrdens(services, new AbortController().signal)
  expect(await list()).toEqual(all)
  const { terminada_em } = await services.db
    .selectFrom('demonstracao')
    .select('terminada_em')
    .where('parte', '=', 'ordens')
    .executeTakeFirstOrThrow()
  expect(terminada_em).not.toBeNull()
})

test('a start that is killed after a few orders leaves the others to the next', async () => {
  const stop = new AbortController()
  const halted = await startDemoApp(async ({ ...services }) => {
    let calls = 0
    const { transaction } = services
    // The start was killed in the middle of an order, so its later acts are missing.
    services.transaction = (run) => {
      calls += 1
      if (calls > 12) throw new Error('parado')
      return transaction(run)
    }
    await seedOrdens(services, stop.signal).catch(() => {})
  })
  try {
    await seedOrdens(halted.app.services, new AbortController().signal)
    const content = await planejadasDe(halted)
    expect(content).toHaveLength(DEMO_ORDENS.length)
    expect(new Set(content.map(({ statusOS }) => statusOS.name))).toEqual(new Set(STATUS_OS))
  } finally {
    await halted.close()
  }
}, 120_000)
