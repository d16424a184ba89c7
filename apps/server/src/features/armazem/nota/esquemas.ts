import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { ChildTooLate } from '../../../platform/child/index.ts'
import type { Config } from '../../../platform/config.ts'
import type { Services } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { LIMITES } from './leitura/limites.ts'
import { startProcesso } from './leitura/processo.ts'

const RAIZ = 'nfe_v4.00.xsd'
/** The official packages have some 40 schemas and 2 MB. */
const MAX_ENTRIES = 1000
const MAX_BYTES = 30 * 1024 * 1024
const ENVIO = /^\d{13}-[\w-]+$/

const baseOf = ({ DATA_DIR }: Config): string => join(DATA_DIR, 'esquemas-nfe')

const newestOf = (config: Config): string | undefined => {
  const base = baseOf(config)
  if (!existsSync(base)) return undefined
  return readdirSync(base)
    .filter((name) => ENVIO.test(name))
    .toSorted()
    .at(-1)
}

/**
 * The folders of official schemas in the order of the search: the uploaded one, then the setting, both before the
 * product's own.
 */
export const pastasDeEsquemas = (config: Config): string[] => {
  const sent = newestOf(config)
  return [
    ...(sent === undefined ? [] : [join(baseOf(config), sent)]),
    ...(config.NFE_XSD_DIR === undefined ? [] : [config.NFE_XSD_DIR]),
  ]
}

type Origem = { origem: 'embutido' | 'enviado' | 'ambiente'; enviadoEm: string | null }

export const origemDosEsquemas = (config: Config): Origem => {
  const sent = newestOf(config)
  if (sent !== undefined)
    return { origem: 'enviado', enviadoEm: new Date(Number(sent.split('-')[0])).toISOString() }
  return { origem: config.NFE_XSD_DIR === undefined ? 'embutido' : 'ambiente', enviadoEm: null }
}

/** The folder's name shows people the version: PL_010e_V1.00. */
const folderName = (filename: string, inside: string): string => {
  const names = [basename(inside), filename.replace(/\.zip$/i, '')]
  const named = names.find((name) => /^PL_\w/i.test(name)) ?? 'esquemas'
  return named.replaceAll(/[^\w.-]/g, '_').slice(0, 60)
}

const readEntries = async (zip: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    entries.push(entry)
    if (entries.length > MAX_ENTRIES) refuse('ESQUEMAS_ZIP')
  }
  return entries
}

/** Only the schemas beside the root schema, by their bare names, so that no path of the archive reaches the disk. */
const unpack = async (zip: ZipFile): Promise<{ inside: string; files: Map<string, Buffer> }> => {
  const entries = await readEntries(zip)
  const root = entries.find(({ fileName }) => basename(fileName) === RAIZ) ?? refuse('ESQUEMAS_ZIP')
  const inside = dirname(root.fileName)
  const wanted = entries.filter(
    (entry) =>
      dirname(entry.fileName) === inside &&
      /^[\w.-]+\.xsd$/i.test(basename(entry.fileName)) &&
      !entry.isEncrypted(),
  )
  const declared = wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (declared > MAX_BYTES) refuse('ESQUEMAS_ZIP')
  const files = new Map<string, Buffer>()
  // The archive's reader stops a part that is longer than declared.
  for (const entry of wanted)
    files.set(basename(entry.fileName), await buffer(await zip.openReadStreamPromise(entry)))
  return { inside: inside === '.' ? '' : inside, files }
}

const openZip = async (bytes: Buffer) => {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    return await unpack(zip)
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    return refuse('ESQUEMAS_ZIP')
  }
}

/**
 * Why the reader of notes cannot use the folder, in the parser's words; undefined when it can. Schemas that never get
 * ready, or take all memory, only end the process that tried them.
 */
const tryFolder = async (folder: string, milissegundos: number): Promise<string | undefined> => {
  const processo = startProcesso([folder], milissegundos)
  try {
    return (await processo.pronto).recusadas[0]
  } catch (error) {
    if (error instanceof ChildTooLate)
      refuse('ESQUEMAS_DEMORA', { segundos: Math.ceil(milissegundos / 1000) })
    return String(error)
  } finally {
    await processo.end()
  }
}

const removeOthers = async (base: string, kept: string): Promise<void> => {
  for (const name of await readdir(base))
    if (ENVIO.test(name) && name !== kept) await rm(join(base, name), { recursive: true, force: true })
}

/** Installs an official ZIP of schemas: complete and tested, or not at all. */
export const installEsquemas = async (
  { config, now, log }: Pick<Services, 'config' | 'now' | 'log'>,
  { filename, bytes }: { filename: string; bytes: Buffer },
  milissegundos: number = LIMITES.milissegundosInicio,
): Promise<string> => {
  const { inside, files } = await openZip(bytes)
  const base = baseOf(config)
  const name = `${now().getTime()}-${randomUUID().slice(0, 8)}`
  const draft = join(base, `novo-${name}`)
  const versao = folderName(filename, inside)
  try {
    await mkdir(join(draft, versao), { recursive: true, mode: 0o700 })
    for (const [file, content] of files) await writeFile(join(draft, versao, file), content)
    const motivo = await tryFolder(draft, milissegundos)
    if (motivo !== undefined) {
      log.warn({ motivo }, 'esquemas da NF-e enviados não servem')
      refuse('ESQUEMAS_INVALIDOS')
    }
    await rename(draft, join(base, name))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  await removeOthers(base, name)
  return versao
}

/** Returns to the schemas of the setting, or to the product's own. */
export const removeEsquemas = (config: Config): Promise<void> =>
  removeOthers(baseOf(config), '').catch(() => {})
