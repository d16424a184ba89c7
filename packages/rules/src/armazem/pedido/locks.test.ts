import { ANEXOS, ETAPAS } from '@app/contract/armazem/pedido'
import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import { USUARIO_TIPOS } from '@app/contract/casca/session'
import type { Ability } from '@app/contract/casca/session'
import { describe, expect, test } from 'vitest'
import { PARTES_PEDIDO, canReopen, checkAnexo, checkDelete, isReadOnly, lockedFields } from './locks.ts'

const none = () => false
const only = (ability: Ability) => (asked: Ability) => asked === ability
const at = (etapa: Etapa, concluido: boolean, statusAlcis: StatusAlcis = 'recebido') => ({
  etapa,
  concluido,
  statusAlcis,
})

describe('S4-113: view mode by stage, conclusion and kind of user', () => {
  const table: [Etapa, boolean, 'cliente' | 'interno', boolean][] = [
    ['CRIADO', false, 'cliente', false],
    ['CRIADO', true, 'cliente', true],
    ['EM_SEPARACAO', true, 'cliente', true],
    ['A_FATURAR', true, 'cliente', true],
    ['FATURADO', true, 'cliente', true],
    ['CANCELADO', false, 'cliente', true],
    ['CRIADO', false, 'interno', false],
    ['CRIADO', true, 'interno', false],
    ['EM_SEPARACAO', true, 'interno', false],
    ['A_FATURAR', true, 'interno', false],
    ['FATURADO', true, 'interno', true],
    ['CANCELADO', false, 'interno', true],
    ['CANCELADO', true, 'interno', true],
  ]
  test.each(table)('%s, concluido %s, %s → %s', (etapa, concluido, tipo, expected) => {
    expect(isReadOnly(at(etapa, concluido), tipo)).toBe(expected)
  })

  test('any other kind of user never edits an order', () => {
    for (const tipo of USUARIO_TIPOS)
      if (tipo !== 'interno' && tipo !== 'cliente')
        for (const etapa of ETAPAS) expect(isReadOnly(at(etapa, false), tipo)).toBe(true)
  })
})

describe('locks', () => {
  test('nothing is locked while unfinished, everything in view mode', () => {
    expect([...lockedFields(at('CRIADO', false), 'cliente', none)]).toEqual([])
    expect([...lockedFields(at('CRIADO', true), 'cliente', none)]).toEqual([...PARTES_PEDIDO])
    expect([...lockedFields(at('FATURADO', true), 'interno', none)]).toEqual([...PARTES_PEDIDO])
  })

  test('S4-115, S4-116: conclusion locks the attachments and the toggle', () => {
    const locked = [...lockedFields(at('A_FATURAR', true), 'interno', none)].sort()
    expect(locked).toEqual(['concluido', ...ANEXOS].sort())
  })

  test('S4-116: who may reopen finds the toggle open, in CRIADO only', () => {
    const can = only('PEDIDO_REABRIR')
    expect(lockedFields(at('CRIADO', true), 'interno', can).has('concluido')).toBe(false)
    expect(lockedFields(at('EM_SEPARACAO', true), 'interno', can).has('concluido')).toBe(true)
    expect(canReopen(at('CRIADO', true), can)).toBe(true)
    expect(canReopen(at('CRIADO', true), none)).toBe(false)
    expect(canReopen(at('CRIADO', false), can)).toBe(false)
    expect(canReopen(at('EM_SEPARACAO', true), can)).toBe(false)
  })
})

describe('deleting', () => {
  const cancel = only('PEDIDO_CANCELAR')
  const table: [Etapa, boolean, 'cliente' | 'interno', typeof cancel, string][] = [
    ['CRIADO', false, 'cliente', none, 'ok'],
    ['CRIADO', true, 'cliente', none, 'PEDIDO_NAO_EXCLUI'],
    ['EM_SEPARACAO', true, 'cliente', none, 'PEDIDO_NAO_EXCLUI'],
    ['CRIADO', false, 'interno', none, 'ok'],
    ['CRIADO', true, 'interno', none, 'NOT_PERMITED'],
    ['CRIADO', true, 'interno', cancel, 'ok'],
    ['A_FATURAR', true, 'interno', cancel, 'ok'],
    ['FATURADO', true, 'interno', cancel, 'PEDIDO_NAO_EXCLUI'],
    ['CANCELADO', true, 'interno', cancel, 'PEDIDO_NAO_EXCLUI'],
  ]
  test.each(table)('%s, concluido %s, %s', (etapa, concluido, tipo, can, expected) => {
    expect(checkDelete(at(etapa, concluido), tipo, can)).toBe(expected)
  })
})

describe('one attachment (decisions 16)', () => {
  const empty = { campo: 'nf', ocupado: false, remove: false } as const
  const replace = { ...empty, ocupado: true }
  const remove = { ...replace, remove: true }
  const reopen = only('PEDIDO_REABRIR')

  test('unfinished: set, replace and remove at will', () => {
    for (const anexo of [empty, replace, remove])
      expect(checkAnexo(at('CRIADO', false), anexo, none)).toBe('ok')
  })

  test('concluded: an empty slot is filled by anybody, a full one changed by who may reopen', () => {
    for (const etapa of ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO'] as const) {
      expect(checkAnexo(at(etapa, true), empty, none)).toBe('ok')
      expect(checkAnexo(at(etapa, true), replace, none)).toBe('ANEXO_OCUPADO')
      expect(checkAnexo(at(etapa, true), remove, none)).toBe('PEDIDO_CONCLUIDO')
      expect(checkAnexo(at(etapa, true), replace, reopen)).toBe('ok')
      expect(checkAnexo(at(etapa, true), remove, reopen)).toBe('ok')
    }
  })

  test('dispatched or cancelled: nothing any more', () => {
    for (const anexo of [empty, replace, remove]) {
      expect(checkAnexo(at('FATURADO', true, 'expedido'), anexo, reopen)).toBe('PEDIDO_SOMENTE_LEITURA')
      expect(checkAnexo(at('CANCELADO', false), anexo, reopen)).toBe('PEDIDO_SOMENTE_LEITURA')
    }
  })
})
