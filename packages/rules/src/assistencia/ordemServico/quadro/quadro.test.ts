import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { OsType, StatusOs } from '@app/contract/assistencia/ordemServico'
import { expect, test } from 'vitest'
import {
  acoesParaRaia,
  ENCERRADAS,
  LISTA_RAIAS,
  raiaDe,
  raiaQueMostra,
  RAIAS,
  recusaDaRaia,
  STATUS_DO_QUADRO,
} from './quadro.ts'

test('each status that has not ended stands in one lane', () => {
  const ended = STATUS_OS.filter((status) => !STATUS_DO_QUADRO.includes(status))
  expect(ended.toSorted()).toEqual(ENCERRADAS.toSorted())
  for (const status of ended) expect([raiaDe(status), raiaQueMostra(status)]).toEqual([undefined, 'ENTREGA'])
  expect(new Set(STATUS_DO_QUADRO).size).toBe(STATUS_DO_QUADRO.length)
  for (const raia of LISTA_RAIAS) for (const status of RAIAS[raia].status) expect(raiaDe(status)).toBe(raia)
})

test('an order goes to a lane by those of its acts that lead there', () => {
  const aprovar = {
    status: 'APROVAR_ORCAMENTO',
    acoes: ['aprovarOrcamento', 'reprovarOrcamento', 'alterarStatus'],
  } as const
  expect(acoesParaRaia(aprovar, 'PECA')).toEqual(['aprovarOrcamento'])
  // Refused, it stays in its lane, in another status; a status by hand is asked for on the order's page.
  expect(acoesParaRaia(aprovar, 'CLIENTE')).toEqual(['reprovarOrcamento'])
  expect(acoesParaRaia(aprovar, 'ENTRADA')).toEqual([])
  const conferir = { status: 'CONTROLE_QUALIDADE', acoes: ['aprovarReparo', 'reprovarReparo'] } as const
  expect(acoesParaRaia(conferir, 'ENTREGA')).toEqual(['aprovarReparo'])
  expect(acoesParaRaia(conferir, 'CONSERTO')).toEqual(['reprovarReparo'])
  // What may keep its status as well is no way within the own lane.
  const alterar = { status: 'APROVAR_ORCAMENTO', acoes: ['alterarOrcamento'] } as const
  expect(acoesParaRaia(alterar, 'CLIENTE')).toEqual([])
})

test('an act that is not offered leads nowhere', () => {
  expect(acoesParaRaia({ status: 'APROVAR_ORCAMENTO', acoes: [] }, 'PECA')).toEqual([])
})

test('a lane that does not take an order says why: behind it, later, of others, or not yet', () => {
  const em = (status: StatusOs, osType: OsType = 'OS') => ({ status, osType })
  const ninguem = () => false
  const todos = () => true
  expect(recusaDaRaia(em('AGUARDANDO_CONSERTO'), 'ENTRADA', todos)).toEqual({ tipo: 'VOLTA' })
  expect(recusaDaRaia(em('AGUARDANDO_CONSERTO'), 'ENTREGA', todos)).toEqual({
    tipo: 'ANTES',
    status: 'CONTROLE_QUALIDADE',
  })
  // A refused budget hands the watch back too, but nobody goes that way on purpose.
  expect(recusaDaRaia(em('APROVAR_ORCAMENTO'), 'ENTREGA', todos)).toEqual({
    tipo: 'ANTES',
    status: 'CONTROLE_QUALIDADE',
  })
  expect(recusaDaRaia(em('EM_CRIACAO'), 'CONSERTO', todos)).toEqual({
    tipo: 'ANTES',
    status: 'AVALIACAO_TECNICA',
  })
  expect(recusaDaRaia(em('TROCA_MODELO'), 'CLIENTE', ninguem)).toEqual({
    tipo: 'OUTRA_PESSOA',
    acao: 'autorizarTroca',
  })
  // The way is this person's, and something else is missing: an answer is undone for half an hour.
  expect(recusaDaRaia(em('ORCAMENTO_APROVADO'), 'CLIENTE', todos)).toEqual({
    tipo: 'AINDA_NAO',
    acao: 'desfazerResposta',
  })
  // Only the system starts the repair, once every part is there.
  expect(recusaDaRaia(em('ORCAMENTO_APROVADO'), 'CONSERTO', todos)).toBeUndefined()
  expect(recusaDaRaia(em('EM_CRIACAO', 'PA'), 'CONSERTO', todos)).toBeUndefined()
})
