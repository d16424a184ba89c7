import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import { expect, test } from 'vitest'
import { acoesParaRaia, LISTA_RAIAS, RAIAS, raiaDe, STATUS_DO_QUADRO } from './quadro.ts'

test('each status that has not ended stands in one lane', () => {
  const ended = STATUS_OS.filter((status) => !STATUS_DO_QUADRO.includes(status))
  expect(ended.toSorted()).toEqual(['CANCELADA', 'FINALIZADA'])
  expect(new Set(STATUS_DO_QUADRO).size).toBe(STATUS_DO_QUADRO.length)
  for (const raia of LISTA_RAIAS) for (const status of RAIAS[raia].status) expect(raiaDe(status)).toBe(raia)
})

test('an order goes to a lane by those of its acts that lead there', () => {
  const aprovar = {
    status: 'APROVAR_ORCAMENTO',
    acoes: ['aprovarOrcamento', 'reprovarOrcamento', 'alterarStatus'],
  } as const
  expect(acoesParaRaia(aprovar, 'PECA')).toEqual(['aprovarOrcamento'])
  // Refused, it stays with the customer; a status by hand is asked for on the order's page.
  expect(acoesParaRaia(aprovar, 'CLIENTE')).toEqual([])
  expect(acoesParaRaia(aprovar, 'ENTRADA')).toEqual([])
  const conferir = { status: 'CONTROLE_QUALIDADE', acoes: ['aprovarReparo', 'reprovarReparo'] } as const
  expect(acoesParaRaia(conferir, 'ENTREGA')).toEqual(['aprovarReparo'])
})

test('an act that is not offered leads nowhere', () => {
  expect(acoesParaRaia({ status: 'APROVAR_ORCAMENTO', acoes: [] }, 'PECA')).toEqual([])
})
