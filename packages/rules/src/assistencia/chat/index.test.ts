import { EQUIPES } from '@app/contract/assistencia/chat'
import { expect, test } from 'vitest'
import { equipesOf, changeableUntil, papeisFora } from './index.ts'

test.each([
  ['ROLE_ASSISTENCIA_TECNICA_SAO_PAULO', 'interno', ['ASSISTENCIA_SP']],
  ['ROLE_MANAUS', 'interno', ['MANAUS']],
  ['ROLE_MANAUS_TROCA', 'interno', ['TROCA']],
  ['ROLE_FINANCEIRO', 'interno', ['FINANCEIRO']],
  ['ROLE_ADMIN', 'interno', EQUIPES],
  ['ATENDENTE', 'posto', []],
  ['ROLE_CLIENTE', 'cliente', []],
] as const)('S1-013: %s (%s) is of the teams %j', (role, tipo, equipes) => {
  expect(equipesOf({ role, tipo })).toEqual(equipes)
})

test('a message may be changed for five minutes', () => {
  expect(changeableUntil(new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2026-11-22T12:05:00Z'))
})

test("a team's conversation is none of the other three's", () => {
  expect(papeisFora('TROCA')).toEqual([
    'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
    'ROLE_MANAUS',
    'ROLE_FINANCEIRO',
  ])
})
