import type { UsuarioTipo } from '@app/contract/session'
import { USUARIO_TIPOS } from '@app/contract/session'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVinculo, vinculoOf, type Vinculo } from './tipo.ts'

const TIPOS: Record<string, UsuarioTipo> = {
  ROLE_ADMIN: 'interno',
  ROLE_OPERADOR: 'interno',
  ROLE_CLIENTE: 'cliente',
  PERFIL_7: 'cliente',
  ATENDENTE: 'posto',
  ROLE_PENDENTE: 'pendente',
}
const tipoOf = (role: string) => TIPOS[role]
const operador: Vinculo = { role: 'ROLE_OPERADOR', tipo: 'interno', clienteId: null }
const cliente: Vinculo = { role: 'PERFIL_7', tipo: 'cliente', clienteId: 3 }
const pendente: Vinculo = { role: 'ROLE_PENDENTE', tipo: 'pendente', clienteId: null }

test('S2-028: a chosen company makes a client user, even when the form sends the old role along', () => {
  expect(vinculoOf(operador, { clienteId: 3, role: 'ROLE_OPERADOR' }, tipoOf)).toEqual({
    role: 'ROLE_CLIENTE',
    tipo: 'cliente',
    clienteId: 3,
  })
  expect(vinculoOf(null, { clienteId: 3 }, tipoOf)).toMatchObject({ tipo: 'cliente' })
  expect(vinculoOf(cliente, { clienteId: 4 }, tipoOf)).toEqual({ ...cliente, clienteId: 4 })
})

test('S1-035: an emptied company makes pendente, never interno', () => {
  expect(vinculoOf(cliente, { clienteId: null }, tipoOf)).toEqual(pendente)
  expect(vinculoOf(cliente, { clienteId: null, role: 'PERFIL_7' }, tipoOf)).toEqual(pendente)
  expect(vinculoOf(cliente, { clienteId: null, role: 'ROLE_ADMIN' }, tipoOf)).toMatchObject({ campo: 'role' })
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
        return { role: each, tipo, clienteId: tipo === 'cliente' ? clienteId : null }
      }),
    ),
  )
  const sent = fc.record(
    { role: fc.oneof(role, fc.constant('NADA')), clienteId: fc.option(empresa) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(before, sent, (was, asked) => {
      const found = vinculoOf(was, asked, tipoOf)
      if (!isVinculo(found)) return
      expect(USUARIO_TIPOS).toContain(found.tipo)
      expect(found.tipo).toBe(TIPOS[found.role])
      expect(found.tipo === 'cliente').toBe(found.clienteId !== null)
      if (was?.tipo === 'cliente') expect(found.tipo).not.toBe('interno')
    }),
  )
})
