import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HELP_CHAPTERS, helpOf } from './help.ts'

const guide = (name: string) =>
  readFileSync(new URL(`../../../../docs/guia/${name}.md`, import.meta.url), 'utf8')
const anchors = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    )

test('every screen leads to a chapter that the guide has', () => {
  for (const { guia, secao } of HELP_CHAPTERS) if (secao) expect(anchors(guide(guia))).toContain(secao)
})

test.each([
  ['/dashboard', ['PAINEL_VER'], 'armazem', 'o-painel'],
  ['/dashboard', ['OS_VER'], 'assistencia', 'o-início'],
  ['/pedidos/edit/7', ['PAINEL_VER', 'PEDIDO_VER'], 'armazem', 'pedidos'],
  ['/pedidos/edit/7', ['PEDIDO_VER'], 'cliente', 'fazer-um-pedido'],
  ['/pedidos', ['PEDIDO_VER'], 'cliente', 'acompanhar'],
  ['/notas/list', ['PAINEL_VER'], 'notas', 'depois'],
  ['/notas/edit/3', ['PAINEL_VER'], 'notas', 'importar-uma-nota'],
  ['/outra', ['PAINEL_VER'], undefined, undefined],
] as const)('%s for %j leads to %s#%s', (path, authorities, guia, secao) => {
  expect(helpOf(path, authorities)).toEqual(guia === undefined ? {} : { guia, secao })
})
