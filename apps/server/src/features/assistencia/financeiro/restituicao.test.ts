import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, expect, it } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { closeMeses } from './actions/close.ts'

const bancada = await startBancada()
afterAll(bancada.close)
const { app, db, postos, comNota } = bancada
const consente = { nome: 'Dalva Quaresma', documento: '529.982.247-25' }

/** An order under warranty after its 30 days. */
const atrasada = async () => {
  const { id } = await bancada.create(await app.as('atendente'), comNota)
  await bancada.done(await app.as('atendente'), id, 'abrir')
  await db
    .updateTable('ordem_servico')
    .set({ criado_em: new Date(bancada.now().getTime() - 40 * DAY_MS) })
    .where('id', '=', id)
    .execute()
  return id
}
const doResponsavel = async (id: number, acao: Parameters<typeof bancada.done>[2], body: object = {}) =>
  bancada.done(await app.as('responsavel'), id, acao, body)
const reabre = async (id: number) =>
  bancada.done(await app.as('sp'), id, 'reabrirOs', { motivo: 'Ela prefere o conserto' })
const fechamentoDe = async (mes: string): Promise<Fechamento> => {
  const { id } = await db
    .selectFrom('fechamento')
    .where('posto_id', '=', postos.um)
    .where('mes', '=', mes)
    .select('id')
    .executeTakeFirstOrThrow()
  return (await (await app.as('financeiro')).get(`/financeiro/${id}`)).json()
}
const fecha = () => closeMeses(app.app.services)
const linhasDe = ({ linhas }: Fechamento) =>
  linhas.map(({ tipo, natureza, valorFinal }) => [tipo, natureza, valorFinal])

it('decisions 61: a restitution is the manufacturer’s debit at once, and undone within its month it is none', async () => {
  const id = await atrasada()
  await doResponsavel(id, 'exigirRestituicao', { ...consente, valor: 1250.5 })
  const vivo = await fechamentoDe('2026-11-01')
  expect(vivo).toMatchObject({
    situacao: 'EM_ABERTO',
    linhas: [{ id: null, ordemServico: { id }, tipo: 'CREDITO', natureza: 'RESTITUICAO', valor: 1250.5 }],
    resumo: { restituicoes: 1250.5, total: 1250.5 },
  })
  const lista = (await (await app.as('financeiro')).get('/financeiro')).json()
  expect(lista._embedded.financeiro).toMatchObject([{ mes: '2026-11-01', total: 1250.5 }])
  await reabre(id)
  expect((await fechamentoDe('2026-11-01')).linhas).toEqual([])
  // An order that was cancelled for another reason gives nothing back.
  await doResponsavel(id, 'cancelar', { motivo: 'Desistiu' })
  expect((await fechamentoDe('2026-11-01')).linhas).toEqual([])
  await reabre(id)
  await doResponsavel(id, 'exigirRestituicao', { ...consente, valor: 1200 })
  expect(linhasDe(await fechamentoDe('2026-11-01'))).toEqual([['CREDITO', 'RESTITUICAO', 1200]])
})

it('decisions 61: undone after its month closed, it is taken back in the next open one, to the cent', async () => {
  bancada.setNow(new Date('2026-12-05T15:00:00Z'))
  const novembro = await fechamentoDe('2026-11-01')
  await fecha()
  const guardado = await fechamentoDe('2026-11-01')
  expect(guardado).toMatchObject({ situacao: 'EM_CONFERENCIA', resumo: novembro.resumo })
  await reabre(guardado.linhas[0]?.ordemServico?.id ?? 0)
  expect(linhasDe(await fechamentoDe('2026-11-01'))).toEqual([['CREDITO', 'RESTITUICAO', 1200]])
  expect(linhasDe(await fechamentoDe('2026-12-01'))).toEqual([['AJUSTE_OS', 'RESTITUICAO', -1200]])
  const total = await (
    await app.as('financeiro')
  ).get('/ordemServico/getTotalFinanceiro?de=2026-11-01&ate=2026-12-31')
  expect(total.json()).toEqual({ creditos: 1200, ajustes: -1200, total: 0 })
})

it('decisions 61: finance may refuse a restitution, the post contests it, and what is approved stands', async () => {
  bancada.setNow(new Date('2026-12-10T15:00:00Z'))
  const id = await atrasada()
  await doResponsavel(id, 'exigirRestituicao', { ...consente, valor: 800 })
  bancada.setNow(new Date('2027-01-02T15:00:00Z'))
  await fecha()
  const dezembro = await fechamentoDe('2026-12-01')
  const linha = { id: dezembro.linhas.find(({ valor }) => valor === 800)?.id ?? 0 }
  const put = async (quem: string, ato: string, body: object) => {
    const answer = await (await app.as(quem)).put(`/financeiro/${ato}/${dezembro.id}`, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Fechamento>()
  }
  await put('financeiro', 'glosar', { linha, motivo: 'Falta o recibo' })
  await put('responsavel', 'contestar', { linha, mensagem: 'O recibo está na OS.' })
  await put('financeiro', 'responder', { linha, resposta: 'Recibo visto.', valor: 800 })
  const aprovado = await put('financeiro', 'aprovar', {})
  expect(aprovado).toMatchObject({ situacao: 'PAGO', resumo: { restituicoes: 800, ajustes: -1200 } })
})

it('decisions 61: a lower price is owed once its order is finished, and as long as it is', async () => {
  bancada.setNow(new Date('2027-02-03T15:00:00Z'))
  const id = await atrasada()
  await doResponsavel(id, 'exigirAbatimento', { ...consente, valor: 300 })
  const mes = async () => linhasDe(await fechamentoDe('2027-02-01'))
  await bancada.put(id, 'ENTREGUE')
  await doResponsavel(id, 'finalizar')
  expect(await mes()).toEqual([['CREDITO', 'ABATIMENTO', 300]])
  await reabre(id)
  expect(await mes()).toEqual([])
  await bancada.put(id, 'AGUARDANDO_CONSERTO')
  await doResponsavel(id, 'exigirAbatimento', { ...consente, valor: 250 })
  await bancada.put(id, 'ENTREGUE')
  await doResponsavel(id, 'finalizar')
  // Only the later choice counts.
  expect(await mes()).toEqual([['CREDITO', 'ABATIMENTO', 250]])
})
