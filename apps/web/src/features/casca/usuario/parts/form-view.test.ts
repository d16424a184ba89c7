import type { PerfilEscolha } from '@app/contract/casca/perfil'
import { expect, it } from 'vitest'
import { extraOf, PENDENTE, roleAfter, rolesFor, wireOf } from './form-view.ts'

const perfil = (codigo: string, tipo: PerfilEscolha['tipo'], concedivel = true): PerfilEscolha => ({
  id: 1,
  codigo,
  nome: codigo,
  descricao: null,
  tipo,
  exigeSegundoFator: false,
  concedivel,
})
const perfis = [
  perfil('ROLE_ADMIN', 'interno', false),
  perfil('ROLE_OPERADOR', 'interno'),
  perfil('ROLE_CLIENTE', 'cliente'),
  perfil('ATENDENTE', 'posto'),
  perfil('CENTRO_TECNICO', 'posto'),
]
const values = (given: Partial<Parameters<typeof rolesFor>[0]>) =>
  rolesFor({ perfis, stored: null, linked: null, before: null, ...given }).map(({ value }) => value)

it('offers the profiles that fit, of those that may be given', () => {
  expect(values({})).toEqual([PENDENTE, 'ROLE_OPERADOR'])
  expect(values({ linked: 'cliente' })).toEqual(['ROLE_CLIENTE'])
  expect(values({ linked: 'posto' })).toEqual(['ATENDENTE', 'CENTRO_TECNICO'])
})

it('without the company the person is pending first (S1-034, decisions 1)', () => {
  const stored = { value: 'ROLE_CLIENTE', label: 'Cliente' }
  expect(values({ stored, linked: 'cliente', before: 'cliente' })).toEqual(['ROLE_CLIENTE'])
  expect(values({ stored, before: 'cliente' })).toEqual([PENDENTE])
  expect(roleAfter(perfis, null, 'ROLE_CLIENTE')).toBe(PENDENTE)
  expect(roleAfter(perfis, 'cliente', PENDENTE)).toBe('ROLE_CLIENTE')
  expect(roleAfter(perfis, 'cliente', 'ROLE_CLIENTE')).toBe('ROLE_CLIENTE')
  expect(roleAfter(perfis, null, 'ROLE_OPERADOR')).toBe('ROLE_OPERADOR')
})

it('the same holds for a service point and its people', () => {
  const stored = { value: 'CENTRO_TECNICO', label: 'Técnico' }
  expect(values({ stored, before: 'posto' })).toEqual([PENDENTE])
  expect(values({ stored, linked: 'cliente', before: 'posto' })).toEqual(['ROLE_CLIENTE'])
  expect(roleAfter(perfis, null, 'CENTRO_TECNICO')).toBe(PENDENTE)
  expect(roleAfter(perfis, 'posto', 'CENTRO_TECNICO')).toBe('CENTRO_TECNICO')
  expect(roleAfter(perfis, 'posto', 'ROLE_CLIENTE')).toBe('ATENDENTE')
})

it('keeps showing the stored profile, whoever may give it', () => {
  expect(values({ stored: { value: 'ROLE_ADMIN', label: 'Administrador' } })).toContain('ROLE_ADMIN')
})

it('sends a password only when there is one, and the photo only when it changed (S2-030, S3-011)', () => {
  const from = { id: 1, versao: 1, foto: { id: 'abc', data: null } }
  expect(extraOf(from)).toEqual({ foto: 'abc', senha: '' })
  expect(wireOf({ nome: 'MARIA DA SILVA' }, { foto: 'abc', senha: '' }, from)).toEqual({
    nome: 'Maria da Silva',
  })
  expect(wireOf({}, { foto: '', senha: 'x' }, from)).toEqual({ foto: null, senha: 'x' })
  expect(wireOf({}, { foto: 'data:image/jpeg;base64,AA', senha: '' }, undefined)).toEqual({
    foto: { data: 'data:image/jpeg;base64,AA' },
  })
})
