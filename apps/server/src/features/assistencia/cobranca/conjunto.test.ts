import type { ExtratoPrevia, PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { addDias, dividaEm } from '@app/rules/assistencia/cobranca'
import { localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import { checkCopiaECola } from '@app/rules/casca/pix'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'
import { issueCobrancas } from './jobs.ts'
import { extratoDe } from './testing/ofx.ts'

const server = await startTestApp()
afterAll(server.close)
const { db } = server.database
const postos = await seedPostos(server)
const financeiro = await server.as('financeiro@')
const hoje = localDay(new Date(), ZONA_PADRAO)
const plano = (await financeiro.post('/planoValores', { nome: 'Oficina', licencas: 10, valor: 189.9 })).json<{
  id: number
}>()
const regras = (await financeiro.get('/postoAutorizadoPagamento/configuracao')).json()
await financeiro.put('/postoAutorizadoPagamento/configuracao', {
  ...regras,
  pixTipo: 'EMAIL',
  pixChave: 'pix@oficina.example',
  pixNome: 'OFICINA',
  pixCidade: 'SAO PAULO',
})

let count = 0
/** A post that subscribed a hundred days ago and has paid nothing: its overdue charges with their code. */
const devedor = async (postoId?: number) => {
  const posto =
    postoId ??
    (await insertPosto(db, { nome: `Deve ${(count += 1)}`, cnpj: String(72_000_000_000_000 + count) }))
  await db
    .insertInto('assinatura')
    .values({ posto_id: posto, plano_id: plano.id, desde: addDias(hoje, -100), dia_vencimento: 10 })
    .execute()
  await issueCobrancas(server.app.services)
  return { posto, ...(await atrasoDe(posto)) }
}
const planoDe = async (posto: number) =>
  (await financeiro.get(`/postoAutorizado/${posto}/plano`)).json<PlanoDoPosto>()
const atrasoDe = async (posto: number) => {
  const { emAtraso } = await planoDe(posto)
  if (!emAtraso?.pix) throw new Error('nothing overdue')
  return { ...emAtraso, pix: emAtraso.pix, primeira: emAtraso.cobrancas[0]?.id ?? 0 }
}
const pay = (id: number, valor: number, data = hoje) =>
  financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, { data, valor })
const situacoes = (posto: number) =>
  db
    .selectFrom('cobranca')
    .where('posto_id', '=', posto)
    .where('pagavel_ate', '<', hoje)
    .orderBy('pagavel_ate')
    .select(['status', 'paga_em'])
    .execute()
const creditoDe = async (posto: number) => {
  const rows = await db.selectFrom('cobranca_credito').where('posto_id', '=', posto).select('valor').execute()
  return rows.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)
}
const txidDe = async (id: number) =>
  (await db.selectFrom('cobranca').where('id', '=', id).select('txid').executeTakeFirstOrThrow()).txid

describe('rede §3: one PIX for all overdue charges', () => {
  it('has their sum and the oldest one’s txid, and pays each of them: the post works on', async () => {
    const { posto, primeira, total, cobrancas, pix } = await devedor(postos.um)
    const responsavel = await server.as('responsavel@')
    expect((await responsavel.get('/postoAutorizadoPagamento/situacao')).json().suspensao).toMatchObject({
      cobrancaId: primeira,
      cobrancas: cobrancas.length,
      total,
    })
    expect(checkCopiaECola(pix)).toBeNull()
    expect(pix).toContain(await txidDe(primeira))
    expect(pix).toContain(total.toFixed(2))
    expect((await pay(primeira, total)).json()).toMatchObject({
      situacao: 'PAGA',
      pagamentos: [{ valor: cobrancas[0]?.total }],
    })
    expect(await situacoes(posto)).toEqual(cobrancas.map(() => ({ status: 'PAGA', paga_em: hoje })))
    expect(await creditoDe(posto)).toBe(0)
    expect((await planoDe(posto)).emAtraso).toBeNull()
    expect((await responsavel.get('/postoAutorizadoPagamento/situacao')).json().suspensao).toBeNull()
    const historia = await db
      .selectFrom('auditoria')
      .where('entidade', '=', 'postoAutorizadoPagamento')
      .where('entidade_id', '=', cobrancas.at(-1)?.id ?? 0)
      .select('mudancas')
      .orderBy('id', 'desc')
      .execute()
    expect(historia[0]?.mudancas).toContainEqual({ campo: 'situacao', de: 'Aberta', para: 'Paga' })
  })

  it('of an earlier day is accepted, and the difference of each goes to the next charge', async () => {
    const { posto, primeira } = await devedor()
    await db
      .updateTable('cobranca')
      .set({ criado_em: new Date(`${addDias(hoje, -100)}T12:00:00Z`) })
      .where('posto_id', '=', posto)
      .execute()
    const antes = addDias(hoje, -2)
    const rows = await db
      .selectFrom('cobranca')
      .where('posto_id', '=', posto)
      .where('pagavel_ate', '<', antes)
      .select('pagavel_ate')
      .execute()
    const devido = (dia: string) =>
      rows.reduce((sum, { pagavel_ate: pagavelAte }) => {
        const cobrado = {
          liquido: 18_990,
          pagavelAte,
          criadaEm: pagavelAte,
          multaPercentual: 2,
          jurosPercentual: 1,
        }
        return sum + dividaEm(cobrado, [], dia).total
      }, 0)
    expect((await pay(primeira, devido(antes) / 100)).json()).toMatchObject({ situacao: 'PAGA' })
    const pagas = (await situacoes(posto)).filter(({ status }) => status === 'PAGA')
    expect(pagas).toHaveLength(rows.length)
    expect(await creditoDe(posto)).toBe(devido(antes) - devido(hoje))
  })

  it('of another amount is for the named charge, the rest the post’s credit', async () => {
    const { posto, primeira, total, cobrancas } = await devedor()
    await pay(primeira, total + 1)
    expect((await situacoes(posto)).map(({ status }) => status)).toEqual([
      'PAGA',
      ...cobrancas.slice(1).map(() => 'ABERTA'),
    ])
    expect(await creditoDe(posto)).toBe(Math.round((total + 1 - (cobrancas[0]?.total ?? 0)) * 100))
  })

  it('comes by a statement: the preview names the others, and the confirmation pays them', async () => {
    const { posto, primeira, total, cobrancas } = await devedor()
    const bytes = extratoDe([{ dia: hoje, valor: total.toFixed(2), texto: `PIX ${await txidDe(primeira)}` }])
    const arquivo = { filename: 'extrato.ofx', data: bytes.toString('base64') }
    const previa = (
      await financeiro.post('/postoAutorizadoPagamento/extrato/previa', { arquivo })
    ).json<ExtratoPrevia>()
    const [lancamento] = previa.lancamentos
    expect(lancamento).toMatchObject({
      escolhida: primeira,
      motivo: null,
      opcoes: [{ efeito: 'QUITA', outras: cobrancas.slice(1).map(({ id }) => id) }],
    })
    const versao = lancamento?.opcoes[0]?.cobranca.versao
    const escolhas = [{ linha: 0, cobranca: { id: primeira, versao } }]
    const confirmado = await financeiro.post('/postoAutorizadoPagamento/extrato', { arquivo, escolhas })
    expect(confirmado.json()).toMatchObject({ confirmados: 1, valor: total, voltaram: [{ id: posto }] })
    expect((await situacoes(posto)).every(({ status }) => status === 'PAGA')).toBe(true)
  })

  it('paid twice at once: every charge once, the second amount whole as credit', async () => {
    const { posto, primeira, total, cobrancas } = await devedor()
    const outra = cobrancas.at(-1)
    const answers = await Promise.all([
      pay(primeira, total),
      pay(primeira, total),
      pay(outra?.id ?? 0, outra?.total ?? 0),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const pagos = await db
      .selectFrom('cobranca_pagamento')
      .innerJoin('cobranca', 'cobranca.id', 'cobranca_pagamento.cobranca_id')
      .where('cobranca.posto_id', '=', posto)
      .select('cobranca_pagamento.valor')
      .execute()
    const pago = pagos.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)
    expect(pago).toBe(Math.round((2 * total + (outra?.total ?? 0)) * 100))
    // Whichever came first, what was paid is what was owed and the credit, to the cent.
    const devida = cobrancas.reduce((sum, each) => sum + Math.round(each.total * 100), 0)
    const abertas = (await situacoes(posto)).filter(({ status }) => status === 'ABERTA').length
    if (abertas === 0) expect(await creditoDe(posto)).toBe(pago - devida)
    else expect(await creditoDe(posto)).toBeGreaterThan(0)
  })
})
