import { ABILITIES } from '@app/contract/casca/session'
import { expect, test } from 'vitest'
import { caminhoRegistrado, habilidadesDeChave, situacaoDaChave } from './index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-12-20T12:00:00Z')

test('a key never lets people in, changes profiles or makes keys', () => {
  const left = habilidadesDeChave(ABILITIES)
  expect(ABILITIES.filter((ability) => !left.includes(ability))).toEqual([
    'USUARIO_EDITAR',
    'PERFIL_EDITAR',
    'INTEGRACAO_EDITAR',
  ])
})

test.each([
  ['ATIVA', { revogada_em: null, expira_em: later, com_efeito: true }],
  ['SEM_EFEITO', { revogada_em: null, expira_em: later, com_efeito: false }],
  ['VENCIDA', { revogada_em: null, expira_em: now, com_efeito: false }],
  ['REVOGADA', { revogada_em: now, expira_em: now, com_efeito: false }],
] as const)('%s', (situacao, chave) => {
  expect(situacaoDaChave(chave, now)).toBe(situacao)
})

test.each([
  ['/pedidos/:id', { id: '42' }, '/pedidos/42'],
  [
    '/produto/findByClienteAndCodigo/:cnpj/:cprod',
    { cnpj: '99999002000101', cprod: '7' },
    '/produto/findByClienteAndCodigo/{cnpj}/7',
  ],
  ['/pedidos/getEstoque/:codigoOmni', { codigoOmni: 'ALFA-1' }, '/pedidos/getEstoque/{codigoOmni}'],
  ['/pedidos/:id(^\\d+$)', { id: '42' }, '/pedidos/42'],
  ['/pedidos', {}, '/pedidos'],
])('%s is recorded without what may be about a person', (rota, params, caminho) => {
  expect(caminhoRegistrado(rota, params)).toBe(caminho)
})
