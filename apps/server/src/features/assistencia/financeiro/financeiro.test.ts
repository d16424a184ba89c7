import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, describe, expect, it } from 'vitest'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos()
afterAll(mesa.close)
const { db, postos, setNow, finalizada, fechamentoDe, fecha, act, doOk, refused, as } = mesa
const { bancada } = mesa

describe('rede §4: the closing of a post and month', () => {
  it('S4-047, S4-048, S7-101: what becomes FINALIZADA enters the month at once, covered lines alone', async () => {
    const os = await finalizada()
    const atendida = await bancada.create(await as('atendente'), { osType: 'PA' })
    await bancada.put(atendida.id, 'ATENDIDA')
    await bancada.done(await as('responsavel'), atendida.id, 'finalizar')
    const fechamento = await fechamentoDe('2026-11-01', 'responsavel')
    const { situacao, linhas, resumo, atos, daFabrica } = fechamento
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
      debitos: 0,
      transporte: 0,
      total: 171.8,
    })
    expect(atos).toEqual([])
    expect(linhas.map(({ finalizadaEm }) => finalizadaEm)).toEqual(['2026-11-20', '2026-11-20'])
    expect(daFabrica).toMatchObject([{ ordemServico: { id: os } }])
    const lista = (await (await as('financeiro')).get('/financeiro')).json()
    expect(lista._embedded.financeiro).toMatchObject([
      { posto: { id: postos.um }, mes: '2026-11-01', situacao: 'EM_ABERTO', total: 171.8 },
    ])
    const csv = await (await as('financeiro')).post('/financeiro/export/CSV', {})
    expect(csv.body).toMatch(/;Em aberto;171,80;/)
  })

  it('S6-031, S6-064: another post sees nothing of it, a técnico none at all', async () => {
    const { id } = await fechamentoDe('2026-11-01')
    expect((await (await as('responsavel2')).get(`/financeiro/${id}`)).statusCode).toBe(404)
    for (const nome of ['tecnico', 'atendente', 'sp']) {
      const by = await as(nome)
      expect((await by.get(`/financeiro/${id}`)).statusCode).toBe(403)
      expect((await act(nome, 'aprovar', id, {})).statusCode).toBe(403)
    }
    expect((await act('responsavel', 'aprovar', id, {})).statusCode).toBe(403)
  })

  it('the job closes the month once; what was finalized or reopened after its end is the next month’s, ten days late as well', async () => {
    const antes = await fechamentoDe('2026-11-01')
    const [primeira] = antes.linhas
    expect(await fecha()).toBe(0)
    expect(await refused('financeiro', 'aprovar', antes.id)).toBe('FECHAMENTO_ATO')
    // It runs ten days late; meanwhile one more order was finalized and the first was reopened.
    setNow('2026-12-10T15:00:00Z')
    await finalizada()
    await bancada.done(await as('sp'), primeira?.ordemServico?.id ?? 0, 'reabrirOs', {
      motivo: 'Faltou o estojo',
    })
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
    await bancada.done(await as('responsavel'), primeira?.ordemServico?.id ?? 0, 'finalizar')
    expect((await fechamentoDe('2026-12-01')).resumo).toMatchObject({ ajustes: 0, total: 171.8 })
  })

  it('the last instant of a month is its own, in São Paulo', async () => {
    setNow('2027-01-01T02:59:00Z')
    await finalizada()
    expect((await fechamentoDe('2026-12-01')).resumo.total).toBe(343.6)
    setNow('2027-01-01T03:00:00Z')
    await finalizada()
    expect((await fechamentoDe('2027-01-01')).resumo.total).toBe(171.8)
  })

  it('a contested line waits for its answer, a refused one ten days for the post', async () => {
    const { id, linhas } = await fechamentoDe('2026-11-01')
    const [labour, part] = linhas.map((linha) => ({ id: linha.id ?? 0 }))
    const mensagem = 'O serviço custa 142,00 desde outubro.'
    expect(await refused('financeiro', 'contestar', id, { linha: labour, mensagem })).toBe(
      'FECHAMENTO_SO_DO_POSTO',
    )
    const contestado = await doOk('responsavel', 'contestar', id, { linha: labour, mensagem })
    expect(contestado).toMatchObject({
      contestadas: 1,
      linhas: [{ contestacao: mensagem, contestadaPor: 'responsavel' }, {}],
    })
    expect(await refused('responsavel', 'contestar', id, { linha: labour, mensagem })).toBe(
      'FECHAMENTO_LINHA',
    )
    expect(await refused('financeiro', 'aprovar', id)).toBe('FECHAMENTO_ESPERA')
    await doOk('financeiro', 'glosar', id, { linha: part, motivo: 'Sem a peça trocada' })
    const respondido = await doOk('financeiro', 'responder', id, {
      linha: labour,
      resposta: 'Tem razão.',
      valor: 142,
    })
    expect(respondido.resumo.total).toBe(142)
    expect(respondido).toMatchObject({ glosadas: 1, diasGlosa: 10, linhas: [{}, { situacao: 'GLOSADA' }] })
    expect(await refused('financeiro', 'aprovar', id)).toBe('FECHAMENTO_ESPERA')
    expect(respondido.historico).toEqual([
      {
        em: expect.any(String),
        por: 'financeiro',
        feito: 'CORRIGIDA',
        sobre: linhas[0]?.descricao,
        de: 75.5,
        para: 142,
      },
      {
        em: expect.any(String),
        por: 'financeiro',
        feito: 'GLOSADA',
        sobre: linhas[1]?.descricao,
        de: 96.3,
        para: 0,
      },
    ])
    setNow(new Date(bancada.now().getTime() + 10 * DAY_MS).toISOString())
    expect(await refused('responsavel', 'contestar', id, { linha: part, mensagem })).toBe(
      'FECHAMENTO_GLOSA_PRAZO',
    )
    const aprovado = await doOk('financeiro', 'aprovar', id)
    expect(aprovado).toMatchObject({ situacao: 'APROVADO', aprovadoPor: 'financeiro', atos: ['pagar'] })
  })

  it('S7-101: an approved closing has a statement with a number and a hash, which its payment leaves as they are', async () => {
    expect((await fechamentoDe('2026-12-01')).extrato).toBeNull()
    const { extrato } = await fechamentoDe('2026-11-01')
    expect(extrato).toEqual({
      numero: `2026-11/${String(postos.um).padStart(4, '0')}`,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('an adjustment in a closed month: an approved closing cannot change, not even in the database, and is paid once', async () => {
    const { id, extrato } = await fechamentoDe('2026-11-01')
    expect(await refused('financeiro', 'ajustar', id, { valor: 10, motivo: 'Frete' })).toBe('FECHAMENTO_ATO')
    await expect(
      db.updateTable('fechamento_linha').set({ valor: 1 }).where('fechamento_id', '=', id).execute(),
    ).rejects.toThrow('não muda')
    await expect(db.deleteFrom('fechamento').where('id', '=', id).execute()).rejects.toThrow('não muda')
    const sem = await act('financeiro', 'pagar', id, { data: '2027-01-02' })
    expect(sem.statusCode).toBe(400)
    const pago = await doOk('financeiro', 'pagar', id, {
      data: '2027-01-05',
      comprovante: 'PIX E123',
      nfse: { numero: '2027/15', valor: 142 },
    })
    expect(pago).toMatchObject({
      situacao: 'PAGO',
      extrato,
      pagamento: { data: '2027-01-05', nfse: { numero: '2027/15', valor: 142 }, por: 'financeiro' },
    })
    expect(await refused('financeiro', 'pagar', id, { data: '2027-01-05', dispensada: true })).toBe(
      'FECHAMENTO_ATO',
    )
    await expect(
      db.updateTable('fechamento').set({ comprovante: null }).where('id', '=', id).execute(),
    ).rejects.toThrow('não muda')
  })

  it('reopened after payment, only what was paid is taken back; a negative sum goes to the next open month', async () => {
    setNow('2027-02-02T15:00:00Z')
    await fecha()
    const novembro = await fechamentoDe('2026-11-01')
    await bancada.done(await as('sp'), novembro.linhas[0]?.ordemServico?.id ?? 0, 'reabrirOs', {
      motivo: 'De novo',
    })
    const vivo = await fechamentoDe('2027-02-01')
    // The part was refused, so nothing is owed back for it; the labour was corrected to 142,00.
    expect(vivo.linhas.map(({ tipo, valor }) => [tipo, valor])).toEqual([['AJUSTE_OS', -142]])
    for (const valor of [0, -0.001]) {
      const answer = await act('financeiro', 'ajustar', vivo.id, { valor, motivo: 'Frete' })
      expect(answer.json().messages).toMatchObject([{ fieldName: 'valor', code: 'AJUSTE_INVALIDO' }])
    }
    await doOk('financeiro', 'ajustar', vivo.id, { valor: -8.5, motivo: 'Frete cobrado a mais' })
    setNow('2027-03-02T15:00:00Z')
    await fecha()
    const aprovado = await doOk('financeiro', 'aprovar', vivo.id)
    expect(aprovado.resumo).toMatchObject({ ajustes: -150.5, transporte: 150.5, total: 0 })
    // Nothing is paid of it, so it waits for no payment and for no note.
    expect(aprovado).toMatchObject({ situacao: 'PAGO', aprovadoPor: 'financeiro', pagamento: null, atos: [] })
    for (const [by, ato, body] of [
      ['financeiro', 'pagar', { data: '2027-03-02', dispensada: true }],
      ['responsavel', 'enviarNota', { nfse: { numero: '2027/16', valor: 0 } }],
    ] as const)
      expect((await act(by, ato, vivo.id, body)).json().error).toBe('FECHAMENTO_NADA_A_PAGAR')
    expect(
      await (await as('financeiro')).get('/financeiro/contagem').then((answer) => answer.json()),
    ).toContainEqual({ conta: 'PAGAR', total: 0 })
    expect((await fechamentoDe('2027-03-01')).resumo).toMatchObject({ transporte: -150.5, total: -150.5 })
  })

  it('S7-080: getTotalFinanceiro is the credits and adjustments of the period, and a post’s own alone', async () => {
    const total = async (by: string, de: string, ate: string) =>
      (await (await as(by)).get(`/ordemServico/getTotalFinanceiro?de=${de}&ate=${ate}`)).json()
    expect(await total('financeiro', '2026-11-01', '2027-03-31')).toEqual({
      // November 142,00 (a line refused); December two orders; January one.
      creditos: 657.4,
      ajustes: -150.5,
      total: 506.9,
    })
    expect(await total('responsavel', '2026-11-15', '2026-11-30')).toMatchObject({
      creditos: 142,
      ajustes: 0,
    })
    expect(await total('responsavel2', '2026-11-01', '2027-03-31')).toMatchObject({ total: 0 })
  })
})
