import type { MomentoLembrete } from '@app/contract/assistencia/cobranca'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'
import { runQueued } from '../../../platform/testing/queued.ts'
import { JOB_LEMBRETE, sendLembrete, remindCobrancas } from './actions/remind.ts'
import { cobrancaJobs } from './jobs.ts'

let hoje = '2026-11-07'
const server = await startTestApp({ clock: () => new Date(`${hoje}T15:00:00Z`) })
afterAll(server.close)
const { db } = server.database
const { services } = server.app
await seedPostos(server)
const financeiro = await server.as('financeiro@')
const plano = (await financeiro.post('/planoValores', { nome: 'Oficina', licencas: 10, valor: 100 })).json<{
  id: number
}>()

let count = 0
/** An open charge, due on 10/11/2026, a Tuesday, of a new post; `pessoa` sees its charges. All others are closed. */
const due = async ({ gente = true } = {}) => {
  await db
    .updateTable('cobranca')
    .set({ status: 'CANCELADA', motivo: 'outra' })
    .where('status', '=', 'ABERTA')
    .execute()
  count += 1
  const postoId = await insertPosto(db, {
    nome: `Lembrado ${count}`,
    cnpj: String(83_000_000_000_000 + count),
  })
  const { id: pessoa } = await db
    .insertInto('usuario')
    .values({
      nome: 'Rita Responsável',
      email: `rita${count}@posto.example`,
      role: gente ? 'ROLE_REPRESENTANTE_LEGAL' : 'ATENDENTE',
      tipo: 'posto',
      posto_id: postoId,
      senha_hash: '-',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: assinatura_id } = await db
    .insertInto('assinatura')
    .values({ posto_id: postoId, plano_id: plano.id, desde: '2026-11-01', dia_vencimento: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('cobranca')
    .values({
      assinatura_id,
      posto_id: postoId,
      plano_id: plano.id,
      tipo: 'PLANO',
      competencia: '2026-11-01',
      inicio: '2026-11-01',
      fim: '2026-11-30',
      vencimento: '2026-11-10',
      pagavel_ate: '2026-11-10',
      valor: 100,
      multa_percentual: 2,
      juros_percentual: 1,
      txid: `T${count}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, pessoa, postoId }
}
const feitos = (id: number) =>
  db.selectFrom('cobranca_lembrete').where('cobranca_id', '=', id).select(['momento', 'sem_email']).execute()
const mails = () => db.selectFrom('correio').select(['para', 'assunto', 'texto']).orderBy('id').execute()
const enviar = ({ id, pessoa }: { id: number; pessoa: number }, momento: MomentoLembrete) =>
  sendLembrete(services, { cobrancaId: id, momento, usuarioId: pessoa })

beforeEach(async () => {
  hoje = '2026-11-07'
  await db.deleteFrom('correio').execute()
  await db.updateTable('cobranca_configuracao').set({ lembretes: true }).execute()
})

describe('rede §3: reminders', () => {
  it('come once each on their days, however often the job runs', async () => {
    const { id } = await due()
    for (const [dia, momentos] of [
      ['2026-11-06', 0],
      ['2026-11-07', 1],
      ['2026-11-08', 1],
      ['2026-11-10', 2],
      ['2026-11-13', 3],
      ['2026-11-20', 4],
      ['2026-12-20', 4],
    ] as const) {
      hoje = dia
      await Promise.all([remindCobrancas(services), remindCobrancas(services)])
      expect(await feitos(id), dia).toHaveLength(momentos)
    }
    const { lembretes } = (
      await (await server.as('financeiro@')).get(`/postoAutorizadoPagamento/${id}`)
    ).json()
    expect(lembretes).toEqual([
      { momento: 'ANTES', dia: '2026-11-07', situacao: 'ENVIADO' },
      { momento: 'NO_DIA', dia: '2026-11-10', situacao: 'ENVIADO' },
      { momento: 'DEPOIS_3', dia: '2026-11-13', situacao: 'ENVIADO' },
      { momento: 'DEPOIS_10', dia: '2026-11-20', situacao: 'ENVIADO' },
    ])
  })

  it('after ten days off only what is still true comes', async () => {
    const cobranca = await due()
    hoje = '2026-11-21'
    expect(await remindCobrancas(services)).toBe(1)
    expect(await feitos(cobranca.id)).toEqual([{ momento: 'DEPOIS_10', sem_email: false }])
    await enviar(cobranca, 'ANTES')
    expect(await mails()).toEqual([])
  })

  it.each([
    ['paid', { status: 'PAGA', paga_em: '2026-11-05' }],
    ['cancelled', { status: 'CANCELADA', motivo: 'Engano' }],
    ['withheld', { retida: true, retida_em: new Date() }],
  ])('a %s charge reminds nobody, not even of a mail that waits', async (_what, change) => {
    const cobranca = await due()
    await remindCobrancas(services)
    await db.updateTable('cobranca').set(change).where('id', '=', cobranca.id).execute()
    await enviar(cobranca, 'ANTES')
    hoje = '2026-11-10'
    expect(await remindCobrancas(services)).toBe(0)
    expect(await mails()).toEqual([])
  })

  it('are switched off in the settings', async () => {
    const cobranca = await due()
    const caller = await server.as('financeiro@')
    const settings = (await caller.get('/postoAutorizadoPagamento/configuracao')).json()
    expect(settings.lembretes).toBe(true)
    const saved = await caller.put('/postoAutorizadoPagamento/configuracao', {
      ...settings,
      lembretes: false,
    })
    expect(saved.json()).toMatchObject({ lembretes: false })
    expect(await remindCobrancas(services)).toBe(0)
    await enviar(cobranca, 'ANTES')
    expect(await mails()).toEqual([])
  })

  it('say amount, day and suspension, to those who see the charges', async () => {
    const cobranca = await due()
    await enviar(cobranca, 'ANTES')
    hoje = '2026-11-25'
    await enviar(cobranca, 'DEPOIS_10')
    const [before, late] = await mails()
    expect(before).toMatchObject({ assunto: 'Cobrança vence em 10/11/2026' })
    expect(late).toMatchObject({ assunto: 'Cobrança em atraso desde 10/11/2026' })
    expect(late?.texto).toContain('R$ 102,50')
    expect(late?.texto).toContain('Sem pagamento até 10/12/2026')
  })

  it('go to the addresses that the post chose, and to its people while none of them delivers', async () => {
    const { id, postoId } = await due()
    const chosen = await (
      await server.as('sp@')
    ).put(`/correio/destinos/postoAutorizado/${postoId}`, { cobrancas: ['contas@posto.example'] })
    expect(chosen.statusCode, chosen.body).toBe(200)
    const run = () => runQueued(server, cobrancaJobs, JOB_LEMBRETE, services)
    await run()
    await remindCobrancas(services)
    expect(await run()).toBe(1)
    expect(await mails()).toMatchObject([
      { para: 'contas@posto.example', texto: expect.stringMatching(/^Olá\.\n/) },
    ])
    hoje = '2026-11-10'
    await remindCobrancas(services)
    await db
      .insertInto('correio_endereco')
      .values({ endereco: 'contas@posto.example', nao_entrega_em: services.now(), status: '5.1.1' })
      .execute()
    await run()
    expect((await mails()).length, 'it stopped after the job was made').toBe(1)
    hoje = '2026-11-13'
    await remindCobrancas(services)
    await run()
    expect((await mails()).at(-1)?.para).toMatch(/^rita\d+@posto.example$/)
    expect(await feitos(id)).toHaveLength(3)
  })

  it('a post where nobody sees charges is shown to the manufacturer', async () => {
    const { id } = await due({ gente: false })
    await remindCobrancas(services)
    expect(await feitos(id)).toEqual([{ momento: 'ANTES', sem_email: true }])
    const lista = (await (await server.as('financeiro@')).get('/postoAutorizadoPagamento?size=100')).json()
    const rows: { id: number; semEmail: boolean }[] = lista._embedded.postoAutorizadoPagamento
    expect(rows.filter(({ semEmail }) => semEmail).map((row) => row.id)).toEqual([id])
  })
})
