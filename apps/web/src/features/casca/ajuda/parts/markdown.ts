/** The few forms of Markdown that the guide is written in; a test reads every page of it. */
export type Inline =
  { kind: 'text' | 'strong' | 'key'; text: string } | { kind: 'link'; text: string; to: string }

/** What an item says, and the items below it. */
export type Item = { of: Inline[]; below: Inline[][] }

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'picture'; file: string; alt: string }

const INLINE = /\*\*(?<strong>[^*]+)\*\*|`(?<key>[^`]+)`|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)/g

export function readInline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const { strong, key, link, to } = match.groups ?? {}
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (key !== undefined) found.push({ kind: 'key', text: key })
    else if (link !== undefined && to !== undefined) found.push({ kind: 'link', text: link, to })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

const HEADING = /^(#{1,3}) (.+)$/
const PICTURE = /^!\[(.*)\]\((.+)\)$/
const ITEM = /^(?:-|\d+\.) (.+)$/

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()))

function readTable([head = '', , ...rows]: string[]): Block {
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
}

const BELOW = /^ {2,}(?:-|\d+\.) (.+)$/

/** Lines that follow an item without a mark of their own belong to it. */
function readList(lines: string[]): Block {
  const items: { text: string; below: string[] }[] = []
  for (const line of lines) {
    const last = items.at(-1)
    const item = ITEM.exec(line)?.[1]
    const below = BELOW.exec(line)?.[1]
    if (item !== undefined || !last) items.push({ text: item ?? line, below: [] })
    else if (below !== undefined) last.below.push(below)
    else if (last.below.length > 0) last.below.push(`${last.below.pop() ?? ''} ${line.trim()}`)
    else last.text += ` ${line.trim()}`
  }
  return {
    kind: 'list',
    ordered: /^\d/.test(lines[0] ?? ''),
    items: items.map(({ text, below }) => ({ of: readInline(text), below: below.map(readInline) })),
  }
}

function readBlock(lines: string[]): Block {
  const [first = ''] = lines
  const heading = HEADING.exec(first)
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  const picture = PICTURE.exec(first)
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', file: picture[2] ?? '' }
  if (first.startsWith('|')) return readTable(lines)
  if (ITEM.test(first)) return readList(lines)
  return { kind: 'paragraph', of: readInline(lines.join(' ')) }
}

/** Blocks are parted by empty lines, as Prettier writes them. */
export const readMarkdown = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(readBlock)

/** 'Por que tenho 7?' → 'por-que-tenho-7': the anchor of a heading, as the repository's own pages have it. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
