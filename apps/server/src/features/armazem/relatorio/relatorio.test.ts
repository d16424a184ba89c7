import type { Relatorio } from '@app/contract/casca/relatorio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { startTestApp } from '../../../platform/testing/app.ts'

const DAY = 86_400_000
const NOW = new Date('2026-11-20T15:00:00Z')

describe('S7-102: the reports of the warehouse say what a plain count of random rows says', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>
  const pedidos: { cliente: number; criado: Date; saida: Date | null; coleta: Date; unidades: number }[] = []
  const lotes: { cliente: number; dias: number | null; parado: number; quantidade: number }[] = []

  beforeAll(async () => {
    app = await startTestApp({ clock: () => NOW })
    const { db } = app.database
    const random = createAcaso(7102)
    const clientes = await db.selectFrom('cliente').select('id').orderBy('id').limit(2).execute()
    // Without this the seed's own orders would count too.
    await db
      .updateTable('pedido')
      .set({ criado_em: new Date('2024-01-05T12:00:00Z') })
      .execute()
    for (const cliente of clientes) {
      const produto = await db
        .insertInto('produto')
        .values({
          cliente_id: cliente.id,
          codigo_produto: `ACASO-${cliente.id}`,
          descricao: 'Produto do acaso',
          codigo_omni: `ACASO-${cliente.id}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (let one = 0; one < 12; one += 1) {
        const dias = random() < 0.2 ? null : Math.floor(random() * 140) - 20
        const parado = Math.floor(random() * 200)
        const quantidade = 1 + Math.floor(random() * 50)
        const validade =
          dias === null ? null : new Date(Date.parse('2026-11-20') + dias * DAY).toISOString().slice(0, 10)
        const saldo = await db
          .insertInto('saldo')
          .values({
            cliente_id: cliente.id,
            produto_id: produto.id,
            lote: `L${one}`,
            validade,
            quantidade,
            reservado: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('movimento')
          .values({
            saldo_id: saldo.id,
            cliente_id: cliente.id,
            tipo: 'AJUSTE',
            fisico: quantidade,
            criado_em: new Date(NOW.getTime() - parado * DAY),
          })
          .execute()
        lotes.push({ cliente: cliente.id, dias, parado, quantidade })
        const criado = new Date(Date.parse('2026-06-01T12:00:00Z') + Math.floor(random() * 90) * DAY)
        const coleta = new Date(criado.getTime() + 3 * DAY)
        const saida = random() < 0.7 ? new Date(criado.getTime() + Math.floor(random() * 6) * DAY) : null
        const unidades = 1 + Math.floor(random() * 9)
        const pedido = await db
          .insertInto('pedido')
          .values({
            cliente_id: cliente.id,
            criado_em: criado,
            data_hora_coleta: coleta,
            ...(saida && {
              etapa: 'FATURADO',
              status_alcis: 'expedido',
              status_desde: saida,
              concluido: true,
              data_expedicao: saida,
            }),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('pedido_item')
          .values({
            cliente_id: cliente.id,
            ordem: 0,
            pedido_id: pedido.id,
            produto_id: produto.id,
            quantidade: unidades,
            saldo_id: saldo.id,
          })
          .execute()
        pedidos.push({ cliente: cliente.id, criado, saida, coleta, unidades })
      }
    }
  })
  afterAll(() => app.close())

  const read = async (address: string): Promise<Relatorio> => {
    const answer = await (await app.as('operador')).get(`/relatorio/${address}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const value = ({ colunas, total }: Relatorio, nome: string) =>
    total?.[colunas.findIndex((coluna) => coluna.nome === nome)]
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)

  test('orders, lines, units, and how many left after the collection', async () => {
    const relatorio = await read('pedidos?de=2026-06-01&ate=2026-06-30&por=cliente')
    const rows = pedidos.filter(({ criado }) => criado < new Date('2026-07-01T03:00:00Z'))
    const late = rows.filter(({ saida, coleta }) => saida !== null && saida > coleta)
    expect(value(relatorio, 'pedidos')).toBe(rows.length)
    expect(value(relatorio, 'linhas')).toBe(rows.length)
    expect(value(relatorio, 'unidades')).toBe(sum(rows.map(({ unidades }) => unidades)))
    expect(value(relatorio, 'tarde')).toBe(late.length)
    expect(value(relatorio, 'aExpedir')).toBe(rows.filter(({ saida }) => saida === null).length)
  })

  test('stock by the days until it expires, of one company', async () => {
    const [first] = lotes
    const relatorio = await read(`validade-do-estoque?por=produto&cliente=${first?.cliente}`)
    const [linha] = relatorio.linhas.filter(({ rotulo }) => rotulo.startsWith('ACASO'))
    const own = lotes.filter(({ cliente }) => cliente === first?.cliente)
    const units = (from: number, to: number) =>
      sum(
        own.flatMap(({ dias, quantidade }) =>
          dias !== null && dias >= from && dias <= to ? [quantidade] : [],
        ),
      )
    expect(linha?.valores).toEqual([
      units(0, 90),
      units(-99, -1),
      units(0, 30),
      units(31, 60),
      units(61, 90),
      units(91, 999),
      sum(own.flatMap(({ dias, quantidade }) => (dias === null ? [quantidade] : []))),
      own.length,
    ])
  })

  test('lots without movement, the oldest first, by as many days as chosen', async () => {
    const relatorio = await read('lotes-parados?dias=60')
    const days = relatorio.linhas
      .filter(({ rotulo }) => rotulo.startsWith('ACASO'))
      .map(({ valores }) => valores[0])
    const expected = lotes.map(({ parado }) => parado).filter((parado) => parado >= 60)
    expect(days).toEqual(expected.toSorted((one, other) => other - one))
  })

  test('S6-066: a client user reads none of them', async () => {
    const cliente = await app.as('cliente')
    expect((await cliente.get('/relatorio/pedidos')).statusCode).toBe(403)
    expect((await cliente.get('/relatorio')).json()).toEqual([])
  })
})
