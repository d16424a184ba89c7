import type { Ability, Role } from '@app/contract/casca/session'
import { abilitiesOf, PERFIS_SEMEADOS } from '@app/rules/casca/permissao'
import { expect, test } from 'vitest'
import { homeOf } from '../platform/session/session.ts'
import { menuFor } from './menu.ts'

const authoritiesOf = (role: Role): readonly Ability[] =>
  abilitiesOf(role, PERFIS_SEMEADOS.find(({ codigo }) => codigo === role)?.tipo ?? 'pendente')
const labelsOf = (authorities: readonly Ability[]): string[] =>
  menuFor(authorities).flatMap(({ entries }) => entries.map(({ label }) => label))

const INICIO = 'Início'
const OS = 'Ordens de serviço'
const CHAT = 'Conversas'
const CHAMADOS = 'Chamados'
const AVALIACOES = 'Avaliações'
const RECEBIMENTOS = 'Recebimentos'
const DOCS = 'Documentos técnicos'
const RELOGIOS = 'Relógios'
const MODELOS = 'Modelos de orçamento'
const POSTO = [
  'Compras de peças',
  'Sugestão de compra',
  'Contagens de peças',
  'Transferências de peças',
  'Peças',
  'Estoque de peças',
  'Consumidores',
]
const CADASTROS = [
  'Postos autorizados',
  'Condições do posto',
  'Cadastros a aprovar',
  'Categorias de assistência',
  'Marcas',
  'Grupos de marcas',
  'Modelos',
  'Relógios vendidos',
  'Tipos de equipamento',
  'Sintomas',
  'Causas',
  'Serviços',
  'Checklists',
  MODELOS,
]

test.each([
  ['S6-039', 'ATENDENTE', [INICIO, OS, CHAT, CHAMADOS, RECEBIMENTOS, ...POSTO, DOCS, RELOGIOS]],
  ['S6-039', 'CENTRO_TECNICO', [INICIO, 'Bancada', OS, CHAT, CHAMADOS, ...POSTO, MODELOS, DOCS, RELOGIOS]],
  [
    'S6-039',
    'ROLE_REPRESENTANTE_LEGAL',
    [
      INICIO,
      'Bancada',
      OS,
      CHAT,
      CHAMADOS,
      RECEBIMENTOS,
      AVALIACOES,
      'Condições do posto',
      'Meu posto',
      'Colaboradores',
      'Integrações',
      MODELOS,
      'Plano e cobranças',
      'Fechamentos',
      ...POSTO,
      DOCS,
      RELOGIOS,
      'Relatórios',
    ],
  ],
  [
    'S1-016, S6-041',
    'ROLE_MANAUS',
    [
      INICIO,
      OS,
      CHAT,
      CHAMADOS,
      AVALIACOES,
      'Compras de peças',
      'Sugestão de compra',
      'Contagens de peças',
      'Transferências de peças',
      'Peças',
      'Estoque de peças',
      DOCS,
      RELOGIOS,
      'Relatórios',
    ],
  ],
  ['S6-042', 'ROLE_MANAUS_TROCA', [INICIO, OS, CHAT, CHAMADOS, DOCS, RELOGIOS]],
  [
    'S1-017, S6-043',
    'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
    [INICIO, 'Bancada', OS, CHAT, CHAMADOS, AVALIACOES, ...POSTO, DOCS, RELOGIOS, 'Relatórios', ...CADASTROS],
  ],
  ['S6-044', 'ADMIN_CONSULTA', [INICIO, OS, DOCS, RELOGIOS]],
] as const)('%s: the menu of %s is the matrix’s, and nothing of the warehouse', (_rows, role, labels) => {
  const wanted: readonly string[] = labels
  expect(labelsOf(authoritiesOf(role)).toSorted()).toEqual(wanted.toSorted())
  expect(homeOf({ authorities: [...authoritiesOf(role)] })).toBe('/dashboard')
})

test('S1-015, S6-040: the administrator’s menu has every entry of the repair network', () => {
  const labels = labelsOf(authoritiesOf('ROLE_ADMIN'))
  expect(labels).toEqual(
    expect.arrayContaining([
      INICIO,
      'Bancada',
      OS,
      CHAT,
      CHAMADOS,
      'Colaboradores',
      ...POSTO,
      DOCS,
      RELOGIOS,
      ...CADASTROS,
    ]),
  )
})

test('the start is one entry, lit at both of its addresses where it is the home', () => {
  const startOf = (role: Role) =>
    menuFor(authoritiesOf(role))
      .flatMap(({ entries }) => entries)
      .find(({ label }) => label === INICIO)
  expect(startOf('ATENDENTE')).toMatchObject({ to: '/dashboard', also: '/inicio' })
  expect(startOf('ROLE_ADMIN')).toMatchObject({ to: '/inicio' })
  expect(startOf('ROLE_ADMIN')).not.toHaveProperty('also')
})
