import type { UsuarioTipo } from '@app/contract/casca/session'
import { USUARIO_TIPOS } from '@app/contract/casca/session'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVinculo, vinculoOf, type Vinculo } from './tipo.ts'

const TIPOS: Record<string, UsuarioTipo> = {
  ROLE_ADMIN: 'interno',
  ROLE_OPERADOR: 'interno',
  ROLE_CLIENTE: 'cliente',
  PERFIL_7: 'cliente',
  ATENDENTE: 'posto',
  CENTRO_TECNICO: 'posto',
  ROLE_PENDENTE: 'pendente',
}
const tipoOf = (role: string) => TIPOS[role]
const operador: Vinculo = { role: 'ROLE_OPERADOR', tipo: 'interno', clienteId: null, postoId: null }
const cliente: Vinculo = { role: 'PERFIL_7', tipo: 'cliente', clienteId: 3, postoId: null }
const atendente: Vinculo = { role: 'CENTRO_TECNICO', tipo: 'posto', clienteId: null, postoId: 5 }
const pendente: Vinculo = { role: 'ROLE_PENDENTE', tipo: 'pendente', clienteId: null, postoId: null }

test('S2-028: a chosen company makes a client user, even when the form sends the old role along', () => {
  expect(vinculoOf(operador, { clienteId: 3, role: 'ROLE_OPERADOR' }, tipoOf)).toEqual({
    role: 'ROLE_CLIENTE',
    tipo: 'cliente',
    clienteId: 3,
    postoId: null,
  })
  expect(vinculoOf(null, { clienteId: 3 }, tipoOf)).toMatchObject({ tipo: 'cliente' })
  expect(vinculoOf(cliente, { clienteId: 4 }, tipoOf)).toEqual({ ...cliente, clienteId: 4 })
})

test('S1-035: an emptied company makes pendente, never interno', () => {
  expect(vinculoOf(cliente, { clienteId: null }, tipoOf)).toEqual(pendente)
  expect(vinculoOf(cliente, { clienteId: null, role: 'PERFIL_7' }, tipoOf)).toEqual(pendente)
  expect(vinculoOf(cliente, { clienteId: null, role: 'ROLE_ADMIN' }, tipoOf)).toMatchObject({ campo: 'role' })
})

test('S6-009, S6-010, S6-011: a chosen service point makes a person of that post, with a profile of that kind', () => {
  expect(vinculoOf(null, { postoId: 5 }, tipoOf)).toEqual({
    role: 'ATENDENTE',
    tipo: 'posto',
    clienteId: null,
    postoId: 5,
  })
  expect(vinculoOf(pendente, { postoId: 5, role: 'CENTRO_TECNICO' }, tipoOf)).toEqual(atendente)
  expect(vinculoOf(atendente, { postoId: 6, role: 'CENTRO_TECNICO' }, tipoOf)).toEqual({
    ...atendente,
    postoId: 6,
  })
  expect(vinculoOf(null, { role: 'ATENDENTE' }, tipoOf)).toEqual({
    campo: 'posto',
    code: 'EMPTY_REQUIRED_FIELD',
  })
  for (const role of ['ROLE_ADMIN', 'ROLE_CLIENTE'])
    expect(vinculoOf(atendente, { role }, tipoOf)).toEqual({ campo: 'role', code: 'PERFIL_DE_OUTRO_TIPO' })
})

test('an emptied service point makes pendente, never interno (decisions 1)', () => {
  expect(vinculoOf(atendente, { postoId: null }, tipoOf)).toEqual(pendente)
  expect(vinculoOf(atendente, { postoId: null, role: 'ROLE_ADMIN' }, tipoOf)).toMatchObject({ campo: 'role' })
})

test('nobody has a company and a service point: the one that is new takes the place of the other', () => {
  expect(vinculoOf(atendente, { clienteId: 3, postoId: 5 }, tipoOf)).toMatchObject({
    tipo: 'cliente',
    clienteId: 3,
    postoId: null,
  })
  expect(vinculoOf(cliente, { clienteId: 3, postoId: 5 }, tipoOf)).toMatchObject({
    role: 'ATENDENTE',
    clienteId: null,
    postoId: 5,
  })
  expect(vinculoOf(cliente, { postoId: 5 }, tipoOf)).toMatchObject({ tipo: 'posto' })
  expect(vinculoOf(null, { clienteId: 3, postoId: 5 }, tipoOf)).toEqual({
    campo: 'posto',
    code: 'CLIENTE_OU_POSTO',
  })
})

test('a profile is chosen by its kind', () => {
  expect(vinculoOf(pendente, { role: 'ROLE_OPERADOR' }, tipoOf)).toEqual(operador)
  expect(vinculoOf(null, { role: 'ROLE_OPERADOR' }, tipoOf)).toEqual(operador)
  expect(vinculoOf(null, {}, tipoOf)).toEqual(pendente)
  expect(vinculoOf(operador, {}, tipoOf)).toEqual(operador)
  expect(vinculoOf(operador, { role: 'ROLE_CLIENTE' }, tipoOf)).toEqual({
    campo: 'cliente',
    code: 'EMPTY_REQUIRED_FIELD',
  })
  expect(vinculoOf(cliente, { role: 'ROLE_ADMIN' }, tipoOf)).toMatchObject({ code: 'PERFIL_DE_OUTRO_TIPO' })
  expect(vinculoOf(operador, { role: 'NADA' }, tipoOf)).toMatchObject({ code: 'OPCAO_INVALIDA' })
})

test('whatever is sent, kind, profile and company agree', () => {
  const role = fc.constantFrom(...Object.keys(TIPOS))
  const empresa = fc.constantFrom(1, 2)
  const before = fc.oneof(
    fc.constant(null),
    role.chain((each) =>
      empresa.map((clienteId): Vinculo => {
        const tipo = TIPOS[each] ?? 'pendente'
        return {
          role: each,
          tipo,
          clienteId: tipo === 'cliente' ? clienteId : null,
          postoId: tipo === 'posto' ? clienteId : null,
        }
      }),
    ),
  )
  const sent = fc.record(
    { role: fc.oneof(role, fc.constant('NADA')), clienteId: fc.option(empresa), postoId: fc.option(empresa) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(before, sent, (was, asked) => {
      const found = vinculoOf(was, asked, tipoOf)
      if (!isVinculo(found)) return
      expect(USUARIO_TIPOS).toContain(found.tipo)
      expect(found.tipo).toBe(TIPOS[found.role])
      expect(found.tipo === 'cliente').toBe(found.clienteId !== null)
      expect(found.tipo === 'posto').toBe(found.postoId !== null)
      if (was?.tipo === 'cliente' || was?.tipo === 'posto') expect(found.tipo).not.toBe('interno')
    }),
  )
})
