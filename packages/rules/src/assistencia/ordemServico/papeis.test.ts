import { expect, test } from 'vitest'
import {
  condicoesDoRecibo,
  declaracaoDaEntrada,
  declaracaoDaEntrega,
  garantiaDaEntrega,
  papeisDoConsumidor,
} from './papeis.ts'

const aberta = { osType: 'OS', criada: false, reparada: false, trocado: false, entregue: false } as const

test.each([
  ['in creation', { criada: true }, []],
  ['opened', {}, ['recibo']],
  ['repaired', { reparada: true }, ['recibo']],
  ['handed over repaired', { reparada: true, entregue: true }, ['recibo', 'termo', 'garantia']],
  ['another watch handed over', { trocado: true, entregue: true }, ['recibo', 'termo', 'garantia']],
  ['handed over without repair', { entregue: true }, ['recibo', 'termo']],
  ['a counter service begun', { osType: 'PA' }, []],
  ['a counter service done', { osType: 'PA', reparada: true }, ['atendimento']],
] as const)('papers of an order %s', (_name, mais, papeis) => {
  expect(papeisDoConsumidor({ ...aberta, ...mais })).toEqual(papeis)
})

test('what papers say follows the order', () => {
  const entrada = { prazoLegal: '2026-12-05', prometida: null, chegou: true }
  expect(condicoesDoRecibo({ ...entrada, prometida: '2026-11-20' }).slice(0, 2)).toEqual([
    'Prometido para 20/11/2026.',
    'Prazo: 30 dias, até 05/12/2026 (Código de Defesa do Consumidor, art. 18).',
  ])
  expect(condicoesDoRecibo(entrada)[0]).toMatch(/^Prazo/)
  // A budget says itself until when it holds: 30 days, or what the post chose (decisions 44).
  expect(condicoesDoRecibo(entrada).join(' ')).not.toContain('vale 30 dias')
  expect(condicoesDoRecibo({ ...entrada, chegou: false })[0]).toContain('ainda não está no posto')
  expect(declaracaoDaEntrada(true, true)).toMatch(/^Deixei o relógio descrito acima, no estado das fotos\./)
  expect(declaracaoDaEntrada(true, false)).toMatch(/^Deixei o relógio descrito acima\. Nenhum serviço pago/)
  expect(declaracaoDaEntrada(false, false)).not.toContain('Deixei')
  const feito = { reparada: true, trocado: false }
  expect(declaracaoDaEntrega(feito, 90)).toContain('90 dias a partir da entrega')
  expect(declaracaoDaEntrega({ reparada: false, trocado: true }, 90)).toContain('relógio novo')
  // What was handed back unrepaired has no warranty of a service.
  expect(declaracaoDaEntrega({ ...feito, reparada: false }, 90)).toMatch(/sem conserto(?!.*garantia)/)
  expect(garantiaDaEntrega('2026-11-05', null, 90)).toContain('de 05/11/2026 até 03/02/2027')
  expect(garantiaDaEntrega('2026-11-05', 'N1', 90)).toContain('nº de série N1')
})
