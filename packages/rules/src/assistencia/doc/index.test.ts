import { describe, expect, test } from 'vitest'
import { foraDaBusca, leituraDe, MARCA_FIM, MARCA_INICIO, partesDe, plainText } from './index.ts'

describe('what a search found, in pieces (rede §5)', () => {
  test.each([
    ['nada', [{ texto: 'nada', marcado: false }]],
    [
      `a ${MARCA_INICIO}vedação${MARCA_FIM} do tubo`,
      [
        { texto: 'a ', marcado: false },
        { texto: 'vedação', marcado: true },
        { texto: ' do tubo', marcado: false },
      ],
    ],
    [`${MARCA_INICIO}só${MARCA_FIM}`, [{ texto: 'só', marcado: true }]],
    ['', []],
  ])('%j', (text, partes) => {
    expect(partesDe(text)).toEqual(partes)
  })

  test('a text of a file cannot mark itself, nor hold what the database refuses', () => {
    expect(plainText(`um${MARCA_INICIO}dois\u0000\n  três\ud800`)).toBe('um dois três\ufffd')
  })
})

describe('what a document is to who looks at it (rede §5)', () => {
  const agora = new Date('2026-11-22T12:00:00Z')
  const nada = { pedeCiencia: false, edita: false, lidoEm: null, cienteEm: null, leuAntes: false }
  test.each([
    [nada, 'NAO_LIDO'],
    [{ ...nada, lidoEm: agora }, 'LIDO'],
    [{ ...nada, leuAntes: true }, 'NOVA_VERSAO'],
    [{ ...nada, pedeCiencia: true }, 'PEDE_CIENCIA'],
    [{ ...nada, pedeCiencia: true, lidoEm: agora }, 'PEDE_CIENCIA'],
    [{ ...nada, pedeCiencia: true, lidoEm: agora, cienteEm: agora }, 'LIDO'],
    [{ ...nada, pedeCiencia: true, edita: true }, 'NAO_LIDO'],
  ] as const)('%o: %s', (lida, leitura) => {
    expect(leituraDe(lida)).toBe(leitura)
  })
})

test.each([
  [null, 0, null],
  [3, 1, null],
  [0, 0, 'o arquivo tem senha ou está danificado: confira se ele abre; a busca só o acha pelo título'],
  [3, 0, 'o arquivo só tem imagens: a busca só o acha pelo título'],
])('a file of %s pages, %i of them with text, is told as: %s', (paginas, paginasComTexto, words) => {
  expect(foraDaBusca({ paginas, paginasComTexto })).toBe(words)
})
