import type { Relatorio } from '@app/contract/casca/relatorio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { startTestApp } from '../../../platform/testing/app.ts'
import { figurasAbertas } from './testing/figuras.ts'

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
  const opensWhatItCounts = async (address: string) => {
    const operador = await app.as('operador')
    expect(await figurasAbertas(operador, await read(address))).toBeGreaterThan(4)
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

  test('each figure of orders opens as many orders as it counts', async () => {
    for (const por of ['cliente', 'mes'])
      await opensWhatItCounts(`pedidos?de=2026-06-01&ate=2026-07-31&por=${por}`)
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

  test('receipts by issuer: notes, lines, units and value; what was undone or is of another month counts for nothing', async () => {
    const { db } = app.database
    const [cliente] = await db
      .selectFrom('produto')
      .select(['id', 'cliente_id'])
      .orderBy('id')
      .limit(1)
      .execute()
    const insert = async (numero: number, emitente: string, dia: string | null, unidades: number) => {
      const { id } = await db
        .insertInto('nota')
        .values({
          chave_acesso: `352609${String(900_000 + numero).padStart(38, '0')}`,
          cliente_id: cliente?.cliente_id ?? 0,
          numero,
          serie: 1,
          emissao: '2026-05-20T12:00:00Z',
          emit_documento: emitente,
          emit_nome: numero % 2 === 0 ? null : `Emissor ${emitente.slice(-1)}`,
          dest_documento: '99999001000159',
          linhas: 2,
          valor_total: 10.5,
          inf_nfe: '{}',
          assinatura: '{}',
          esquema: '{}',
          mensagens: '[]',
          importada_em: '2026-05-20T12:00:00Z',
          alterado_em: '2026-05-20T12:00:00Z',
          recebida_em: dia,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('nota_item')
        .values(
          (['entrada', 'fiscal'] as const).map((efeito, posicao) => ({
            nota_id: id,
            cliente_id: cliente?.cliente_id ?? 0,
            posicao,
            produto_id: cliente?.id ?? 0,
            fator: 1,
            quantidade: unidades,
            efeito,
            efeito_proposto: efeito,
            motivo_efeito: 'cfop',
          })),
        )
        .execute()
    }
    const UM = '99999002000101'
    const DOIS = '99999002000102'
    await insert(1, UM, '2026-06-10T12:00:00Z', 5)
    await insert(2, UM, '2026-07-01T02:30:00Z', 7)
    await insert(3, DOIS, '2026-06-30T12:00:00Z', 1)
    await insert(4, DOIS, '2026-07-01T03:30:00Z', 100)
    await insert(5, DOIS, null, 100)
    const relatorio = await read('recebimentos?de=2026-06-01&ate=2026-06-30')
    expect(relatorio.linhas.map(({ chave, rotulo, valores }) => [chave, rotulo, ...valores])).toEqual([
      [UM, 'Emissor 1', 2, 2, 12, 21],
      [DOIS, 'Emissor 2', 1, 1, 1, 10.5],
    ])
    expect(relatorio.total).toEqual([3, 3, 13, 31.5])
    const meses = await read('recebimentos?de=2026-06-01&ate=2026-07-31&por=mes')
    expect(meses.linhas.map(({ valores }) => valores[0])).toEqual([3, 1])
  })

  test('S6-066: a client user reads none of them', async () => {
    const cliente = await app.as('cliente')
    expect((await cliente.get('/relatorio/pedidos')).statusCode).toBe(403)
    expect((await cliente.get('/relatorio')).json()).toEqual([])
  })
})
