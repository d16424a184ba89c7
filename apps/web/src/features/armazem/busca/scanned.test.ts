import type { Busca, BuscaNota, BuscaPedido, BuscaProduto } from '@app/contract/armazem/busca'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/http/queries.ts'
import { exactOf, findScanned, isSeveral, linhaReadings } from './scanned.ts'

const pedido = (numeroPedido: number, numeroPedidoCliente: string | null = null): BuscaPedido => ({
  id: numeroPedido + 1,
  numeroPedido,
  numeroPedidoCliente,
  etapa: 'CRIADO',
  statusAlcis: 'não enviado',
  cliente: 'Cliente Um',
})
const produto = (codigoProduto: string, codigoBarras: string | null = null): BuscaProduto => ({
  id: codigoProduto.length,
  codigoProduto,
  codigoBarras,
  descricao: 'Produto',
  codigoOmni: `DC1-${codigoProduto}`,
  codigoDepositante: 'DC1',
  unidade: 'un',
  inteiro: true,
  cliente: 'Cliente Um',
})
const nota = (numero: number, chave: string): BuscaNota => ({
  id: numero,
  chave,
  numero,
  serie: 1,
  emitente: 'Ágata',
  cliente: 'Cliente Um',
  situacao: 'importada',
})
const busca = (given: Partial<Busca>): Busca => ({
  pedidos: [],
  clientes: [],
  notas: [],
  produtos: [],
  ...given,
})
const GTIN = '7891000315507'

test('a number is its order, not one that only begins so', () => {
  const found = busca({ pedidos: [pedido(48_224), pedido(4822)], produtos: [produto('4822')] })
  expect(exactOf({ tipo: 'codigo', codigo: '4822' }, found)).toEqual({ tipo: 'pedido', pedido: pedido(4822) })
  expect(exactOf({ tipo: 'codigo', codigo: '4822' }, found, { produtoPrimeiro: true })).toMatchObject({
    produtos: [{ codigoProduto: '4822' }],
  })
  expect(exactOf({ tipo: 'pedido', numero: '482' }, found)).toBeNull()
  expect(exactOf({ tipo: 'codigo', codigo: '482' }, found)).toBeNull()
})

test('a bar code is its product in each length, before an order of that number', () => {
  const found = busca({
    pedidos: [pedido(96_385_074)],
    produtos: [produto('A', GTIN), produto('BB', '96385074')],
  })
  const only = (codigo: string) => ({
    tipo: 'produto',
    produtos: [found.produtos.find(({ codigoProduto }) => codigoProduto === codigo)],
  })
  expect(exactOf({ tipo: 'gs1', gtin: `0${GTIN}`, lote: 'L1' }, found)).toEqual(only('A'))
  expect(exactOf({ tipo: 'gtin', gtin: '96385074' }, found)).toEqual(only('BB'))
  expect(exactOf({ tipo: 'gtin', gtin: '96385074' }, busca({ pedidos: found.pedidos }))).toMatchObject({
    tipo: 'pedido',
  })
  expect(exactOf({ tipo: 'gs1', gtin: '00000096385074' }, busca({ pedidos: found.pedidos }))).toBeNull()
})

test('a code is its product or the client’s own number, whatever its capitals', () => {
  const found = busca({ pedidos: [pedido(1, 'SU-1')], produtos: [produto('SU-1000'), produto('SU-10')] })
  expect(exactOf({ tipo: 'codigo', codigo: 'su-10' }, found)).toMatchObject({
    produtos: [{ codigoProduto: 'SU-10' }],
  })
  expect(exactOf({ tipo: 'codigo', codigo: 'su-1' }, found)).toMatchObject({ tipo: 'pedido' })
  expect(exactOf({ tipo: 'codigo', codigo: 'su' }, found)).toBeNull()
})

test('a bar code of two companies is both products', () => {
  const twice = busca({ produtos: [produto('A', GTIN), produto('BB', GTIN)] })
  const found = exactOf({ tipo: 'gtin', gtin: GTIN }, twice)
  expect(found?.tipo === 'produto' && found.produtos.length).toBe(2)
})

test('a chave is its note alone; a number is a note where nothing else has it, and two issuers may have one', () => {
  const [one, other] = [nota(4822, 'A'), nota(4822, 'B')]
  const found = busca({ notas: [one, other] })
  expect(exactOf({ tipo: 'nfe', chave: 'B' }, found)).toEqual({ tipo: 'nota', notas: [other] })
  expect(exactOf({ tipo: 'nfe', chave: 'C' }, found)).toBeNull()
  const several = exactOf({ tipo: 'codigo', codigo: '4822' }, found)
  expect(several).toEqual({ tipo: 'nota', notas: [one, other] })
  expect(several && isSeveral(several)).toBe(true)
  expect(exactOf({ tipo: 'codigo', codigo: '4822' }, { ...found, pedidos: [pedido(4822)] })).toMatchObject({
    tipo: 'pedido',
  })
})

test('a line of the picking list is read as product and lot, either of which may have hyphens', () => {
  expect(linhaReadings('PS-120-A')).toEqual([
    { codigo: 'PS-120', lote: 'A' },
    { codigo: 'PS', lote: '120-A' },
  ])
  for (const none of ['P9', '-A', 'P9-', 'a-b-c-d-e-f']) expect(linhaReadings(none)).toEqual([])
})

test('a line of the picking list finds its product and lot; what a code names by itself comes first', async () => {
  const known = ['PS-120', 'PS-120-B']
  const asked = vi
    .spyOn(queryClient, 'fetchQuery')
    .mockImplementation(({ queryKey }) =>
      Promise.resolve(
        busca({ produtos: known.filter((code) => queryKey.includes(code)).map((code) => produto(code)) }),
      ),
    )
  const codigoOf = async (codigo: string) => {
    const found = await findScanned({ tipo: 'codigo', codigo })
    return found?.tipo === 'produto' ? [found.produtos[0].codigoProduto, found.lote] : found
  }
  expect(await codigoOf('PS-120-A')).toEqual(['PS-120', 'A'])
  expect(await codigoOf('PS-120-B')).toEqual(['PS-120-B', undefined])
  expect(await codigoOf('XX-120-A')).toBeNull()
  asked.mockRestore()
})
