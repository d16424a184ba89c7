import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, describe, expect, it } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { fecharMeses } from './actions/fechar.ts'

const bancada = await startBancada()
afterAll(bancada.close)
const { app, db, postos } = bancada
let { atendente } = bancada
let responsavel = await app.as('responsavel')
let financeiro = await app.as('financeiro')
let sp = await app.as('sp')
/** Moves the clock; earlier sessions have expired by then. */
const setNow = async (instant: string) => {
  bancada.setNow(new Date(instant))
  atendente = await app.as('atendente')
  responsavel = await app.as('responsavel')
  financeiro = await app.as('financeiro')
  sp = await app.as('sp')
}

/** An order under warranty, delivered: its labour is 75,50, its part from the post's stock 96,30, one part is the factory's. */
const entregue = async () => {
  const os = await bancada.create(atendente, bancada.comNota)
  const { id: orcamento_id } = await db
    .insertInto('os_orcamento')
    .values({ ordem_servico_id: os.id, versao: 1, situacao: 'APROVADO', criado_em: bancada.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const base = {
    orcamento_id,
    sintoma_os_id: bancada.linhaServico.sintoma.id,
    causa_os_id: bancada.linhaServico.causa.id,
    situacao: 'APROVADA',
    garantia: true,
    valor: 180,
    valor_final: 180,
  }
  const servico = { ...base, tipo: 'SERVICO', servico_id: bancada.linhaServico.servico.id }
  const peca = { ...base, tipo: 'PECA', peca_id: bancada.peca.id, quantidade: 2 }
  await db
    .insertInto('os_linha')
    .values([
      { ...servico, ordem: 0, valor_fabricante: 75.5 },
      { ...peca, ordem: 1, valor_fabricante: 96.3 },
      { ...peca, ordem: 2, valor_fabricante: 500, solicitar_peca: true },
      { ...servico, ordem: 3, garantia: false, valor_fabricante: 0 },
      { ...servico, ordem: 4, situacao: 'RECUSADA', valor_fabricante: 900 },
    ])
    .execute()
  await bancada.put(os.id, 'ENTREGUE')
  return os.id
}
const finalizada = async () => {
  const id = await entregue()
  await bancada.done(responsavel, id, 'finalizar')
  return id
}
const fechamentoDe = async (mes: string, by = financeiro): Promise<Fechamento> => {
  const { id } = await db
    .selectFrom('fechamento')
    .where('posto_id', '=', postos.um)
    .where('mes', '=', mes)
    .select('id')
    .executeTakeFirstOrThrow()
  const answer = await by.get(`/financeiro/${id}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const fecha = () => fecharMeses(app.app.services)
const act = (by: typeof financeiro, ato: string, id: number, body: object = {}) =>
  by.put(`/financeiro/${ato}/${id}`, body)
const doOk = async (
  by: typeof financeiro,
  ato: string,
  id: number,
  body: object = {},
): Promise<Fechamento> => {
  const answer = await act(by, ato, id, body)
  expect(answer.statusCode, `${ato}: ${answer.body}`).toBe(200)
  return answer.json()
}
const refused = async (by: typeof financeiro, ato: string, id: number, body: object = {}) => {
  const answer = await act(by, ato, id, body)
  expect(answer.statusCode, answer.body).toBe(409)
  return answer.json().error
}

describe('rede §4: the closing of a post and month', () => {
  it('S4-047, S4-048, S7-101: what becomes FINALIZADA enters the month at once, covered lines alone', async () => {
    const os = await finalizada()
    const atendida = await bancada.create(atendente, { osType: 'PA' })
    await bancada.put(atendida.id, 'ATENDIDA')
    await bancada.done(responsavel, atendida.id, 'finalizar')
    const { situacao, linhas, resumo, atos } = await fechamentoDe('2026-11-01', responsavel)
    expect(situacao).toBe('EM_ABERTO')
    expect(
      linhas.map(({ ordemServico, tipo, natureza, valor, id }) => [
        ordemServico?.id,
        tipo,
        natureza,
        valor,
        id,
      ]),
    ).toEqual([
      [os, 'CREDITO', 'MAO_DE_OBRA', 75.5, null],
      [os, 'CREDITO', 'PECA', 96.3, null],
    ])
    expect(resumo).toEqual({
      maoDeObra: 75.5,
      pecas: 96.3,
      restituicoes: 0,
      ajustes: 0,
      transporte: 0,
      total: 171.8,
    })
    expect(atos).toEqual([])
    const lista = (await financeiro.get('/financeiro')).json()
    expect(lista._embedded.financeiro).toMatchObject([
      { posto: { id: postos.um }, mes: '2026-11-01', situacao: 'EM_ABERTO', total: 171.8 },
    ])
    const csv = await financeiro.post('/financeiro/export/CSV', {})
    expect(csv.body).toContain('171,80')
  })

  it('S6-031, S6-064: another post sees nothing of it, a técnico none at all', async () => {
    const { id } = await fechamentoDe('2026-11-01')
    expect((await (await app.as('responsavel2')).get(`/financeiro/${id}`)).statusCode).toBe(404)
    for (const by of [bancada.tecnico, atendente, sp]) {
      expect((await by.get(`/financeiro/${id}`)).statusCode).toBe(403)
      expect((await act(by, 'aprovar', id, {})).statusCode).toBe(403)
    }
    expect((await act(responsavel, 'aprovar', id, {})).statusCode).toBe(403)
  })

  it('the job closes the month once; what was finalized or reopened after its end is the next month’s, ten days late as well', async () => {
    const antes = await fechamentoDe('2026-11-01')
    const [primeira] = antes.linhas
    expect(await fecha()).toBe(0)
    expect(await refused(financeiro, 'aprovar', antes.id)).toBe('FECHAMENTO_ATO')
    // It runs ten days late; meanwhile one more order was finalized and the first was reopened.
    await setNow('2026-12-10T15:00:00Z')
    await finalizada()
    await bancada.done(sp, primeira?.ordemServico?.id ?? 0, 'reabrirOs', { motivo: 'Faltou o estojo' })
    expect(await fecha()).toBe(1)
    expect(await fecha()).toBe(0)
    const novembro = await fechamentoDe('2026-11-01')
    expect(novembro).toMatchObject({ situacao: 'EM_CONFERENCIA', resumo: antes.resumo })
    const dezembro = await fechamentoDe('2026-12-01')
    expect(dezembro.linhas.map(({ tipo, valor }) => [tipo, valor])).toEqual([
      ['AJUSTE_OS', -75.5],
      ['AJUSTE_OS', -96.3],
      ['CREDITO', 75.5],
      ['CREDITO', 96.3],
    ])
    expect(dezembro.resumo.total).toBe(0)
    await bancada.done(responsavel, primeira?.ordemServico?.id ?? 0, 'finalizar')
    expect((await fechamentoDe('2026-12-01')).resumo).toMatchObject({ ajustes: 0, total: 171.8 })
  })

  it('the last instant of a month is its own, in São Paulo', async () => {
    await setNow('2027-01-01T02:59:00Z')
    await finalizada()
    expect((await fechamentoDe('2026-12-01')).resumo.total).toBe(343.6)
    await setNow('2027-01-01T03:00:00Z')
    await finalizada()
    expect((await fechamentoDe('2027-01-01')).resumo.total).toBe(171.8)
  })

  it('a contested line waits for its answer, a refused one ten days for the post', async () => {
    const { id, linhas } = await fechamentoDe('2026-11-01')
    const [labour, part] = linhas.map((linha) => ({ id: linha.id ?? 0 }))
    const mensagem = 'O serviço custa 142,00 desde outubro.'
    expect(await refused(financeiro, 'contestar', id, { linha: labour, mensagem })).toBe(
      'FECHAMENTO_SO_DO_POSTO',
    )
    const contestado = await doOk(responsavel, 'contestar', id, { linha: labour, mensagem })
    expect(contestado).toMatchObject({
      contestadas: 1,
      linhas: [{ contestacao: mensagem, contestadaPor: 'responsavel' }, {}],
    })
    expect(await refused(responsavel, 'contestar', id, { linha: labour, mensagem })).toBe('FECHAMENTO_LINHA')
    expect(await refused(financeiro, 'aprovar', id)).toBe('FECHAMENTO_ESPERA')
    await doOk(financeiro, 'glosar', id, { linha: part, motivo: 'Sem a peça trocada' })
    const respondido = await doOk(financeiro, 'responder', id, {
      linha: labour,
      resposta: 'Tem razão.',
      valor: 142,
    })
    expect(respondido.resumo.total).toBe(142)
    expect(await refused(financeiro, 'aprovar', id)).toBe('FECHAMENTO_ESPERA')
    await setNow(new Date(bancada.now().getTime() + 10 * DAY_MS).toISOString())
    expect(await refused(responsavel, 'contestar', id, { linha: part, mensagem })).toBe(
      'FECHAMENTO_GLOSA_PRAZO',
    )
    const aprovado = await doOk(financeiro, 'aprovar', id)
    expect(aprovado).toMatchObject({ situacao: 'APROVADO', aprovadoPor: 'financeiro', atos: ['pagar'] })
  })

  it('what is approved does not change, not even in the database; it is paid once', async () => {
    const { id } = await fechamentoDe('2026-11-01')
    expect(await refused(financeiro, 'ajustar', id, { valor: 10, motivo: 'Frete' })).toBe('FECHAMENTO_ATO')
    await expect(
      db.updateTable('fechamento_linha').set({ valor: 1 }).where('fechamento_id', '=', id).execute(),
    ).rejects.toThrow('não muda')
    await expect(db.deleteFrom('fechamento').where('id', '=', id).execute()).rejects.toThrow('não muda')
    const sem = await act(financeiro, 'pagar', id, { data: '2027-01-02' })
    expect(sem.statusCode).toBe(400)
    const pago = await doOk(financeiro, 'pagar', id, {
      data: '2027-01-05',
      comprovante: 'PIX E123',
      nfse: { numero: '2027/15', valor: 142 },
    })
    expect(pago).toMatchObject({
      situacao: 'PAGO',
      pagamento: { data: '2027-01-05', nfse: { numero: '2027/15', valor: 142 }, por: 'financeiro' },
    })
    expect(await refused(financeiro, 'pagar', id, { data: '2027-01-05', dispensada: true })).toBe(
      'FECHAMENTO_ATO',
    )
    await expect(
      db.updateTable('fechamento').set({ comprovante: null }).where('id', '=', id).execute(),
    ).rejects.toThrow('não muda')
  })

  it('reopened after payment, only what was paid is taken back; a negative sum goes to the next open month', async () => {
    await setNow('2027-02-02T15:00:00Z')
    await fecha()
    const novembro = await fechamentoDe('2026-11-01')
    await bancada.done(sp, novembro.linhas[0]?.ordemServico?.id ?? 0, 'reabrirOs', { motivo: 'De novo' })
    const vivo = await fechamentoDe('2027-02-01')
    // The part was refused, so nothing is owed back for it; the labour was corrected to 142,00.
    expect(vivo.linhas.map(({ tipo, valor }) => [tipo, valor])).toEqual([['AJUSTE_OS', -142]])
    await doOk(financeiro, 'ajustar', vivo.id, { valor: -8.5, motivo: 'Frete cobrado a mais' })
    await setNow('2027-03-02T15:00:00Z')
    await fecha()
    const aprovado = await doOk(financeiro, 'aprovar', vivo.id)
    expect(aprovado.resumo).toMatchObject({ ajustes: -150.5, transporte: 150.5, total: 0 })
    expect((await fechamentoDe('2027-03-01')).resumo).toMatchObject({ transporte: -150.5, total: -150.5 })
  })

  it('S7-080: getTotalFinanceiro is the credits and adjustments of the period, and a post’s own alone', async () => {
    const total = async (by: typeof financeiro, de: string, ate: string) =>
      (await by.get(`/ordemServico/getTotalFinanceiro?de=${de}&ate=${ate}`)).json()
    expect(await total(financeiro, '2026-11-01', '2027-03-31')).toEqual({
      // November 142,00 (a line refused); December two orders; January one.
      creditos: 657.4,
      ajustes: -150.5,
      total: 506.9,
    })
    expect(await total(responsavel, '2026-11-15', '2026-11-30')).toMatchObject({ creditos: 142, ajustes: 0 })
    expect(await total(await app.as('responsavel2'), '2026-11-01', '2027-03-31')).toMatchObject({ total: 0 })
  })
})
