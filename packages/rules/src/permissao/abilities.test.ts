import { ABILITIES, ROLES, USUARIO_TIPOS } from '@app/contract/session'
import { expect, test } from 'vitest'
import { abilitiesOf } from './abilities.ts'

test('an administrator of the house has every ability', () => {
  expect(abilitiesOf('ROLE_ADMIN', 'interno')).toEqual(ABILITIES)
})

test('the operator lacks exactly the five that api.md names', () => {
  const has = abilitiesOf('ROLE_OPERADOR', 'interno')
  expect(ABILITIES.filter((ability) => !has.includes(ability)).sort()).toEqual([
    'CONFIG_EDITAR',
    'PEDIDO_ESTORNAR_EXPEDICAO',
    'PEDIDO_REABRIR',
    'PERFIL_EDITAR',
    'USUARIO_EDITAR',
  ])
})

test('S1-034: a client user has only orders, their audit and what the order form looks up', () => {
  expect([...abilitiesOf('ROLE_CLIENTE', 'cliente')].sort()).toEqual([
    'AUDITORIA_VER',
    'ESTOQUE_VER',
    'PEDIDO_EDITAR',
    'PEDIDO_VER',
    'PRODUTO_VER',
  ])
})

test('a kind that is neither staff nor client, or a role that does not fit the kind, grants nothing', () => {
  for (const tipo of USUARIO_TIPOS)
    for (const role of ROLES) {
      const fits =
        (tipo === 'interno' && (role === 'ROLE_ADMIN' || role === 'ROLE_OPERADOR')) ||
        (tipo === 'cliente' && role === 'ROLE_CLIENTE')
      expect(abilitiesOf(role, tipo).length > 0, `${role} as ${tipo}`).toBe(fits)
    }
})
