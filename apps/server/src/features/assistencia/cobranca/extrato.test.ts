import type { ExtratoPrevia } from '@app/contract/assistencia/cobranca'
import { addDias } from '@app/rules/assistencia/cobranca'
import { localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'
import { issueCobrancas } from './jobs.ts'
import { amostra, extratoDe, type Linha } from './testing/ofx.ts'

const server = await startTestApp()
afterAll(server.close)
const { db } = server.database
await seedPostos(server)
const financeiro = await server.as('financeiro@')
const hoje = localDay(new Date(), ZONA_PADRAO)
const plano = (await financeiro.post('/planoValores', { nome: 'Oficina', licencas: 10, valor: 189.9 })).json<{
  id: number
}>()

let count = 0
/** A post that subscribed that many days ago, and its oldest charge. */
const subscribed = async (dias = 0, nome = `Extrato de Exemplo ${(count += 1)}x`) => {
  const posto = await insertPosto(db, { nome, cnpj: String(81_000_000_000_000 + (count += 1)) })
  await db
    .insertInto('assinatura')
    .values({ posto_id: posto, plano_id: plano.id, desde: addDias(hoje, -dias), dia_vencimento: 10 })
    .execute()
  await issueCobrancas(server.app.services)
  const cobranca = await db
    .selectFrom('cobranca')
    .where('posto_id', '=', posto)
    .orderBy('inicio')
    .select(['id', 'txid', 'versao'])
    .executeTakeFirstOrThrow()
  return { posto, nome, ...cobranca }
}
const arquivo = (bytes: Buffer) => ({ filename: 'extrato.ofx', data: bytes.toString('base64') })
const previa = async (bytes: Buffer) => {
  const answer = await financeiro.post('/postoAutorizadoPagamento/extrato/previa', {
    arquivo: arquivo(bytes),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<ExtratoPrevia>()
}
type Escolhida = { id: number; versao: number }
const confirmar = (bytes: Buffer, ...cobrancas: (Escolhida | null)[]) =>
  financeiro.post('/postoAutorizadoPagamento/extrato', {
    arquivo: arquivo(bytes),
    escolhas: cobrancas.flatMap((cobranca, linha) =>
      cobranca ? [{ linha, cobranca: { id: cobranca.id, versao: cobranca.versao } }] : [],
    ),
  })
const pix = (texto: string, valor = '189.90', dia = hoje): Linha => ({ dia, valor, texto: `PIX ${texto}` })
const statusOf = async (id: number) =>
  (await financeiro.get(`/postoAutorizadoPagamento/${id}`)).json<{
    situacao: string
    pagamentos: { valor: number }[]
    devido: { total: number } | null
  }>()
const creditoDe = async (posto: number) => {
  const rows = await db.selectFrom('cobranca_credito').where('posto_id', '=', posto).select('valor').execute()
  return rows.reduce((sum, { valor }) => sum + valor, 0)
}

describe('rede §3: the preview of a statement', () => {
  it('chooses by txid or payer alone, offers equal values, and stores nothing', async () => {
    const [um, dois] = [await subscribed(), await subscribed(0, 'Corda e Mola Exemplo')]
    const found = await previa(
      extratoDe([
        pix(um.txid),
        pix('CORDA E MOLA EXEMPLO LTDA'),
        pix('DEPOSITO'),
        pix(um.txid, '-5,00'),
        { dia: hoje, valor: '900,00', texto: 'SALDO DO DIA' },
        pix('AMANHA', '189.90', addDias(hoje, 1)),
      ]),
    )
    expect(found.lancamentos).toMatchObject([
      { escolhida: um.id, por: 'TXID', motivo: null },
      { escolhida: dois.id, por: 'PAGADOR', motivo: null },
      { escolhida: null, por: null },
    ])
    expect(found.ignorados).toEqual([
      { motivo: 'SAIDA', quantos: 1 },
      { motivo: 'SALDO', quantos: 1 },
      { motivo: 'FUTURO', quantos: 1 },
    ])
    expect(found).toMatchObject({ total: 6, confirmados: 0, conhecido: null, contas: [{ final: '3456' }] })
    expect((await statusOf(um.id)).pagamentos).toEqual([])
  })

  it.each([
    ['17-cartao.ofx', { lancamentos: 0, ignorados: ['SAIDA', 'CARTAO'] }],
    ['21-saldo-como-linha.ofx', { lancamentos: 1, ignorados: ['SALDO'] }],
    ['18-lista-vazia.ofx', { lancamentos: 0, ignorados: [] }],
    ['15-pix-e2e.ofx', { lancamentos: 3, ignorados: ['SAIDA'] }],
  ])('%s: what is nobody’s payment is left out', async (name, { lancamentos, ignorados }) => {
    // The samples' days are of 2026, which is the past or the present.
    const found = await previa(amostra(name))
    const futuro = found.ignorados.find(({ motivo }) => motivo === 'FUTURO')?.quantos ?? 0
    expect(found.lancamentos.length + futuro).toBe(lancamentos)
    const motivos = found.ignorados.map(({ motivo }) => motivo).filter((motivo) => motivo !== 'FUTURO')
    expect(motivos.toSorted()).toEqual(ignorados.toSorted())
  })

  it.each([
    ['90-cortado.ofx', 'OFX_CORTADO'],
    ['92-pagina-html.ofx', 'OFX_OUTRO'],
    ['95-valor-ilegivel.ofx', 'OFX_ILEGIVEL'],
    ['96-erro-do-banco.ofx', 'OFX_DO_BANCO'],
  ])('%s is refused in its own words', async (name, code) => {
    const answer = await financeiro.post('/postoAutorizadoPagamento/extrato/previa', {
      arquivo: arquivo(amostra(name)),
    })
    expect([answer.statusCode, answer.json().messages[0]?.code]).toEqual([422, code])
  })

  it('50 MB are refused in little time and memory', async () => {
    const body = { arquivo: arquivo(Buffer.alloc(50 * 1024 * 1024, 'A')) }
    const before = process.memoryUsage().rss
    const begun = performance.now()
    const answer = await financeiro.post('/postoAutorizadoPagamento/extrato/previa', body)
    expect(answer.statusCode).toBe(413)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
    const six = await financeiro.post('/postoAutorizadoPagamento/extrato/previa', {
      arquivo: arquivo(Buffer.alloc(5.2 * 1024 * 1024, 'A')),
    })
    expect(six.json().messages).toMatchObject([{ fieldName: 'arquivo', code: 'ANEXO_GRANDE' }])
  })
})

describe('rede §3: a confirmed statement', () => {
  it('pays all its rows at once; the same file again, whole or in part, changes nothing', async () => {
    const [um, dois] = [await subscribed(), await subscribed()]
    const file = extratoDe([pix(um.txid), pix(dois.txid, '100,00')])
    expect((await confirmar(file, um, dois)).json()).toEqual({ confirmados: 2, valor: 289.9, voltaram: [] })
    expect((await statusOf(um.id)).situacao).toBe('PAGA')
    expect(await statusOf(dois.id)).toMatchObject({ situacao: 'ABERTA', devido: { total: 89.9 } })
    const again = await previa(file)
    expect(again).toMatchObject({ confirmados: 2, lancamentos: [] })
    expect(again.conhecido).not.toBeNull()
    const longer = extratoDe([pix(um.txid), pix(dois.txid, '100,00'), pix(dois.txid, '89,90')])
    expect(await previa(longer)).toMatchObject({
      confirmados: 2,
      conhecido: null,
      lancamentos: [{ linha: 2 }],
    })
    const twice = await confirmar(file, { ...um, versao: 2 })
    expect([twice.statusCode, twice.json().messages]).toMatchObject([
      409,
      [{ fieldName: 'escolhas[0].linha', code: 'LANCAMENTO_CONFIRMADO' }],
    ])
    expect((await statusOf(um.id)).pagamentos).toHaveLength(1)
  })

  it('a row with the number, day and amount of a confirmed one and other words is asked about', async () => {
    const um = await subscribed()
    const row = { ...pix(um.txid), fitid: '20261123001' }
    expect((await confirmar(extratoDe([row]), um)).statusCode).toBe(200)
    const other = await previa(extratoDe([{ ...row, texto: `PIX RECEBIDO ${um.txid}` }]))
    expect(other.lancamentos).toMatchObject([{ escolhida: null, motivo: 'PARECE_CONFIRMADO' }])
  })

  it('two people at once: one pays, the other is told', async () => {
    const um = await subscribed()
    const file = extratoDe([pix(um.txid)])
    const answers = await Promise.all([confirmar(file, um), confirmar(file, um)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await statusOf(um.id)).pagamentos).toHaveLength(1)
    // The same row for two charges at once: the database lets it be one payment.
    const dois = await subscribed()
    const tres = await subscribed()
    const one = extratoDe([pix('DEPOSITO UNICO')])
    const both = await Promise.all([confirmar(one, dois), confirmar(one, tres)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await statusOf(dois.id)).pagamentos.length + (await statusOf(tres.id)).pagamentos.length).toBe(1)
  })

  it('a charge paid meanwhile is told by its row, and nothing is paid until it is settled', async () => {
    const [um, dois] = [await subscribed(), await subscribed()]
    const file = extratoDe([pix(um.txid), pix(dois.txid)])
    await financeiro.put(`/postoAutorizadoPagamento/confirmar/${um.id}`, { data: hoje, valor: 189.9 })
    const late = await confirmar(file, um, dois)
    expect([late.statusCode, late.json().messages]).toMatchObject([
      409,
      [{ fieldName: 'escolhas[0].cobranca', code: 'COBRANCA_MUDOU' }],
    ])
    expect((await statusOf(dois.id)).situacao).toBe('ABERTA')
    expect((await previa(file)).lancamentos[0]).toMatchObject({ motivo: 'JA_PAGA', escolhida: null })
    expect((await confirmar(file, null, dois)).statusCode).toBe(200)
    expect((await statusOf(dois.id)).situacao).toBe('PAGA')
  })

  it('too much, twice, and for a cancelled charge become a credit; a stale code leaves the difference', async () => {
    const [mais, duas, morta] = [await subscribed(), await subscribed(), await subscribed()]
    await financeiro.put(`/postoAutorizadoPagamento/cancelar/${morta.id}`, { motivo: 'Engano' })
    const file = extratoDe([
      pix(mais.txid, '200,00'),
      pix(duas.txid),
      pix(duas.txid),
      pix(morta.txid, '50,00'),
    ])
    expect((await previa(file)).lancamentos).toMatchObject([
      { motivo: null, opcoes: [{ efeito: 'CREDITO', diferenca: 10.1 }] },
      { motivo: null },
      { motivo: 'NO_ARQUIVO', opcoes: [{ efeito: 'CREDITO', diferenca: 189.9 }] },
      { motivo: 'CANCELADA', escolhida: null },
    ])
    const done = await confirmar(file, mais, duas, duas, { ...morta, versao: 2 })
    expect(done.statusCode, done.body).toBe(200)
    expect(await creditoDe(mais.posto)).toBe(10.1)
    expect(await creditoDe(duas.posto)).toBe(189.9)
    expect(await creditoDe(morta.posto)).toBe(50)
  })

  it('money of before the charge is preselected for none, and is a person’s to decide', async () => {
    const um = await subscribed()
    const ontem = addDias(hoje, -1)
    const file = extratoDe([pix(um.txid, '189,90', ontem)])
    expect((await previa(file)).lancamentos).toMatchObject([
      { escolhida: null, motivo: 'ANTES_DA_COBRANCA', opcoes: [{ cobranca: { id: um.id } }] },
    ])
    expect((await confirmar(file, um)).statusCode).toBe(200)
    expect((await statusOf(um.id)).situacao).toBe('PAGA')
  })

  it('lifts a suspension at once, and keeps no words of the bank', async () => {
    const um = await subscribed(95)
    const abertas = await db
      .selectFrom('cobranca')
      .where('posto_id', '=', um.posto)
      .orderBy('inicio')
      .select(['id', 'txid', 'versao'])
      .execute()
    const file = extratoDe(abertas.map(({ txid }) => pix(`${txid} MARIA SEGREDO`, '900,00')))
    const found = await previa(file)
    expect(found.suspensos.find(({ posto }) => posto.id === um.posto)?.cobrancas).toContain(um.id)
    const done = await confirmar(file, ...abertas)
    expect(done.json()).toMatchObject({ voltaram: [{ id: um.posto, nomeFantasia: um.nome }] })
    for (const table of ['extrato', 'extrato_lancamento', 'cobranca_pagamento', 'auditoria'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('SEGREDO')
  })

  it('refuses a row that the file does not have, or that is no credit', async () => {
    const um = await subscribed()
    const answer = await confirmar(extratoDe([pix(um.txid, '-189,90')]), um)
    expect([answer.statusCode, answer.json().messages]).toMatchObject([
      400,
      [{ fieldName: 'escolhas[0].linha', code: 'OPCAO_INVALIDA' }],
    ])
  })
})
