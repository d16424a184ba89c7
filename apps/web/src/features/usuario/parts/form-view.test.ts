import type { PerfilEscolha } from '@app/contract/perfil'
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
]
const values = (given: Partial<Parameters<typeof rolesFor>[0]>) =>
  rolesFor({ perfis, stored: null, client: false, hadClient: false, ...given }).map(({ value }) => value)

it('offers the profiles that fit, of those that may be given', () => {
  expect(values({})).toEqual([PENDENTE, 'ROLE_OPERADOR'])
  expect(values({ client: true })).toEqual(['ROLE_CLIENTE'])
})

it('without the company the person is pending first (S1-034, decisions 1)', () => {
  const stored = { value: 'ROLE_CLIENTE', label: 'Cliente' }
  expect(values({ stored, client: true, hadClient: true })).toEqual(['ROLE_CLIENTE'])
  expect(values({ stored, hadClient: true })).toEqual([PENDENTE])
  expect(roleAfter(perfis, false, 'ROLE_CLIENTE')).toBe(PENDENTE)
  expect(roleAfter(perfis, true, PENDENTE)).toBe('ROLE_CLIENTE')
  expect(roleAfter(perfis, true, 'ROLE_CLIENTE')).toBe('ROLE_CLIENTE')
  expect(roleAfter(perfis, false, 'ROLE_OPERADOR')).toBe('ROLE_OPERADOR')
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
