import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBancada } from '../../../testing/bancada.ts'

describe('decisions 56: what is due is paid when the watch is handed over', () => {
  let bancada: Awaited<ReturnType<typeof startBancada>>
  beforeAll(async () => {
    bancada = await startBancada()
  })
  afterAll(() => bancada.close())

  /** Approved for R$ 276,30 and repaired: a service of 180,00 and a part of 96,30. */
  const reparada = async () => {
    const { orcada, done, atendente, put, linhaServico, linhaPeca } = bancada
    const { id } = await orcada([linhaServico, linhaPeca])
    await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
    await put(id, 'REPARADA')
    return id
  }
  const entregar = (id: number, mais: object = {}) =>
    bancada.act(bancada.atendente, id, 'entregarProduto', { retiradoPor: 'Dalva Quaresma', ...mais })

  test('a delivery without a word on the payment is refused at the field with the amount, and nothing is written', async () => {
    const id = await reparada()
    const refused = await entregar(id)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().messages).toEqual([
      expect.objectContaining({
        fieldName: 'pagamentos',
        code: 'OS_FALTA_RECEBER',
        text: 'Falta receber R$ 276,30: informe como foi pago, ou por que não se cobra.',
      }),
    ])
    expect(await bancada.read(id)).toMatchObject({
      statusOS: { name: 'REPARADA' },
      conta: { devido: 276.3, recebido: 0, falta: 276.3, pagamentos: [] },
    })
  })

  test('too little or too much is no payment', async () => {
    const id = await reparada()
    for (const valor of [276.29, 276.31]) {
      const refused = await entregar(id, { pagamentos: [{ forma: 'PIX', valor }] })
      expect(refused.json().messages[0]).toMatchObject({
        fieldName: 'pagamentos',
        code: 'OS_RECEBIDO_DIFERENTE',
      })
    }
  })

  test('paid in two ways: who received what, in the order, the history, the audit and the CSV', async () => {
    const id = await reparada()
    const entregue = await entregar(id, {
      pagamentos: [
        { forma: 'PIX', valor: 200 },
        { forma: 'DINHEIRO', valor: 76.3 },
      ],
    })
    expect(entregue.json()).toMatchObject({
      statusOS: { name: 'ENTREGUE' },
      conta: {
        devido: 276.3,
        recebido: 276.3,
        falta: 0,
        aDevolver: 0,
        pagamentos: [
          { tipo: 'PAGAMENTO', forma: 'PIX', valor: 200, quem: 'atendente' },
          { tipo: 'PAGAMENTO', forma: 'DINHEIRO', valor: 76.3, quem: 'atendente' },
        ],
      },
    })
    const [last] = await bancada.historico(id)
    expect(last).toMatchObject({ nota: 'Recebido: PIX R$ 200,00; Dinheiro R$ 76,30' })
    const rows = await bancada.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'ordemServico')
      .where('entidade_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(rows[0]?.mudancas).toContainEqual({
      campo: 'pagamentos',
      de: null,
      para: 'PIX R$ 200,00; Dinheiro R$ 76,30',
    })
    const csv = await bancada.atendente.post('/ordemServico/export/CSV', {
      ids: [id],
      fields: ['conta.devido', 'conta.recebido', 'conta.formas', 'conta.semCobranca'],
    })
    expect(csv.body.split('\r\n')[1]).toBe('276,3;276,3;"Dinheiro, PIX";')
  })

  test('not charged, and why; the reason is kept', async () => {
    const id = await reparada()
    expect((await entregar(id, { semCobranca: 'Cortesia pela demora' })).json()).toMatchObject({
      statusOS: { name: 'ENTREGUE' },
      conta: { devido: 276.3, recebido: 0, semCobranca: 'Cortesia pela demora' },
    })
    const [last] = await bancada.historico(id)
    expect(last?.nota).toBe('Sem cobrança de R$ 276,30: Cortesia pela demora')
  })

  test('a payment for nothing is refused', async () => {
    const { id } = await bancada.orcada()
    await bancada.done(bancada.atendente, id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro' })
    expect((await entregar(id, { pagamentos: [{ forma: 'PIX', valor: 10 }] })).json().messages[0].code).toBe(
      'OS_NADA_A_RECEBER',
    )
    expect((await entregar(id)).json()).toMatchObject({ conta: { devido: 0, falta: 0 } })
  })

  test('an unpaid order is not set to delivered by hand', async () => {
    const id = await reparada()
    const admin = await bancada.app.as('admin')
    const moved = await bancada.act(admin, id, 'alterarStatus', { motivo: 'Correção', status: 'ENTREGUE' })
    expect(moved.json().messages[0]).toMatchObject({ fieldName: 'status', code: 'OS_FALTA_DADO' })
  })

  test('the same send twice is one payment', async () => {
    const id = await reparada()
    const body = { retiradoPor: 'Dalva', pagamentos: [{ forma: 'CARTAO', valor: 276.3 }] }
    const headers = { 'idempotency-key': `entrega-${id}` }
    const send = () => bancada.atendente.put(`/ordemServico/entregarProduto/${id}`, body, headers)
    expect((await send()).statusCode).toBe(200)
    expect((await send()).statusCode).toBe(200)
    expect((await bancada.read(id)).conta?.pagamentos).toHaveLength(1)
  })
})
