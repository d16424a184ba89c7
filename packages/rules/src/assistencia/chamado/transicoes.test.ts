import { ACOES_CHAMADO, SITUACOES_CHAMADO } from '@app/contract/assistencia/chamado'
import type { Ability } from '@app/contract/casca/session'
import { expect, test } from 'vitest'
import { acoesDoChamado, esperaDe, fitsChamado, canReopen, TRANSICOES_CHAMADO } from './transicoes.ts'

test('rede §9: how a ticket moves, and nothing else', () => {
  const pairs = SITUACOES_CHAMADO.flatMap((situacao) =>
    ACOES_CHAMADO.filter((acao) => fitsChamado(situacao, acao)).map(
      (acao) => `${situacao} ${acao} ${TRANSICOES_CHAMADO[acao].para}`,
    ),
  )
  expect(pairs).toEqual([
    'NOVO atender ATENDIDO',
    'NOVO pedir PENDENTE',
    'NOVO recusar NAO_ATENDIDO',
    'PENDENTE atender ATENDIDO',
    'PENDENTE responder NOVO',
    'PENDENTE recusar NAO_ATENDIDO',
    'ATENDIDO pedir PENDENTE',
    'ATENDIDO finalizar FINALIZADO',
    'ATENDIDO reabrir NOVO',
    'NAO_ATENDIDO reabrir NOVO',
    'FINALIZADO reabrir NOVO',
  ])
})

const all = () => true
const vendo = (ability: Ability) => ability === 'CHAMADO_VER'
const AGORA = new Date('2026-11-22T12:00:00Z')
const aberto = { situacao: 'NOVO', equipe: 'SAO_PAULO', encerradoEm: null } as const

test.each([
  ['staff answers', { quem: 'fabricante', can: all }, aberto, ['atender', 'pedir', 'recusar']],
  ['the post waits', { quem: 'posto', can: all }, aberto, []],
  [
    'the responsible answers what is the post’s own',
    { quem: 'posto', can: all },
    { ...aberto, equipe: 'POSTO' },
    ['atender', 'pedir', 'recusar'],
  ],
  ['the clerk does not', { quem: 'posto', can: vendo }, { ...aberto, equipe: 'POSTO' }, []],
  ['the post is asked', { quem: 'posto', can: vendo }, { ...aberto, situacao: 'PENDENTE' }, ['responder']],
  [
    'the post is answered',
    { quem: 'posto', can: vendo },
    { ...aberto, situacao: 'ATENDIDO' },
    ['finalizar', 'reabrir'],
  ],
  ['a credenciado looks on', { quem: 'ninguem', can: all }, { ...aberto, situacao: 'ATENDIDO' }, []],
] as const)('%s', (_what, pessoa, chamado, acoes) => {
  expect(acoesDoChamado(chamado, pessoa, AGORA)).toEqual(acoes)
})

test.each([
  ['ROLE_MANAUS', 'interno', all, { situacao: 'NOVO', equipe: 'MANAUS' }],
  ['ROLE_ADMIN', 'interno', all, { situacao: 'NOVO', equipe: null }],
  ['ATENDENTE', 'posto', vendo, { situacao: 'PENDENTE', equipe: null }],
  ['ADMIN_CONSULTA', 'interno', () => false, null],
  ['OUTRO', 'interno', vendo, null],
] as const)('what waits for %s', (role, tipo, can, espera) => {
  expect(esperaDe({ role, tipo }, can)).toEqual(espera)
})

test('an ended one is reopened within 15 days', () => {
  const dias = (n: number) => new Date(AGORA.getTime() - n * 86_400_000)
  expect(canReopen(dias(15), AGORA)).toBe(true)
  expect(canReopen(new Date(dias(15).getTime() - 1), AGORA)).toBe(false)
  const fim = { ...aberto, situacao: 'FINALIZADO' } as const
  expect(acoesDoChamado({ ...fim, encerradoEm: dias(16) }, { quem: 'posto', can: all }, AGORA)).toEqual([])
})
