import { dateText, lookOf, type DateLook } from './dates.ts'
import { SHEET_LIMITS } from './limits.ts'
import { broken } from './refusal.ts'
import { attribute, readXml } from './xml.ts'
import type { Parts } from './zip.ts'

export type Workbook = {
  /** The part of the first visible sheet. */
  sheet: string
  strings: string[]
  /** A number by its style: a date as a person reads it, or undefined when it is a plain number. */
  asDate: (serial: number, style: number) => string | undefined
}

type Relation = { type: string; target: string }

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1)

/** `/xl/a.xml`, `a.xml`, `../a.xml`, relative to the folder of the part that names it. */
const resolve = (folder: string, target: string): string =>
  decodeURI(new URL(target, `zip:///${folder}`).pathname).replace(/^\//, '')

const readRelations = async (parts: Parts, part: string): Promise<Map<string, Relation>> => {
  const folder = folderOf(part)
  const relations = new Map<string, Relation>()
  const stream = await parts.open(`${folder}_rels/${part.slice(folder.length)}.rels`)
  if (!stream) return relations
  await readXml(stream, {
    open: (name, { Id, Type, Target, TargetMode }) => {
      // An external target links to another file and is never followed.
      if (name !== 'Relationship' || !Id || !Type || !Target || TargetMode === 'External') return
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolve(folder, Target) })
    },
  })
  return relations
}

const partOf = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type)?.target

const readStrings = async (parts: Parts, part: string | undefined): Promise<string[]> => {
  const stream = part === undefined ? undefined : await parts.open(part)
  if (!stream) return []
  const strings: string[] = []
  let current = ''
  let inText = false
  // The phonetic readings of East Asian characters are beside their text, so they are skipped.
  let phonetic = false
  await readXml(stream, {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') phonetic = true
      inText = name === 't' && !phonetic
    },
    text: (text) => {
      if (inText && current.length <= SHEET_LIMITS.cell) current += text.slice(0, SHEET_LIMITS.cell + 1)
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') phonetic = false
      if (name === 'si') strings.push(current)
    },
  })
  return strings
}

const readLooks = async (parts: Parts, part: string | undefined): Promise<(DateLook | undefined)[]> => {
  const stream = part === undefined ? undefined : await parts.open(part)
  if (!stream) return []
  const codes = new Map<number, string>()
  const looks: (DateLook | undefined)[] = []
  let inCells = false
  await readXml(stream, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = Number(attributes['numFmtId'] ?? 0)
      looks.push(lookOf(id, codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return looks
}

type Sheets = { first: string | undefined; since1904: boolean }

const readSheets = async (parts: Parts, part: string): Promise<Sheets> => {
  const stream = (await parts.open(part)) ?? raise()
  const sheets: Sheets = { first: undefined, since1904: false }
  await readXml(stream, {
    open: (name, attributes) => {
      if (name === 'workbookPr') sheets.since1904 = /^(1|true|on)$/.test(attributes['date1904'] ?? '')
      if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible')
        sheets.first ??= attribute(attributes, 'id')
    },
  })
  return sheets
}

const raise = (): never => {
  throw broken()
}

/** The shared parts that a sheet's cells refer to. */
export const readWorkbook = async (parts: Parts): Promise<Workbook> => {
  const root = partOf(await readRelations(parts, ''), 'officeDocument') ?? raise()
  const relations = await readRelations(parts, root)
  const { first, since1904 } = await readSheets(parts, root)
  const sheet = relations.get(first ?? '')
  if (sheet?.type !== 'worksheet') return raise()
  const strings = await readStrings(parts, partOf(relations, 'sharedStrings'))
  const looks = await readLooks(parts, partOf(relations, 'styles'))
  return {
    sheet: sheet.target,
    strings,
    asDate: (serial, style) => {
      const look = looks[style]
      return look && dateText(serial, look, since1904)
    },
  }
}
