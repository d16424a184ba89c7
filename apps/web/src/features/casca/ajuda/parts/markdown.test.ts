import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anchorOf, readInline, readMarkdown } from './markdown.ts'
import type { Block, Inline } from './markdown.ts'

const FOLDER = join(import.meta.dirname, '../../../../../../../docs/guia')
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
const blocksOf = (page: string) => readMarkdown(readFileSync(join(FOLDER, page), 'utf8'))

const inlinesOf = (block: Block): Inline[] => {
  switch (block.kind) {
    case 'paragraph':
      return block.of
    case 'list':
      return block.items.flatMap(({ of, below }) => [...of, ...below.flat()])
    case 'table':
      return [...block.head, ...block.rows.flat()].flat()
    default:
      return []
  }
}

test('words, keys and links of a line', () => {
  expect(readInline('Tecle **Novo** ou `n`; veja [o painel](armazem.md#painel).')).toEqual([
    { kind: 'text', text: 'Tecle ' },
    { kind: 'strong', text: 'Novo' },
    { kind: 'text', text: ' ou ' },
    { kind: 'key', text: 'n' },
    { kind: 'text', text: '; veja ' },
    { kind: 'link', text: 'o painel', to: 'armazem.md#painel' },
    { kind: 'text', text: '.' },
  ])
})

test('headings, lists, tables and pictures', () => {
  const text = [
    '# T',
    '- a\n- b\n  c\n  - d',
    '1. x',
    '| A | B |\n| - | - |\n| 1 | **2** |',
    '![p](imagens/p.webp)',
    'um\ndois',
  ]
  expect(readMarkdown(text.join('\n\n')).map(({ kind }) => kind)).toEqual([
    'heading',
    'list',
    'list',
    'table',
    'picture',
    'paragraph',
  ])
  expect(readMarkdown(text[1] ?? '')).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [
        { of: [{ kind: 'text', text: 'a' }], below: [] },
        { of: [{ kind: 'text', text: 'b c' }], below: [[{ kind: 'text', text: 'd' }]] },
      ],
    },
  ])
})

test('the guide has its pages, its pictures are there and small, and its links lead somewhere', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'armazem.md', 'cliente.md']))
  const anchors = new Map(
    pages.map((page) => [
      page,
      blocksOf(page).flatMap((block) => (block.kind === 'heading' ? anchorOf(block.text) : [])),
    ]),
  )
  for (const page of pages)
    for (const block of blocksOf(page)) {
      if (block.kind === 'picture') {
        expect(existsSync(join(FOLDER, block.file)), `${page}: ${block.file}`).toBe(true)
        expect(statSync(join(FOLDER, block.file)).size, `${page}: ${block.file}`).toBeLessThan(150_000)
        expect(block.alt, `${page}: ${block.file}`).not.toBe('')
      }
      for (const inline of inlinesOf(block)) {
        // A form that the reader does not know would be shown as it is written.
        expect(inline.text, page).not.toMatch(/[*`<]|\]\(|^ *(?:>|#+ )/)
        if (inline.kind !== 'link') continue
        const [file, hash] = inline.to.split('#')
        expect(pages, `${page}: ${inline.to}`).toContain(file || page)
        if (hash) expect(anchors.get(file || page), `${page}: ${inline.to}`).toContain(hash)
      }
    }
})

test('no picture lies there that no page shows', () => {
  const shown = pages.flatMap((page) =>
    blocksOf(page).flatMap((block) => (block.kind === 'picture' ? [block.file.replace('imagens/', '')] : [])),
  )
  expect(readdirSync(join(FOLDER, 'imagens')).filter((file) => !shown.includes(file))).toEqual([])
})
