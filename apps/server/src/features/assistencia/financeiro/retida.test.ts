import type { Cobranca } from '@app/contract/assistencia/cobranca'
import { afterAll, describe, expect, it } from 'vitest'
import { issueCobrancas } from '../cobranca/index.ts'
import { startFechamentos } from '../ordemServico/testing/fechamentos.ts'

const mesa = await startFechamentos()
afterAll(mesa.close)
const { app, db, postos, setNow, finalizada, fechamentoDe, fecha, doOk, refused, as } = mesa

const emitidas = () => issueCobrancas(app.app.services)
const path = '/postoAutorizadoPagamento'
const cobranca = async (id: number): Promise<Cobranca> =>
  (await (await as('financeiro')).get(`${path}/${id}`)).json()
const reter = async (id: number, body: object) => (await as('financeiro')).put(`${path}/reter/${id}`, body)
const daCompetencia = async (competencia: string): Promise<number> => {
  const { id } = await db
    .selectFrom('cobranca')
    .where('posto_id', '=', postos.um)
    .where('competencia', '=', competencia)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('rede §4: plan charges withheld from a closing', () => {
  it('set to be withheld, a charge has no PIX, fine, reminder or suspension, and stands in the open month', async () => {
    const financeiro = await as('financeiro')
    const plano = (
      await financeiro.post('/planoValores', { nome: 'Retido', licencas: 20, valor: 100 })
    ).json<{ id: number }>()
    const body = { posto: { id: postos.um }, plano: { id: plano.id }, diaVencimento: 10 }
    expect((await financeiro.post(path, body)).statusCode).toBe(201)
    const id = await daCompetencia('2026-11-01')
    const { versao } = await cobranca(id)
    const answer = await reter(id, { retida: true, proximas: true, versao })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ retida: true, proximasRetidas: true, pix: null, lembretes: [] })
    expect((await reter(id, { retida: false, proximas: false, versao })).statusCode).toBe(409)
    // A month of only debits is there at once, and is negative.
    const vivo = await fechamentoDe('2026-11-01', 'responsavel')
    expect(vivo).toMatchObject({
      situacao: 'EM_ABERTO',
      linhas: [
        {
          id: null,
          tipo: 'DEBITO',
          cobranca: { id },
          valor: -100,
          descricao: 'Plano Retido, 11/2026, retido',
        },
      ],
      resumo: { debitos: -100, total: -100 },
    })
    const lista = (await financeiro.get('/financeiro')).json()
    expect(lista._embedded.financeiro).toMatchObject([{ mes: '2026-11-01', total: -100 }])
    // A post does not withhold its own.
    expect(
      (await (await as('responsavel')).put(`${path}/reter/${id}`, { retida: false, proximas: false, versao }))
        .statusCode,
    ).toBe(403)
  })

  it('the job settles it once; a month of only debits carries its sum over; another payment is a credit', async () => {
    setNow('2026-12-10T15:00:00Z')
    const id = await daCompetencia('2026-11-01')
    expect(await fecha()).toBe(1)
    expect(await fecha()).toBe(0)
    const novembro = await fechamentoDe('2026-11-01')
    expect(novembro.linhas.map(({ tipo, valor }) => [tipo, valor])).toEqual([['DEBITO', -100]])
    expect(await cobranca(id)).toMatchObject({
      situacao: 'PAGA',
      devido: null,
      pagamentos: [{ valor: 100, por: null, fechamento: { id: novembro.id, mes: '2026-11-01' } }],
    })
    const { versao } = await cobranca(id)
    expect((await reter(id, { retida: false, proximas: false, versao })).json().error).toBe(
      'COBRANCA_FECHADA',
    )
    const linha = { id: novembro.linhas[0]?.id ?? 0 }
    expect(await refused('financeiro', 'glosar', novembro.id, { linha, motivo: 'Nada' })).toBe(
      'FECHAMENTO_LINHA_DE_OS',
    )
    await doOk('responsavel', 'contestar', novembro.id, { linha, mensagem: 'Já foi paga.' })
    expect(await refused('financeiro', 'aprovar', novembro.id)).toBe('FECHAMENTO_ESPERA')
    await doOk('financeiro', 'responder', novembro.id, { linha, resposta: 'Não foi.' })
    expect((await doOk('financeiro', 'aprovar', novembro.id)).resumo).toMatchObject({
      debitos: -100,
      transporte: 100,
      total: 0,
    })
    expect((await fechamentoDe('2026-12-01')).resumo).toMatchObject({ transporte: -100, total: -100 })
  })

  it('the next charges are born withheld, whenever their job runs, beside the credits of the month', async () => {
    setNow('2026-12-28T15:00:00Z')
    await emitidas()
    await emitidas()
    await finalizada()
    const id = await daCompetencia('2026-12-01')
    expect(await cobranca(id)).toMatchObject({
      retida: true,
      situacao: 'ABERTA',
      devido: { total: 100, multa: 0 },
    })
    const vivo = await fechamentoDe('2026-12-01')
    expect(vivo.resumo).toMatchObject({ debitos: -100, transporte: -100, total: -28.2 })
    const total = await (
      await as('financeiro')
    ).get('/ordemServico/getTotalFinanceiro?de=2026-11-01&ate=2026-12-31')
    expect(total.json()).toEqual({ creditos: 171.8, ajustes: 0, total: 171.8 })
    await mesa.conta()
    const lista = (await (await as('financeiro')).get('/financeiro')).json()
    expect(lista._embedded.financeiro[0]).toMatchObject({ mes: '2026-12-01', total: -28.2 })
  })

  it('charged apart again, or paid before, it leaves the month', async () => {
    const id = await daCompetencia('2026-12-01')
    const { versao } = await cobranca(id)
    const apart = (await reter(id, { retida: false, proximas: true, versao })).json<Cobranca>()
    expect(apart).toMatchObject({ retida: false, proximasRetidas: false })
    expect((await fechamentoDe('2026-12-01')).resumo.debitos).toBe(0)
    await reter(id, { retida: true, proximas: false, versao: apart.versao })
    const paga = await (
      await as('financeiro')
    ).put(`${path}/confirmar/${id}`, { data: '2026-12-28', valor: 100 })
    expect(paga.json()).toMatchObject({ situacao: 'PAGA' })
    expect((await fechamentoDe('2026-12-01')).resumo).toMatchObject({ debitos: 0, total: 71.8 })
    setNow('2027-01-02T15:00:00Z')
    await fecha()
    expect((await fechamentoDe('2026-12-01')).linhas.some(({ tipo }) => tipo === 'DEBITO')).toBe(false)
  })
})
