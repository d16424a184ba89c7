import type { VendaDaSerie } from '@app/contract/assistencia/relogioVendido'
import type { Leitura } from '@app/rules/casca/leitura'
import { expect, test } from 'vitest'
import { avisoDaSerie, serieLida } from './serie.ts'

const modelo = {
  id: 1,
  codigo: 'NAU-42',
  descricao: 'Náutico',
  marca: { id: 1, nome: 'Aurora' },
  fotoId: null,
  mascaraSerie: '9999999',
  digitoSerie: 'NENHUM' as const,
}
const venda = (id: number): VendaDaSerie => ({
  modelo: { ...modelo, id, descricao: `Modelo ${id}`, mesesGarantia: 12, lancamento: null },
  vendidoEm: '2026-01-10',
  revendedor: null,
  mesesGarantia: 12,
})

test('a slip, a number of another model and one that was never sold are told; a good one is not', () => {
  const nada = { vendas: [], desconhecida: false }
  expect(avisoDaSerie('720411', modelo, nada)).toContain('Os números deste modelo são assim: 9999999')
  expect(avisoDaSerie('7204118', modelo, { vendas: [venda(2)], desconhecida: true })).toBe(
    'O fabricante vendeu este número como Modelo 2.',
  )
  expect(avisoDaSerie('7204118', modelo, { vendas: [], desconhecida: true })).toContain('Não está entre')
  expect(
    avisoDaSerie('7204118', modelo, { vendas: [venda(2), venda(1)], desconhecida: false }),
  ).toBeUndefined()
  expect(avisoDaSerie('7204118', modelo, nada)).toBeUndefined()
  expect(avisoDaSerie('', modelo, nada)).toBeUndefined()
  expect(avisoDaSerie('X', null, nada)).toBeUndefined()
})

test.each<[string | null, Leitura | null]>([
  ['AB7204', { tipo: 'codigo', codigo: 'ab7204' }],
  ['96385074', { tipo: 'gtin', gtin: '96385074' }],
  // The model's code on its box, the workshop's label, a receipt, too much.
  [null, { tipo: 'gtin', gtin: '7891000315507' }],
  [null, { tipo: 'codigo', codigo: 'OS388-2026' }],
  [null, { tipo: 'acompanhamento', token: 'x' }],
  [null, { tipo: 'codigo', codigo: 'A'.repeat(61) }],
  [null, null],
])('the camera takes %s for a serial number', (wanted, leitura) => expect(serieLida(leitura)).toBe(wanted))
