import { expect, it } from 'vitest'
import { passosDe } from './passos.ts'

const fechamento = {
  conferenciaEm: '2026-12-01T03:10:00.000Z',
  aprovadoEm: null,
  aprovadoPor: null,
  pagamento: null,
  linhas: [],
}
const feito = { por: 'Renata', sobre: 'Revisão', de: null, para: null }

it('tells who changed what of the money and when, among the moves of the closing', () => {
  const passos = passosDe({
    ...fechamento,
    historico: [
      { ...feito, em: '2026-12-03T12:00:00.000Z', feito: 'CORRIGIDA', de: 95, para: 142 },
      { ...feito, em: '2026-12-02T12:00:00.000Z', feito: 'MANTIDA' },
      { ...feito, em: '2026-11-20T12:00:00.000Z', feito: 'AJUSTE', sobre: 'Frete', para: 8.5 },
    ],
  })
  expect(passos.map(({ nome, quem }) => [nome.replaceAll('\u00a0', ' '), quem])).toEqual([
    ['Valor corrigido: Revisão, de R$ 95,00 para R$ 142,00', 'Renata'],
    ['Valor mantido: Revisão', 'Renata'],
    ['Em conferência', 'Automático'],
    ['Ajuste incluído: Frete, R$ 8,50', 'Renata'],
  ])
})
