import { OS_AVISOS } from '@app/contract/assistencia/aviso'
import { expect, test } from 'vitest'
import { TERMINAIS } from '../ordemServico/index.ts'
import { avisoDe, avisoVale, respondeAviso } from './quando.ts'

test('decisions 54: no notice waits on an order that has ended', () => {
  for (const aviso of OS_AVISOS) for (const status of TERMINAIS) expect(avisoVale(aviso, status)).toBe(false)
})

test.each([
  ['REPARADA', 'REPARADA', true],
  ['REPARADA', 'AGUARDANDO_CONSERTO', false],
  ['PECA', 'CONSERTADA', true],
  ['ORCAMENTO', 'APROVAR_ORCAMENTO', true],
  ['ORCAMENTO', 'ORCAMENTO_APROVADO', false],
  ['RETIRADA_60', 'ORCAMENTO_REPROVADO', true],
  ['RETIRADA_60', 'AVALIACAO_TECNICA', false],
] as const)('%s in %s still says something: %s', (aviso, status, vale) => {
  expect(avisoVale(aviso, status)).toBe(vale)
})

test('an answer ends what was asked, and nothing else', () => {
  expect(respondeAviso('ORCAMENTO', 'aprovarOrcamento')).toBe(true)
  expect(respondeAviso('ORCAMENTO', 'pedirPeca')).toBe(false)
  expect(respondeAviso('PECA', 'aprovarOrcamento')).toBe(false)
  expect(avisoDe('naoAutorizarTroca')).toBe('TROCA_NEGADA')
  expect(avisoDe('consertar')).toBeUndefined()
})
