import { expect, test } from 'vitest'
import type { RegraDaNota } from './regra.ts'
import { REGRAS_ARQUIVO } from './regras-arquivo.ts'
import { REGRAS_AVISO } from './regras-aviso.ts'
import { REGRAS_RECUSA } from './regras-recusa.ts'
import { REGRAS_NOTA, regraNota, textoRegra } from './regras.ts'
import type { Recusa } from '../leitura/types.ts'

const all: readonly RegraDaNota[] = REGRAS_NOTA

test('every rule stands once, says what it saw and what to do', () => {
  expect(all).toHaveLength(REGRAS_ARQUIVO.length + REGRAS_RECUSA.length + REGRAS_AVISO.length)
  expect(new Set(all.map(({ codigo }) => codigo)).size).toBe(all.length)
  expect(new Set(all.map(({ texto }) => texto)).size).toBe(all.length)
  for (const { texto, oQueFazer, fonte } of all) {
    expect(texto).toMatch(/^[A-ZÀ-Ú{].*[.}]$/u)
    expect(oQueFazer).toMatch(/^[A-ZÀ-Ú].*\.$/u)
    expect(fonte).not.toBe('')
  }
})

test.each([
  ['E_', ['bloqueia', 'informa']],
  ['C_', ['escolha']],
  ['W_', ['avisa']],
  ['I_', ['informa']],
])('codes that begin with %s are %s', (prefix, severities) => {
  const those = all.filter(({ codigo }) => codigo.startsWith(prefix))
  expect(those.length).toBeGreaterThan(0)
  for (const { severidade } of those) expect(severities).toContain(severidade)
})

test('a message is filled in; what is not given stays to be seen', () => {
  const recusa: Recusa = { tipo: 'recusa', codigo: 'E_LAYOUT', params: { versao: '3.10' } }
  expect(textoRegra(recusa.codigo, recusa.params)).toBe(
    'A nota usa a versão 3.10 do leiaute; só a 4.00 é lida.',
  )
  expect(textoRegra('E_LAYOUT')).toContain('{versao}')
  expect(regraNota('E_DUPLICADA').severidade).toBe('informa')
})
