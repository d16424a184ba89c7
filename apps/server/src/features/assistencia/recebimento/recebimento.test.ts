import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

describe('decisions 56: what came in, by day and way of payment', () => {
  let bancada: Awaited<ReturnType<typeof startBancada>>
  beforeAll(async () => {
    bancada = await startBancada()
    const { db, create, atendente, postos } = bancada
    const os = await create(atendente)
    const { id: quem } = await db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', 'atendente@retaguarda.example')
      .executeTakeFirstOrThrow()
    const pago = (recebido_em: string, forma: string, valor: number, tipo = 'PAGAMENTO') => ({
      ordem_servico_id: os.id,
      posto_id: postos.um,
      recebido_por: quem,
      recebido_em,
      forma,
      valor,
      tipo,
    })
    await db
      .insertInto('os_pagamento')
      .values([
        // 23:30 in São Paulo is the next day in UTC: it counts to the 20th.
        pago('2026-11-21T02:30:00Z', 'PIX', 180),
        pago('2026-11-21T15:00:00Z', 'DINHEIRO', 79.9),
        pago('2026-11-21T15:00:00Z', 'CARTAO', 150.1, 'SINAL'),
        pago('2026-11-21T16:00:00Z', 'CARTAO', 50, 'DEVOLUCAO'),
      ])
      .execute()
  })
  afterAll(() => bancada.close())

  test('totals by day, and of the period', async () => {
    const answer = await bancada.atendente.post('/recebimento/totais', {})
    expect(answer.json()).toEqual({
      total: { PIX: 180, CARTAO: 100.1, DINHEIRO: 79.9, OUTRO: 0, total: 360 },
      dias: [
        { dia: '2026-11-21', PIX: 0, CARTAO: 100.1, DINHEIRO: 79.9, OUTRO: 0, total: 180 },
        { dia: '2026-11-20', PIX: 180, CARTAO: 0, DINHEIRO: 0, OUTRO: 0, total: 180 },
      ],
    })
  })

  test('the list by period and way, and its CSV', async () => {
    const filter = { de: '2026-11-21', ate: '2026-11-21', forma: 'DINHEIRO' }
    const found = await bancada.atendente.post('/recebimento/findByFiltro', { filter })
    expect(found.json()).toMatchObject({
      totalElements: 1,
      content: [
        {
          forma: 'DINHEIRO',
          valor: 79.9,
          tipo: 'PAGAMENTO',
          consumidor: 'Dalva Quaresma',
          quem: 'atendente',
        },
      ],
    })
    const csv = await bancada.atendente.post('/recebimento/export/CSV', {
      filter,
      fields: ['tipo', 'forma', 'valor', 'quem'],
    })
    expect(csv.body).toContain('O quê;Forma;Valor;Recebido por\r\nPagamento;Dinheiro;79,90;atendente')
  })

  test('another post sees nothing of it, a technician none at all, and a post chooses no other', async () => {
    const outro = await bancada.app.as('atendente2')
    expect((await outro.post('/recebimento/findByFiltro', {})).json()).toMatchObject({ totalElements: 0 })
    expect((await bancada.tecnico.post('/recebimento/totais', {})).statusCode).toBe(403)
    const other = await bancada.atendente.post('/recebimento/totais', { posto: bancada.postos.dois })
    expect(other.statusCode).toBe(403)
  })
})
