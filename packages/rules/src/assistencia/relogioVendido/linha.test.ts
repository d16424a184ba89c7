import { expect, test } from 'vitest'
import { chaveDoModelo, readVenda } from './linha.ts'

const modelos = new Map([
  [
    chaveDoModelo('AU-1010'),
    { id: 7, mesesGarantia: 12, mascaraSerie: '9999999', digitoSerie: 'NENHUM' as const },
  ],
])
const certa = {
  numeroSerie: ' 720 4118',
  modelo: ' au-1010',
  vendidoEm: '12/03/2026',
  revendedor: 'Relojoaria do Porto',
  mesesGarantia: '24',
}
const read = (mais: Partial<typeof certa> = {}) =>
  readVenda({ ...certa, ...mais }, { modelos, hoje: '2026-11-20' })

test('a good row, as people type it', () => {
  expect(read()).toEqual({
    venda: {
      modeloId: 7,
      numeroSerie: '7204118',
      vendidoEm: '2026-03-12',
      revendedor: 'Relojoaria do Porto',
      mesesGarantia: 24,
    },
  })
  expect(read({ mesesGarantia: '', revendedor: '' })).toMatchObject({
    venda: { mesesGarantia: 12, revendedor: null },
  })
  expect(read({ vendidoEm: '2026-11-20' })).toMatchObject({ venda: { vendidoEm: '2026-11-20' } })
})

test.each([
  [{ numeroSerie: '' }, 'Número de série: preenchimento obrigatório'],
  [{ numeroSerie: '72O4118' }, 'Número de série: Os números deste modelo são assim: 9999999'],
  [{ numeroSerie: 'X'.repeat(41) }, 'Número de série: no máximo 40 caracteres'],
  [{ modelo: 'AU-1011' }, 'Modelo: não está nos cadastros'],
  [{ modelo: ' ' }, 'Modelo: preenchimento obrigatório'],
  [{ vendidoEm: '' }, 'Vendido em: preenchimento obrigatório'],
  [{ vendidoEm: '31/02/2026' }, 'Vendido em: data inválida'],
  [{ vendidoEm: '21/11/2026' }, 'Vendido em: depois de hoje'],
  [{ revendedor: 'X'.repeat(121) }, 'Revendedor: no máximo 120 caracteres'],
  [{ mesesGarantia: 'doze' }, 'Garantia (meses): um número de 0 a 120'],
  [{ mesesGarantia: '1,5' }, 'Garantia (meses): um número de 0 a 120'],
  [{ mesesGarantia: '121' }, 'Garantia (meses): um número de 0 a 120'],
])('%o is refused: %s', (mais, motivo) => {
  expect(read(mais)).toEqual({ motivo: expect.stringContaining(motivo) })
})

test('everything that is wrong with a row is said at once', () => {
  expect(readVenda({}, { modelos, hoje: '2026-11-20' })).toEqual({
    motivo:
      'Número de série: preenchimento obrigatório; Modelo: preenchimento obrigatório; Vendido em: preenchimento obrigatório',
  })
})
