import { DAY_MS, localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import { addDias, periodoApos } from '@app/rules/assistencia/cobranca'
import { checkCopiaECola } from '@app/rules/casca/pix'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'
import { issueCobranca } from './actions/issue.ts'
import { issueCobrancas } from './jobs.ts'
import { lockAssinatura } from './store/assinatura.ts'

const server = await startTestApp()
afterAll(server.close)
const { db } = server.database
const postos = await seedPostos(server)
const financeiro = await server.as('financeiro@')
const responsavel = await server.as('responsavel@')
const hoje = localDay(new Date(), ZONA_PADRAO)

type Lida = {
  id: number
  versao: number
  situacao: string
  pix: string | null
  devido: { total: number; multa: number } | null
  _links: unknown
}
const plano = (await financeiro.post('/planoValores', { nome: 'Oficina', licencas: 10, valor: 100 })).json<{
  id: number
}>()

const planoRow = { nome: 'Oficina', periodicidade: 'MENSAL', licencas: 10, valor: 100, ativo: true } as const

let count = 0
/** A post that subscribed this many days ago, with every charge since. */
const subscribed = async (diasAtras: number, postoId?: number) => {
  const posto =
    postoId ??
    (await insertPosto(db, { nome: `Paga ${(count += 1)}`, cnpj: String(70_000_000_000_000 + count) }))
  const body = { posto: { id: posto }, plano: { id: plano.id }, diaVencimento: 10 }
  if (diasAtras === 0) expect((await financeiro.post('/postoAutorizadoPagamento', body)).statusCode).toBe(201)
  else {
    await db
      .insertInto('assinatura')
      .values({
        posto_id: posto,
        plano_id: plano.id,
        desde: addDias(hoje, -diasAtras),
        dia_vencimento: 10,
      })
      .execute()
    await issueCobrancas(server.app.services)
  }
  const { id } = await db
    .selectFrom('cobranca')
    .where('posto_id', '=', posto)
    .orderBy('inicio')
    .select('id')
    .executeTakeFirstOrThrow()
  return { posto, id }
}
const read = async (id: number) => (await financeiro.get(`/postoAutorizadoPagamento/${id}`)).json<Lida>()
const pay = (id: number, valor: number, data = hoje) =>
  financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, { data, valor })
const creditoDe = async (posto: number) => {
  const rows = await db.selectFrom('cobranca_credito').where('posto_id', '=', posto).select('valor').execute()
  return rows.reduce((sum, { valor }) => sum + valor, 0)
}

describe('S7-100: /postoAutorizadoPagamento', () => {
  it('lists charges, the late ones first, and a post sees its own alone', async () => {
    await subscribed(100, postos.dois)
    await subscribed(0, postos.um)
    const all = (await financeiro.get('/postoAutorizadoPagamento')).json()
    const situacoes: string[] = all._embedded.postoAutorizadoPagamento.map(({ situacao }: Lida) => situacao)
    expect(situacoes.indexOf('ABERTA')).toBeGreaterThan(situacoes.lastIndexOf('VENCIDA'))
    expect(situacoes).toContain('VENCIDA')
    const own = (await responsavel.get('/postoAutorizadoPagamento')).json()
    expect(own._embedded.postoAutorizadoPagamento).toHaveLength(1)
    const [alheia] = await db
      .selectFrom('cobranca')
      .where('posto_id', '=', postos.dois)
      .select('id')
      .execute()
    expect((await responsavel.get(`/postoAutorizadoPagamento/${alheia?.id}`)).statusCode).toBe(404)
  })

  it('a post subscribes once', async () => {
    const { posto } = await subscribed(0)
    const twice = await financeiro.post('/postoAutorizadoPagamento', {
      posto: { id: posto },
      plano: { id: plano.id },
      diaVencimento: 10,
    })
    expect(twice.statusCode).toBe(409)
    expect(twice.json().messages).toMatchObject([{ fieldName: 'posto', code: 'POSTO_JA_ASSINA' }])
  })

  it('shows the PIX code of what is owed today, once the settings name who is paid', async () => {
    const { id } = await subscribed(0)
    expect((await read(id)).pix).toBeNull()
    const settings = (await financeiro.get('/postoAutorizadoPagamento/configuracao')).json()
    const wrong = await financeiro.put('/postoAutorizadoPagamento/configuracao', {
      ...settings,
      pixTipo: 'EMAIL',
      pixChave: 'nada',
    })
    expect(wrong.json().messages).toMatchObject([{ fieldName: 'pixChave', code: 'PIX_INVALIDO' }])
    const saved = await financeiro.put('/postoAutorizadoPagamento/configuracao', {
      ...settings,
      pixTipo: 'EMAIL',
      pixChave: 'financeiro@fabricante.example',
      pixNome: 'Fabricante',
      pixCidade: 'São Paulo',
    })
    expect(saved.statusCode).toBe(200)
    const { pix } = await read(id)
    expect(pix).toContain('5406100.00')
    expect(checkCopiaECola(pix ?? '')).toBeNull()
  })
})

describe('rede §3: payments', () => {
  it('a payment keeps its proof, which its post reads and another one does not', async () => {
    const { id } = await db
      .selectFrom('cobranca')
      .where('posto_id', '=', postos.um)
      .select('id')
      .executeTakeFirstOrThrow()
    const data = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    const pago = await financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, {
      data: hoje,
      valor: 1,
      arquivo: { filename: 'pix.pdf', data: data.toString('base64') },
    })
    expect(pago.statusCode, pago.body).toBe(200)
    const [{ arquivo }] = pago.json().pagamentos
    expect(arquivo).toMatchObject({ filename: 'pix.pdf', length: data.length })
    const path = `/postoAutorizadoPagamento/arquivo/${arquivo.id}`
    expect((await responsavel.get(path)).rawPayload).toEqual(data)
    expect((await (await server.as('responsavel2@')).get(path)).statusCode).toBe(404)
    expect((await financeiro.get(`/financeiro/arquivo/${arquivo.id}`)).statusCode).toBe(404)
  })

  it('all of it settles; the same again is a credit, which the next charge takes', async () => {
    const { id, posto } = await subscribed(0)
    expect((await pay(id, 100)).json()).toMatchObject({ situacao: 'PAGA', devido: null, pix: null })
    expect((await pay(id, 100)).statusCode).toBe(200)
    expect(await creditoDe(posto)).toBe(100)
    const assinatura = await lockAssinatura(db, posto)
    const periodo = periodoApos(hoje, 1, 'MENSAL', 10)
    const proxima =
      assinatura &&
      (await issueCobranca(db, { ...server.app.services, usuario: null }, assinatura, {
        tipo: 'PLANO',
        periodo,
        plano: { ...planoRow, id: plano.id },
        valor: 10_000,
      }))
    expect(proxima).toMatchObject({ credito: 100, status: 'PAGA' })
    expect(await creditoDe(posto)).toBe(0)
  })

  it('less leaves a remainder, and more than that a credit', async () => {
    const { id, posto } = await subscribed(0)
    expect((await pay(id, 60)).json()).toMatchObject({ situacao: 'ABERTA', sobra: 0, devido: { total: 40 } })
    expect((await pay(id, 50)).json()).toMatchObject({ situacao: 'PAGA', sobra: 10 })
    expect(await creditoDe(posto)).toBe(10)
  })

  it('the value of a stale code is accepted, and the difference goes to the next charge', async () => {
    const { id, posto } = await subscribed(100)
    await db
      .updateTable('cobranca')
      .set({ criado_em: new Date(Date.now() - 100 * DAY_MS) })
      .where('id', '=', id)
      .execute()
    const { devido } = await read(id)
    expect(devido?.multa).toBe(2)
    expect((await pay(id, 100)).json()).toMatchObject({ situacao: 'PAGA' })
    expect(await creditoDe(posto)).toBeCloseTo(100 - (devido?.total ?? 0), 2)
  })

  it('is refused with a date after today, and with an old version', async () => {
    const { id } = await subscribed(0)
    const future = await pay(id, 100, addDias(hoje, 1))
    expect(future.json().messages).toMatchObject([{ fieldName: 'data', code: 'COBRANCA_DATA' }])
    const old = await financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, {
      data: hoje,
      valor: 1,
      versao: 9,
    })
    expect(old.statusCode).toBe(409)
    expect((await read(id)).situacao).toBe('ABERTA')
  })

  it('a cancelled charge gives back what was paid, and is not made again', async () => {
    const { id, posto } = await subscribed(0)
    await pay(id, 30)
    const cancelled = await financeiro.put(`/postoAutorizadoPagamento/cancelar/${id}`, { motivo: 'Engano' })
    expect(cancelled.json()).toMatchObject({ situacao: 'CANCELADA', motivo: 'Engano' })
    expect(await creditoDe(posto)).toBe(30)
    expect(await issueCobrancas(server.app.services)).toBe(0)
    const again = await financeiro.put(`/postoAutorizadoPagamento/cancelar/${id}`, { motivo: 'Engano' })
    expect(again.json().messages).toMatchObject([{ code: 'COBRANCA_FECHADA' }])
  })
})

describe('rede §3: suspension', () => {
  it('says the amount and how many to who sees the charges, and the amount to nobody else', async () => {
    const situacao = async (by: string) =>
      (await (await server.as(by)).get('/postoAutorizadoPagamento/situacao')).json()
    const { suspensao, aviso } = await situacao('responsavel2@')
    const owed = await Promise.all(
      (await db.selectFrom('cobranca').where('posto_id', '=', postos.dois).select('id').execute()).map(
        async ({ id }) => {
          const { situacao: is, devido } = await read(id)
          return is === 'VENCIDA' ? (devido?.total ?? 0) : 0
        },
      ),
    )
    expect(suspensao.total).toBeCloseTo(
      owed.reduce((sum, one) => sum + one, 0),
      2,
    )
    expect(suspensao.cobrancas).toBe(owed.filter((one) => one > 0).length)
    expect(aviso).toBeNull()
    expect((await situacao('atendente2@')).suspensao).toMatchObject({ total: null })
    // With more days until the suspension, the same charges only warn, and only those who can pay.
    await db.updateTable('cobranca_configuracao').set({ dias_suspensao: 365 }).execute()
    expect(await situacao('responsavel2@')).toMatchObject({
      suspensao: null,
      aviso: { cobrancaId: suspensao.cobrancaId, total: suspensao.total, suspendeEm: expect.any(String) },
    })
    expect(await situacao('atendente2@')).toEqual({ suspensao: null, aviso: null })
    await db.updateTable('cobranca_configuracao').set({ dias_suspensao: 30 }).execute()
  })

  it('a suspended post asks for no parts for its stock, and for those of its open orders as before', async () => {
    const { id: peca } = await db
      .insertInto('peca')
      .values({ codigo: 'SUSPENSA', descricao: 'Coroa', preco: 40 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: consumidor_id } = await db
      .insertInto('consumidor')
      .values({ posto_id: postos.dois, nome: 'Consumidor de Teste' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: ordem } = await db
      .insertInto('ordem_servico')
      .values({
        posto_id: postos.dois,
        consumidor_id,
        ano: 2026,
        numero: 9001,
        os_type: 'PA',
        status: 'EM_CRIACAO',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const atendente = await server.as('responsavel2@')
    const pedir = (...ordens: (number | null)[]) =>
      atendente.post('/compraPeca', {
        itens: ordens.map((each) => ({
          peca: { id: peca },
          quantidade: 1,
          ...(each !== null && { ordemServico: { id: each } }),
        })),
      })
    expect((await pedir(null)).json().messages).toMatchObject([{ code: 'POSTO_SUSPENSO' }])
    expect((await pedir(ordem, null)).json().messages).toMatchObject([{ code: 'POSTO_SUSPENSO' }])
    const daOs = await pedir(ordem)
    expect(daOs.statusCode, daOs.body).toBe(201)
  })

  it('a post overdue for more than 30 days opens nothing new, and a payment lifts it at once', async () => {
    const atendente = await server.as('atendente2@')
    const open = () => atendente.post('/ordemServico', { osType: 'OS', consumidor: { id: 1 } })
    expect((await open()).json().messages).toMatchObject([{ code: 'POSTO_SUSPENSO' }])
    const situacao = async () =>
      (await atendente.get('/postoAutorizadoPagamento/situacao')).json<{
        suspensao: { cobrancaId: number } | null
      }>().suspensao
    for (let found = await situacao(); found; found = await situacao()) {
      const { devido } = await read(found.cobrancaId)
      expect((await pay(found.cobrancaId, devido?.total ?? 0)).statusCode).toBe(200)
    }
    expect(JSON.stringify((await open()).json())).not.toContain('POSTO_SUSPENSO')
  })
})
