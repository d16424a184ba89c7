import { ACOES_COMPRA, SITUACOES_COMPRA } from '@app/contract/assistencia/compraPeca'
import type { Ability } from '@app/contract/casca/session'
import { expect, test } from 'vitest'
import { acoesDaCompra, fitsCompra, TRANSICOES_COMPRA } from './transicoes.ts'

const only =
  (...mine: Ability[]) =>
  (ability: Ability) =>
    mine.includes(ability)

test('S7-093: a purchase is asked for, authorised, shipped and received, or rejected before it leaves; nothing else', () => {
  const pairs = SITUACOES_COMPRA.flatMap((situacao) =>
    ACOES_COMPRA.filter((acao) => fitsCompra(situacao, acao)).map(
      (acao) => `${situacao} ${acao} ${TRANSICOES_COMPRA[acao].para}`,
    ),
  )
  expect(pairs).toEqual([
    'SOLICITADA autorizar AUTORIZADA',
    'SOLICITADA rejeitar REJEITADA',
    'AUTORIZADA enviar ENVIADA',
    'AUTORIZADA rejeitar REJEITADA',
    'ENVIADA receber RECEBIDA',
  ])
})

test('no situation is out of reach', () => {
  const reached = new Set(['SOLICITADA', ...Object.values(TRANSICOES_COMPRA).map(({ para }) => para)])
  expect([...reached].toSorted()).toEqual([...SITUACOES_COMPRA].toSorted())
})

test('S6-028: the buttons are those of the own abilities', () => {
  expect(acoesDaCompra('SOLICITADA', only('PECA_ENVIAR', 'PECA_REJEITAR'))).toEqual(['autorizar', 'rejeitar'])
  expect(acoesDaCompra('SOLICITADA', only('PECA_ENVIAR'))).toEqual(['autorizar'])
  expect(acoesDaCompra('ENVIADA', only('PECA_RECEBER'))).toEqual(['receber'])
  expect(acoesDaCompra('RECEBIDA', () => true)).toEqual([])
})
