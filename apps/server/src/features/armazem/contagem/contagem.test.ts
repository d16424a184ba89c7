import { randomUUID } from 'node:crypto'
import type { ContagemResumo } from '@app/contract/armazem/contagem'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../../testing/stock.ts'
import { advance, linha, type Lote } from '../pedido/testing/warehouse.ts'
import { codeOf, ok, useContagem } from './testing/contagem.ts'

const { warehouse, pessoas, ligar, stocked, abrir, coletor, ver, linhaDe, contar, ato, pedir } = useContagem()
const MINUTE = 60_000
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)

describe('switched off', () => {
  test('while counting is off nobody counts; once on, staff see the step in their session and a client is refused', async () => {
    expect((await warehouse.operador.get('/user/me')).json().passos).toEqual(['contagem'])
    expect((await warehouse.cliente.get('/contagem')).statusCode).toBe(403)
    await ligar(false)
    expect(codeOf(await warehouse.operador.get('/contagem'))).toBe('PASSO_DESLIGADO')
    expect(codeOf(await warehouse.admin.post('/contagem', { criterio: 'GIRO', quantos: 5 }))).toBe(
      'PASSO_DESLIGADO',
    )
  })
})

describe('a list', () => {
  test('a count is opened by product, client, expiry or movement, and is named after that choice', async () => {
    const { admin, clientes } = warehouse
    const lote = await stocked('LISTA', 5, { validade: '2026-12-05' })
    const made = async (body: object) => {
      const { id, descricao } = ok(await admin.post('/contagem', body), 201).json<ContagemResumo>()
      const saldos = (await ver(id)).itens.map(({ saldo }) => saldo)
      ok(await admin.post(`/contagem/${id}/encerrar`))
      return { descricao, saldos }
    }
    expect(await made({ criterio: 'PRODUTO', produtos: [lote.produtoId] })).toEqual({
      descricao: 'Produto LISTA',
      saldos: [lote.saldoId],
    })
    const validade = await made({ criterio: 'VALIDADE', dias: 30, cliente: clientes.um })
    expect(validade.saldos).toEqual([lote.saldoId])
    expect(validade.descricao).toMatch(/^O que vence em 30 dias · /)
    const cliente = await made({ criterio: 'CLIENTE', cliente: clientes.dois })
    expect(cliente.saldos).toContain(warehouse.alheio.saldoId)
    expect(cliente.saldos).not.toContain(lote.saldoId)
    const { id } = await warehouse.create(warehouse.cliente, [linha(lote, 1)], { concluido: true })
    await advance(warehouse, await warehouse.save(warehouse.admin, id, {}), 'EXPEDIDO')
    const giro = await made({ criterio: 'GIRO', quantos: 1 })
    expect(giro).toEqual({ descricao: 'O que mais gira', saldos: [lote.saldoId] })
  })

  test('a lot stands in one open list; without lots there is none, and what is missing is named', async () => {
    const { admin } = warehouse
    const lote = await stocked('UMA')
    const body = { criterio: 'PRODUTO', produtos: [lote.produtoId] }
    const [first, second] = await Promise.all([admin.post('/contagem', body), admin.post('/contagem', body)])
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(codeOf(first.statusCode === 409 ? first : second)).toBe('INVENTARIO_VAZIO')
    for (const [sent, field] of [
      [{ criterio: 'PRODUTO' }, 'produtos'],
      [{ criterio: 'CLIENTE' }, 'cliente'],
      [{ criterio: 'VALIDADE' }, 'dias'],
      [{ criterio: 'GIRO' }, 'quantos'],
    ] as const)
      expect((await admin.post('/contagem', sent)).json()).toMatchObject({
        messages: [{ fieldName: field, code: 'EMPTY_REQUIRED_FIELD' }],
      })
    expect((await admin.post('/contagem', { criterio: 'PRODUTO', produtos: [9e9] })).statusCode).toBe(404)
  })

  test('stands in the list of lists, the open ones above', async () => {
    const [fechada, aberta] = [await abrir(await stocked('FECHADA')), await abrir(await stocked('ABERTA'))]
    ok(await warehouse.admin.post(`/contagem/${fechada}/encerrar`))
    const listas = ok(await warehouse.operador.get('/contagem')).json<ContagemResumo[]>()
    const ids = listas.map(({ id }) => id)
    expect(ids.indexOf(aberta)).toBeLessThan(ids.indexOf(fechada))
    expect(listas.find(({ id }) => id === aberta)).toMatchObject({
      linhas: 1,
      contadas: 0,
      encerradaEm: null,
    })
  })

  test('the lots of a count come in walking order of their addresses', async () => {
    const [longe, perto] = [await stocked('LONGE'), await stocked('PERTO')]
    await warehouse.admin.post(`/estoque/saldos/${longe.saldoId}/endereco`, { endereco: 'C-14-2' })
    await warehouse.admin.post(`/estoque/saldos/${perto.saldoId}/endereco`, { endereco: 'C-2-1' })
    const { linhas } = await coletor(warehouse.operador, await abrir(longe, perto))
    expect(linhas.map(({ endereco }) => endereco)).toEqual(['C-2-1', 'C-14-2'])
  })
})

describe('a blind count', () => {
  test('names the lot and no number; equal to the ledger it is done', async () => {
    const lote = await stocked('CEGA')
    const id = await abrir(lote)
    const before = await coletor(warehouse.operador, id)
    expect(before).toMatchObject({ feitas: 0, total: 1, linhas: [{ vez: 1, codigoProduto: 'CEGA' }] })
    expect(JSON.stringify(before)).not.toContain('96')
    const { id: line } = await linhaDe(id, lote)
    expect(ok(await contar(warehouse.operador, id, lote, 1, 96, { codigo: 'CEGA' })).json()).toEqual({
      linha: line,
      vez: 1,
    })
    expect(await linhaDe(id, lote)).toMatchObject({ situacao: 'IGUAL', segunda: null })
    expect(await ver(id)).toMatchObject({ contadas: 1, diferentes: 0, acuracia: 100 })
    expect(await coletor(pessoas.terceira, id)).toMatchObject({ feitas: 1, total: 1, linhas: [] })
  })

  test('what differs is counted again by another person, and both numbers stand side by side', async () => {
    const lote = await stocked('DUAS')
    const id = await abrir(lote)
    ok(await contar(warehouse.operador, id, lote, 1, 84))
    expect((await coletor(warehouse.operador, id)).linhas).toEqual([])
    expect(codeOf(await contar(warehouse.operador, id, lote, 2, 84))).toBe('INVENTARIO_MESMA_PESSOA')
    expect((await coletor(pessoas.terceira, id)).linhas).toMatchObject([{ vez: 2 }])
    ok(await contar(pessoas.terceira, id, lote, 2, 90))
    const csv = await warehouse.admin.post(`/contagem/${id}/export/CSV`)
    const [head, line] = csv.body.trim().split('\r\n')
    expect(head).toContain('1ª contagem;1ª contagem: quem')
    expect(line).toContain(';DUAS;Produto DUAS;L-DUAS;;;96;0;84;')
    expect(await linhaDe(id, lote)).toMatchObject({
      situacao: 'DIFERENTE',
      primeira: { quantidade: 84, sistema: 96, diferenca: -12, por: 'operador' },
      segunda: { quantidade: 90, sistema: 96, diferenca: -6, por: 'Terceira Pessoa' },
    })
  })

  test.each([
    ['another product', { codigo: 'A' }, 1, 'LEITURA_PRODUTO'],
    ['an unreadable label', { codigo: '(01)07891000315508' }, 1, 'LEITURA_ILEGIVEL'],
    ['a part of a whole piece', {}, 0.5, 'QUANTIDADE_INTEIRA'],
  ])('%s does not count', async (name, more, quantidade, code) => {
    const lote = await stocked(`NAO-${name.length}`)
    const id = await abrir(lote)
    expect(codeOf(await contar(warehouse.operador, id, lote, 1, quantidade, more))).toBe(code)
    expect((await ver(id)).contadas).toBe(0)
  })

  test('sent twice it counts once; two people at once: the second is told', async () => {
    const lote = await stocked('VEZES')
    const id = await abrir(lote)
    const chave = randomUUID()
    const send = () => contar(warehouse.operador, id, lote, 1, 96, { chave })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    ok(await send())
    const outro = await stocked('JUNTOS')
    const lista = await abrir(outro)
    const both = await Promise.all([
      contar(warehouse.operador, lista, outro, 1, 96),
      contar(pessoas.terceira, lista, outro, 1, 96),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = both.find(({ statusCode }) => statusCode === 409)
    expect(late && codeOf(late)).toBe('INVENTARIO_JA_CONTADA')
  })
})

describe('orders go on meanwhile', () => {
  const saida = async (lote: Lote, quantidade: number) => {
    const { id } = await warehouse.create(warehouse.cliente, [linha(lote, quantidade)], { concluido: true })
    return advance(warehouse, await warehouse.save(warehouse.admin, id, {}), 'EXPEDIDO')
  }

  test('goods that left between two counts or before the approval are not booked back', async () => {
    const lote = await stocked('MEIO')
    const id = await abrir(lote)
    ok(await contar(warehouse.operador, id, lote, 1, 84))
    warehouse.setClock(after(10))
    await saida(lote, 20)
    ok(await contar(pessoas.terceira, id, lote, 2, 64))
    expect(await linhaDe(id, lote)).toMatchObject({
      primeira: { sistema: 96, diferenca: -12 },
      segunda: { sistema: 76, diferenca: -12 },
    })
    warehouse.setClock(after(20))
    await saida(lote, 30)
    ok(await pedir(id, lote))
    ok(await ato(pessoas.quarta, id, 'aprovar', [(await linhaDe(id, lote)).id]))
    expect((await warehouse.saldo(lote.saldoId)).quantidade).toBe(96 - 20 - 30 - 12)
  })

  test('a count that waited for the network holds for its own moment', async () => {
    const lote = await stocked('REDE')
    const id = await abrir(lote)
    warehouse.setClock(after(10))
    await saida(lote, 20)
    warehouse.setClock(after(11))
    ok(await contar(warehouse.operador, id, lote, 1, 96, { idade: 5 * MINUTE }))
    expect(await linhaDe(id, lote)).toMatchObject({
      situacao: 'IGUAL',
      primeira: { sistema: 96, em: after(6).toISOString() },
    })
    const velha = await contar(pessoas.terceira, id, lote, 1, 96, { idade: 13 * 60 * MINUTE })
    expect(velha.statusCode).toBe(400)
  })

  test('goods on a trolley or at the dispatch door do not count as missing on the shelf', async () => {
    await ligar(true, { separacaoScanner: true })
    const lote = await stocked('CARRO')
    const separado = await warehouse.create(warehouse.cliente, [linha(lote, 10)], { concluido: true })
    const { operador } = warehouse
    await operador.post('/separacao/tomar', { pedidos: [separado.id] })
    await operador.post(`/separacao/${separado.id}/ler`, {
      saldo: lote.saldoId,
      codigo: 'CARRO',
      quantidade: 4,
    })
    const faturar = await warehouse.create(warehouse.cliente, [linha(lote, 6)], { concluido: true })
    await advance(warehouse, faturar, 'A_FATURAR')
    const id = await abrir(lote)
    ok(await contar(operador, id, lote, 1, 86))
    expect(await linhaDe(id, lote)).toMatchObject({
      situacao: 'IGUAL',
      primeira: { sistema: 96, separado: 10 },
    })
    await operador.post(`/separacao/${separado.id}/devolver`)
  })
})
