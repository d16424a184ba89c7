import { ETAPAS, Movimento, STATUS_ALCIS } from '@app/contract/armazem/pedido'
import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import { ABILITIES } from '@app/contract/casca/session'
import type { Ability } from '@app/contract/casca/session'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedMoves,
  checkMove,
  etapaAfter,
  holdsStock,
  positionOf,
  statusAlcisAfter,
  statusAlcisOnConclusion,
  TRANSICOES,
} from './moves.ts'

const all = () => true
const none = () => false
const only =
  (...abilities: Ability[]) =>
  (ability: Ability) =>
    abilities.includes(ability)
const at = (etapa: Etapa, concluido = true, statusAlcis: StatusAlcis = 'recebido') => ({
  etapa,
  concluido,
  statusAlcis,
})

describe('the table', () => {
  test('names no unknown state and no move twice', () => {
    const keys = TRANSICOES.map(({ de, para }) => {
      expect(Movimento.options).toContain(de)
      expect(Movimento.options).toContain(para)
      expect(de).not.toBe(para)
      return `${de}>${para}`
    })
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('every state is reached from CRIADO, and CANCELADO alone is final', () => {
    const reached = new Set<Movimento>(['CRIADO'])
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const { de, para } of TRANSICOES) if (reached.has(de)) reached.add(para)
    }
    expect([...reached].sort()).toEqual([...Movimento.options].sort())
    expect(Movimento.options.filter((state) => !TRANSICOES.some(({ de }) => de === state))).toEqual([
      'CANCELADO',
    ])
  })

  test('every step forward, CANCELADO apart, has its step back', () => {
    for (const { de, para, ability } of TRANSICOES)
      if (ability === 'PEDIDO_MOVER')
        expect(TRANSICOES.some((each) => each.de === para && each.para === de)).toBe(true)
  })

  test('the WMS status of the built-in WMS follows the stage, one to one', () => {
    const after = TRANSICOES.map(({ de, para, statusAlcis }) => `${de} → ${para}: ${statusAlcis ?? '='}`)
    expect(after).toEqual([
      'CRIADO → EM_SEPARACAO: em separação',
      'EM_SEPARACAO → A_FATURAR: conferido',
      'A_FATURAR → FATURADO: conferido',
      'FATURADO → EXPEDIDO: expedido',
      'EM_SEPARACAO → CRIADO: recebido',
      'A_FATURAR → EM_SEPARACAO: em separação',
      'FATURADO → A_FATURAR: conferido',
      'EXPEDIDO → FATURADO: conferido',
      'CRIADO → CANCELADO: =',
      'EM_SEPARACAO → CANCELADO: =',
      'A_FATURAR → CANCELADO: =',
    ])
  })
})

describe('checkMove', () => {
  test('S4-099, S4-100, S4-101, S4-102: forward by PEDIDO_MOVER alone', () => {
    const can = only('PEDIDO_MOVER')
    expect(allowedMoves(at('CRIADO'), can)).toEqual(['EM_SEPARACAO'])
    expect(allowedMoves(at('EM_SEPARACAO'), can)).toEqual(['A_FATURAR'])
    expect(allowedMoves(at('A_FATURAR'), can)).toEqual(['FATURADO'])
    expect(allowedMoves(at('FATURADO'), can)).toEqual(['EXPEDIDO'])
    expect(allowedMoves(at('FATURADO', true, 'expedido'), can)).toEqual([])
  })

  test('S4-103: one step back needs PEDIDO_VOLTAR, undoing a dispatch its own ability', () => {
    const can = only('PEDIDO_VOLTAR')
    expect(allowedMoves(at('A_FATURAR'), can)).toEqual(['EM_SEPARACAO'])
    expect(allowedMoves(at('FATURADO'), can)).toEqual(['A_FATURAR'])
    expect(allowedMoves(at('FATURADO', true, 'expedido'), can)).toEqual([])
    expect(allowedMoves(at('FATURADO', true, 'expedido'), only('PEDIDO_ESTORNAR_EXPEDICAO'))).toEqual([
      'FATURADO',
    ])
    expect(checkMove(at('A_FATURAR'), 'EM_SEPARACAO', only('PEDIDO_MOVER'))).toEqual({
      ok: false,
      code: 'NOT_PERMITED',
      params: {},
    })
  })

  test('S4-104: cancelling is possible before FATURADO only and is final', () => {
    for (const etapa of ETAPAS) {
      const possible = etapa === 'CRIADO' || etapa === 'EM_SEPARACAO' || etapa === 'A_FATURAR'
      expect(checkMove(at(etapa), 'CANCELADO', all).ok, etapa).toBe(possible)
    }
    expect(allowedMoves(at('CRIADO', false), only('PEDIDO_CANCELAR'))).toEqual(['CANCELADO'])
    expect(allowedMoves(at('CANCELADO'), all)).toEqual([])
  })

  test('decisions 5: an unfinished order does not leave CRIADO forward', () => {
    expect(checkMove(at('CRIADO', false), 'EM_SEPARACAO', all)).toMatchObject({
      ok: false,
      code: 'PEDIDO_NAO_CONCLUIDO',
    })
    expect(allowedMoves(at('CRIADO', false), all)).toEqual(['CANCELADO'])
  })

  test('S4-105: a move that is not listed names the two statuses', () => {
    expect(checkMove(at('CRIADO'), 'FATURADO', all)).toEqual({
      ok: false,
      code: 'MOVIMENTO_INVALIDO',
      params: {
        de: 'Criado',
        para: 'Faturado aguardando expedição',
        deStatus: 'CRIADO',
        paraStatus: 'FATURADO',
      },
    })
  })

  test('who may move nothing is refused as a person, whatever the move', () => {
    for (const etapa of ETAPAS)
      for (const para of Movimento.options)
        expect(checkMove(at(etapa), para, none)).toMatchObject({ code: 'NOT_PERMITED' })
  })

  test('allowedMoves offers exactly what checkMove accepts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ETAPAS),
        fc.boolean(),
        fc.constantFrom(...STATUS_ALCIS),
        fc.subarray([...ABILITIES]),
        (etapa, concluido, statusAlcis, abilities) => {
          const pedido = { etapa, concluido, statusAlcis }
          const can = only(...abilities)
          const accepted = Movimento.options.filter((para) => checkMove(pedido, para, can).ok)
          expect(allowedMoves(pedido, can).sort()).toEqual(accepted.sort())
        },
      ),
    )
  })
})

test('decisions 2: dispatch leaves FATURADO, and the position says EXPEDIDO', () => {
  const dispatch = TRANSICOES.find(({ para }) => para === 'EXPEDIDO')!
  expect(etapaAfter(dispatch)).toBe('FATURADO')
  expect(statusAlcisAfter(dispatch, 'conferido', 'interno')).toBe('expedido')
  expect(positionOf({ etapa: 'FATURADO', statusAlcis: 'expedido' })).toBe('EXPEDIDO')
})

test('an outside WMS reports by itself: only dispatch and its undoing write the WMS status', () => {
  const written = TRANSICOES.filter((move) => statusAlcisAfter(move, 'não enviado', 'http') !== 'não enviado')
  expect(written.map(({ de, para }) => `${de}>${para}`)).toEqual(['FATURADO>EXPEDIDO', 'EXPEDIDO>FATURADO'])
})

test('stock is held until the order is cancelled or dispatched', () => {
  for (const etapa of ETAPAS)
    expect(holdsStock({ etapa, statusAlcis: 'recebido' })).toBe(etapa !== 'CANCELADO')
  expect(holdsStock({ etapa: 'FATURADO', statusAlcis: 'expedido' })).toBe(false)
})

test('a concluded order is with the built-in warehouse at once; an outside WMS has to say so', () => {
  expect(statusAlcisOnConclusion('interno')).toBe('recebido')
  expect(statusAlcisOnConclusion('http')).toBe('não enviado')
})
