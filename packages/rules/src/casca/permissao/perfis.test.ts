import { GRUPOS, HABILIDADES, inModulos } from '@app/contract/casca/perfil'
import { ABILITIES, ROLES, USUARIO_TIPOS } from '@app/contract/casca/session'
import { expect, test } from 'vitest'
import { abilitiesOf, ADMINISTRA, within, PERFIS_SEMEADOS, isPermitida } from './perfis.ts'

test('an administrator of the house has every ability', () => {
  expect(abilitiesOf('ROLE_ADMIN', 'interno')).toEqual(ABILITIES)
})

test('the operator lacks, of the warehouse, the five that api.md names, and the keys of other systems', () => {
  const has = abilitiesOf('ROLE_OPERADOR', 'interno')
  const doArmazem = ABILITIES.filter((ability) => inModulos(['armazem'], ability))
  expect(doArmazem.filter((ability) => !has.includes(ability)).sort()).toEqual([
    'CONFIG_EDITAR',
    'INTEGRACAO_EDITAR',
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

test('a role that does not fit the kind, or is of who waits, grants nothing', () => {
  for (const tipo of USUARIO_TIPOS)
    for (const role of ROLES) {
      const semeado = PERFIS_SEMEADOS.find(({ codigo }) => codigo === role)
      const fits = semeado?.tipo === tipo && tipo !== 'pendente'
      expect(abilitiesOf(role, tipo).length > 0, `${role} as ${tipo}`).toBe(fits)
    }
})

test('S6-029: every ability has a group, a label and a plain description, none twice', () => {
  expect(Object.keys(HABILIDADES).sort()).toEqual([...ABILITIES].sort())
  const words = Object.values(HABILIDADES)
  expect(new Set(words.map(({ rotulo }) => rotulo)).size).toBe(words.length)
  expect(new Set(words.map(({ grupo }) => grupo))).toEqual(new Set(GRUPOS))
  expect(HABILIDADES.PERFIL_EDITAR.rotulo).toBe('Gerenciar perfis')
})

test('the profiles of the product are the roles of the specification, each within its kind', () => {
  expect(PERFIS_SEMEADOS.map(({ codigo }) => codigo).sort()).toEqual([...ROLES].sort())
  for (const { codigo, tipo, habilidades } of PERFIS_SEMEADOS)
    for (const habilidade of habilidades) expect(isPermitida(tipo, habilidade), codigo).toBe(true)
})

test('a client profile never holds more than the written list, a pending one nothing', () => {
  expect(ABILITIES.filter((ability) => isPermitida('cliente', ability))).toHaveLength(5)
  expect(ABILITIES.filter((ability) => isPermitida('pendente', ability))).toEqual([])
})

test('nobody reaches beyond the own abilities', () => {
  const operador = abilitiesOf('ROLE_OPERADOR', 'interno')
  expect(within(ABILITIES, operador)).toBe(true)
  expect(within(operador, ABILITIES)).toBe(false)
  expect(within([], [])).toBe(true)
  expect(within(operador, ADMINISTRA)).toBe(false)
})
