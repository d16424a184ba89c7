import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beliefAt } from './compare.ts'
import { normal } from './normal.ts'
import { isProduct, PLANS, root, STATEMENTS } from './place.ts'
import type { Place, Seen } from './recorder.ts'
import type { Site } from './sites.ts'

/** What one call runs, and what its answers held where the server alone cannot tell. */
export type Listed = { file: string; name: string; shape: string[]; texts: string[] }

const HEAD =
  "-- Written by 'npm run statements': what the server runs, by the file and the function of its store.\n"
/** The lines of exports are their columns again, cell by cell: half a megabyte that csv.test.ts compares. */
const LEFT_OUT = ['apps/server/src/platform/db/csv.ts']

/** A table that tests alone have (register/testing/grife.ts). */
const OF_TESTS = '"grife"'

export const listedHere = (file: string): boolean => isProduct(file) && !LEFT_OUT.includes(file)
const isListed = ({ text, at }: { text: string; at: Place }): boolean =>
  listedHere(at.file) && !text.includes(OF_TESTS)

/** All that the tests of a run saw of this tree; what a copy of it runs is not in the list. */
export const readSeen = (folder: string): Seen[] =>
  globSync('*.jsonl', { cwd: folder }).flatMap((file) => {
    const [tree = '', ...lines] = readFileSync(join(folder, file), 'utf8').split('\n')
    if (tree !== JSON.stringify(root)) return []
    return lines.filter((line) => line !== '').map((line): Seen => JSON.parse(line))
  })

/** The call at a place in a stack. */
const siteAt = (sites: readonly Site[], { file, line, column }: Place): Site | undefined => {
  const here = sites.filter((site) => site.file === file && site.line === line)
  return here.find((site) => site.column === column) ?? here[0]
}

const isTold = ({ row }: Site, each: string): boolean => {
  const [path = '', kind] = each.split(': ')
  return row !== undefined && beliefAt(row, path) !== undefined && (kind === 'null' || /[.[]/.test(path))
}

/** What was seen, by the calls that ran it. */
export const listOf = (seen: readonly Seen[], sites: readonly Site[]): Listed[] => {
  const bySite = new Map<Site, { texts: Set<string>; shape: Set<string> }>()
  const byText = new Map<string, Set<{ site: Site; shape: Set<string> }>>()
  for (const each of seen) {
    if (!('at' in each) || !isListed(each)) continue
    const site = siteAt(sites, each.at)
    if (!site) continue
    const listed = bySite.get(site) ?? { texts: new Set(), shape: new Set() }
    bySite.set(site, listed)
    listed.texts.add(normal(each.text))
    byText.set(each.text, (byText.get(each.text) ?? new Set()).add({ site, shape: listed.shape }))
  }
  for (const each of seen) {
    if ('at' in each) continue
    for (const { site, shape } of byText.get(each.text) ?? []) {
      for (const one of each.shape) if (isTold(site, one)) shape.add(one)
    }
  }
  return [...bySite].map(([{ file, name }, { texts, shape }]) => ({
    file,
    name,
    texts: [...texts].toSorted(),
    shape: [...shape].toSorted(),
  }))
}

const keyOf = ({ file, name }: Pick<Listed, 'file' | 'name'>): string => `${file} ${name}`

/** The list with what some of the tests saw besides; calls that are no more leave it. */
export const addTo = (old: readonly Listed[], fresh: readonly Listed[], sites: readonly Site[]): Listed[] => {
  const there = new Set(sites.map(keyOf))
  const those = [...old, ...fresh].filter((listed) => there.has(keyOf(listed)))
  return [...Map.groupBy(those, keyOf).values()].flatMap((same) => {
    const shape = [...new Set(same.flatMap((each) => each.shape))].toSorted()
    const texts = [...new Set(same.flatMap((each) => each.texts))].toSorted()
    return same.slice(0, 1).map(({ file, name }) => ({ file, name, shape, texts }))
  })
}

/** `apps/server/src/features/armazem/nota/store/list.ts` → `…/statements/armazem/nota/store/list.sql`. */
const pathOf = (file: string): string =>
  join(STATEMENTS, file.replace(/^apps\/server\/src\/(features\/)?/, '').replace(/\.ts$/, '.sql'))

const write = ({ name, shape, texts }: Listed): string =>
  [`-- ${name}`, ...shape.map((each) => `--   ${each}`), ...texts.map((text) => `${text};\n`)].join('\n')

/** Writes the list anew. */
export const writeList = (list: readonly Listed[]): void => {
  rmSync(STATEMENTS, { recursive: true, force: true })
  for (const [file, those] of Map.groupBy(list, (each) => each.file)) {
    const path = pathOf(file)
    const body = those.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(write)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${HEAD}-- ${file}\n\n${body.join('\n')}`)
  }
}

const partOf = (part: string): Omit<Listed, 'file'> => {
  const [name = '', ...lines] = part.split('\n')
  const shape = lines.filter((line) => line.startsWith('--   ')).map((line) => line.slice(5))
  const texts = lines.filter((line) => !line.startsWith('--')).join('\n')
  return { name, shape, texts: texts.trim().replace(/;$/, '').split(';\n\n') }
}

/** A committed file: its second line, and its parts. */
const readParts = (path: string) => {
  const [, head = '', ...parts] = readFileSync(path, 'utf8')
    .split(/^-- (?=\S)/m)
    .slice(1)
  return { head: head.trim(), parts: parts.map(partOf) }
}

/** The list as it is committed. */
export const readList = (): Listed[] =>
  globSync('**/*.sql', { cwd: STATEMENTS }).flatMap((path) => {
    const { head, parts } = readParts(join(STATEMENTS, path))
    return parts.map((part) => ({ file: head, ...part }))
  })

/** The plans as they are committed: the calls that ask a statement, and its text. */
export const readPlans = (): { calls: string[]; text: string }[] =>
  readParts(PLANS).parts.map(({ name, texts }) => ({ calls: name.split('; '), text: texts[0] ?? '' }))

/** What a run of tests saw of the server's statements that is not in the list. */
export const listUnlisted = (seen: readonly Seen[]): string[] => {
  const known = new Set(readList().flatMap(({ texts }) => texts))
  const texts = seen.flatMap((each) => ('at' in each && isListed(each) ? [normal(each.text)] : []))
  return [...new Set(texts)].filter((text) => !known.has(text))
}
