import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import { expect, test } from 'vitest'
import { faltaAceite, mayNameTaxa } from './aceite.ts'

const caso = { osType: 'OS', status: 'ABERTURA_DE_OS', aceitou: false, anterior: false } as const
const em = (mais: Partial<Parameters<typeof faltaAceite>[0]>) =>
  STATUS_OS.filter((status) => faltaAceite({ ...caso, ...mais, status }))

test('the conditions are missing at the intake, and until the end when another consumer had accepted them', () => {
  expect(em({})).toEqual(['ABERTURA_DE_OS', 'AGUARDANDO_RELOGIO'].toSorted((a, b) => order(a) - order(b)))
  const depois = em({ anterior: true })
  expect(depois).toContain('CONTROLE_QUALIDADE')
  for (const fim of ['EM_CRIACAO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA'])
    expect(depois).not.toContain(fim)
})

test('nothing is missing once they were accepted, or at a quick job', () => {
  expect(em({ aceitou: true, anterior: true })).toEqual([])
  expect(em({ osType: 'PA', anterior: true })).toEqual([])
})

test('decisions 63: a fee is named at the intake alone', () => {
  expect(mayNameTaxa('EM_CRIACAO')).toBe(true)
  expect(mayNameTaxa('ABERTURA_DE_OS')).toBe(true)
  expect(mayNameTaxa('PRE_AVALIACAO_TECNICA')).toBe(false)
})

const order = (status: string): number => STATUS_OS.findIndex((one) => one === status)
