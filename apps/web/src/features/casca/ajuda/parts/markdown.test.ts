import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { walkTokens } from 'marked'
import type { Tokens } from 'marked'
import { expect, test } from 'vitest'
import { anchorOf, readMarkdown } from './markdown.ts'

const FOLDER = join(import.meta.dirname, '../../../../../../../docs/guia')
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))

/** Every piece of a page of one kind, however deep it stands. */
const piecesOf = (page: string) => {
  const pieces: { type: string }[] = []
  void walkTokens(readMarkdown(readFileSync(join(FOLDER, page), 'utf8')), (piece) => void pieces.push(piece))
  return {
    kinds: new Set(pieces.map(({ type }) => type)),
    headings: pieces.filter((piece): piece is Tokens.Heading => piece.type === 'heading'),
    links: pieces.filter((piece): piece is Tokens.Link => piece.type === 'link'),
    pictures: pieces.filter((piece): piece is Tokens.Image => piece.type === 'image'),
  }
}
const guide = new Map(pages.map((page) => [page, piecesOf(page)]))

/** The Markdown forms that the screen draws; other forms would be missing on it. */
const DRAWN = [
  'heading',
  'paragraph',
  'list',
  'list_item',
  'table',
  'image',
  'strong',
  'codespan',
  'link',
  'text',
  'space',
]

test('the guide has its pages, in forms that the screen draws', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'armazem.md', 'cliente.md']))
  for (const [page, { kinds, headings }] of guide) {
    expect(
      [...kinds].filter((kind) => !DRAWN.includes(kind)),
      page,
    ).toEqual([])
    for (const { text } of headings) expect(text, page).not.toMatch(/[*`[\]]/)
  }
})

test('its pictures are there, small and told in words; its links lead somewhere', () => {
  for (const [page, { pictures, links }] of guide) {
    for (const { href, text } of pictures) {
      expect(existsSync(join(FOLDER, href)), `${page}: ${href}`).toBe(true)
      expect(statSync(join(FOLDER, href)).size, `${page}: ${href}`).toBeLessThan(150_000)
      expect(text, `${page}: ${href}`).not.toBe('')
    }
    for (const { href } of links) {
      const [file, hash] = href.split('#')
      expect(pages, `${page}: ${href}`).toContain(file || page)
      const anchors = guide.get(file || page)?.headings.map(({ text }) => anchorOf(text))
      if (hash) expect(anchors, `${page}: ${href}`).toContain(hash)
    }
  }
})

test('every picture of the guide is shown by a page', () => {
  const shown = [...guide.values()].flatMap(({ pictures }) =>
    pictures.map(({ href }) => href.replace('imagens/', '')),
  )
  expect(readdirSync(join(FOLDER, 'imagens')).filter((file) => !shown.includes(file))).toEqual([])
})
