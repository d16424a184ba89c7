import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourcesOf } from './sources.ts'

const SOURCES = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'packages/rules/src']
const isProduct = (file: string) => !/\.test\.tsx?$|\/testing\/|\/demo\//.test(file)
const product = sourcesOf(SOURCES)
  .filter(isProduct)
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** A post has a field of that name of its own. */
const OF_THE_POST = /cadastroPosto|postoAutorizado/

/** The table of the noun names a field, and the places that show it or send it on: its row of the form, a list, a print. */
test.each([
  { field: 'numeroPedidoCliente', most: 6 },
  { field: 'acessorios', most: 7 },
  { field: 'inscricaoMunicipal', most: 1, besides: OF_THE_POST },
])('at most $most files name the field $field', ({ field, most, besides }) => {
  const word = new RegExp(String.raw`\b${field}\b`)
  const naming = product.filter(({ file, text }) => word.test(text) && !besides?.test(file))
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.map(({ file }) => file).slice(most)).toEqual([])
})
