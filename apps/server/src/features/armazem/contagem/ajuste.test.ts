import type { Contagem } from '@app/contract/armazem/contagem'
import { describe, expect, test } from 'vitest'
import { linha } from '../pedido/testing/warehouse.ts'
import { codeOf, ok, useContagem } from './testing/contagem.ts'

const { warehouse, pessoas, abrir, coletor, linhaDe, contar, ato, pedir, diferente } = useContagem()

describe('an adjustment', () => {
  test('an adjustment needs a reason and another person’s approval, enters the ledger once and stands in both histories', async () => {
    const { id, lote, linha: line } = await diferente('AJUSTE', 84)
    expect(codeOf(await ato(pessoas.quarta, id, 'aprovar', [line]))).toBe('INVENTARIO_MUDOU')
    expect(ok(await pedir(id, lote, 'AVARIA')).json<Contagem>()).toMatchObject({ pedidas: 1, diferentes: 0 })
    for (const quem of [warehouse.admin, pessoas.terceira])
      expect(codeOf(await ato(quem, id, 'aprovar', [line]))).toBe('INVENTARIO_OUTRA_PESSOA')
    const twice = await Promise.all([
      ato(pessoas.quarta, id, 'aprovar', [line]),
      ato(pessoas.quarta, id, 'aprovar', [line]),
    ])
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await warehouse.saldo(lote.saldoId)).quantidade).toBe(84)
    const extrato = (await warehouse.admin.get(`/estoque/saldos/${lote.saldoId}/extrato`)).json()
    expect(extrato.movimentos.at(-1)).toMatchObject({
      tipo: 'AJUSTE',
      fisico: -12,
      motivo: `Contagem ${id}: Avaria`,
      usuario: 'Quarta Pessoa',
    })
    expect(await linhaDe(id, lote)).toMatchObject({ situacao: 'AJUSTADA', aprovadaPor: 'Quarta Pessoa' })
    const told = await warehouse.admin.get(`/auditlog/by-entity-id/${id}?entidade=contagem`)
    expect(told.json<{ changes: string[] }[]>().flatMap(({ changes }) => changes)).toEqual([
      `Ajuste aprovado: AJUSTE L-AJUSTE, -12 (Contagem ${id}: Avaria)`,
      'Ajuste pedido: AJUSTE L-AJUSTE (Avaria)',
      'Contagem aberta: Produto AJUSTE, 1 lote',
    ])
  })

  test('that would leave less than orders hold is refused, and nothing of its call enters', async () => {
    const { id, lote, linha: line } = await diferente('RESERVA', 3)
    ok(await pedir(id, lote))
    await warehouse.create(warehouse.cliente, [linha(lote, 50)], { concluido: true })
    expect((await ato(pessoas.quarta, id, 'aprovar', [line])).json()).toMatchObject({
      error: 'INVENTARIO_ABAIXO',
    })
    expect((await warehouse.saldo(lote.saldoId)).quantidade).toBe(96)
    expect(codeOf(await warehouse.admin.post(`/contagem/${id}/encerrar`))).toBe('INVENTARIO_PEDIDA')
    expect(ok(await ato(pessoas.quarta, id, 'recusar', [line])).json<Contagem>()).toMatchObject({
      pedidas: 0,
      diferentes: 1,
    })
  })

  test('counted again instead, the second count begins anew', async () => {
    const { id, lote, linha: line } = await diferente('OUTRA', 84)
    ok(await ato(warehouse.admin, id, 'recontar', [line]))
    expect(await linhaDe(id, lote)).toMatchObject({ situacao: 'SEGUNDA', segunda: null })
    ok(await contar(pessoas.quarta, id, lote, 2, 96))
    expect(await linhaDe(id, lote)).toMatchObject({ situacao: 'IGUAL' })
    expect(codeOf(await ato(warehouse.admin, id, 'recontar', [line]))).toBe('INVENTARIO_MUDOU')
  })

  test('an ended list takes nothing more, changes no balance, and frees its lots', async () => {
    const { id, lote, linha: line } = await diferente('FIM', 84)
    const ended = ok(await warehouse.admin.post(`/contagem/${id}/encerrar`)).json<Contagem>()
    expect(ended.encerradaEm).not.toBeNull()
    ok(await warehouse.admin.post(`/contagem/${id}/encerrar`))
    expect(codeOf(await contar(pessoas.quarta, id, lote, 2, 96))).toBe('INVENTARIO_ENCERRADO')
    expect(codeOf(await ato(warehouse.admin, id, 'recontar', [line]))).toBe('INVENTARIO_ENCERRADO')
    expect((await warehouse.saldo(lote.saldoId)).quantidade).toBe(96)
    expect(await coletor(pessoas.quarta, id)).toMatchObject({ encerrada: true, linhas: [] })
    expect(await abrir(lote)).toBeGreaterThan(id)
  })
})

describe('the report', () => {
  type Lido = {
    colunas: { nome: string }[]
    linhas: { rotulo: string; valores: unknown[] }[]
    total: unknown[]
  }
  const read = async (por: string) => {
    const answer = ok(await warehouse.operador.get(`/relatorio/acuracia-do-estoque?por=${por}`))
    const { colunas, linhas, total } = answer.json<Lido>()
    const cells = (valores: unknown[]) =>
      Object.fromEntries(colunas.map(({ nome }, at) => [nome, valores[at]]))
    return {
      linhas: linhas.map(({ rotulo, valores }) => ({ rotulo, ...cells(valores) })),
      total: cells(total),
    }
  }

  test('tells how right the ledger was, by units and by lots, alike by product, client and month', async () => {
    await diferente('RELATO', 84)
    const { linhas, total } = await read('produto')
    expect(linhas.find(({ rotulo }) => rotulo.startsWith('RELATO '))).toMatchObject({
      lotes: 1,
      iguais: 0,
      certos: 0,
      unidades: 96,
      diferenca: 12,
      acuracia: 87.5,
      ajustadas: 0,
    })
    expect((await read('cliente')).linhas).toMatchObject([total])
    expect((await read('mes')).linhas.at(-1)).toMatchObject(total)
    const csv = ok(await warehouse.operador.post('/relatorio/acuracia-do-estoque/export/CSV', {}))
    expect(csv.body).toContain('Unidades de diferença')
  })
})
