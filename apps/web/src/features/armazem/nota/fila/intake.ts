import { MAX_ENTRADAS, readZip, ZipProblem } from './zip.ts'

/** One file to read: it is opened when its turn comes, and again when the note is sent. */
export type Fonte = { nome: string; tamanho: number; open: () => Promise<File> }

/** The files of a choice, and those that were left out, with the reason. */
export type Achados = { fontes: Fonte[]; fora: string[] }

/** A chosen file or folder before it is expanded. */
type Escolhido = { file: File; nome: string; daPasta: boolean }

const isXml = (nome: string) => /\.xml$/i.test(nome)
const baseName = (nome: string) => nome.slice(nome.lastIndexOf('/') + 1)
/** Files that macOS puts beside every file of a ZIP or a share. */
const isShadow = (nome: string) => nome.startsWith('__MACOSX/') || baseName(nome).startsWith('._')

async function isZip(file: File, nome: string) {
  if (/\.zip$/i.test(nome)) return true
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4
}

const fonteOf = ({ file, nome }: Escolhido): Fonte => ({
  nome,
  tamanho: file.size,
  open: () => Promise.resolve(file),
})

async function fromZip({ file, nome }: Escolhido): Promise<Achados> {
  try {
    const entries = (await readZip(file)).filter(({ name }) => !isShadow(name))
    const notes = entries.filter(({ name }) => isXml(name))
    const zips = entries.filter(({ name }) => /\.zip$/i.test(name)).length
    const others = entries.length - notes.length - zips
    return {
      fontes: notes.map(({ name, size, open }) => ({
        nome: name,
        tamanho: size,
        open: async () => new File([await open()], baseName(name), { type: 'text/xml' }),
      })),
      fora: [
        ...(notes.length === 0 ? [`${nome}: não há nenhum XML neste ZIP.`] : []),
        ...(zips > 0 ? [`${nome}: tem ZIP dentro do ZIP. Descompacte-o e solte os XML aqui.`] : []),
        ...(others > 0
          ? [`${nome}: ${others === 1 ? '1 arquivo não é' : `${others} arquivos não são`} XML.`]
          : []),
      ],
    }
  } catch (error) {
    if (error instanceof ZipProblem) return { fontes: [], fora: [`${nome}: ${error.message}`] }
    throw error
  }
}

/**
 * The notes among the chosen files. Of a ZIP or a folder only the XML files are taken; a file that was chosen directly
 * goes to the server in any case, which says what it is.
 */
export async function expandEscolhidos(escolhidos: readonly Escolhido[]): Promise<Achados> {
  const fontes: Fonte[] = []
  const fora: string[] = []
  let passed = 0
  for (const escolhido of escolhidos) {
    const { file, nome, daPasta } = escolhido
    if (isShadow(nome)) continue
    if (await isZip(file, nome)) {
      const found = await fromZip(escolhido)
      fontes.push(...found.fontes)
      fora.push(...found.fora)
    } else if (!daPasta || isXml(nome)) fontes.push(fonteOf(escolhido))
    else passed += 1
  }
  if (passed > 0)
    fora.push(passed === 1 ? '1 arquivo da pasta não é XML.' : `${passed} arquivos da pasta não são XML.`)
  if (fontes.length > MAX_ENTRADAS) {
    const left = fontes.splice(MAX_ENTRADAS).length
    fora.push(`Só entram ${MAX_ENTRADAS} notas de cada vez: ${left} ficaram para a próxima.`)
  }
  return { fontes, fora }
}

/** Files of an `<input type=file>`, of a folder where it was one. */
export const escolhidosDe = (files: readonly File[]): Escolhido[] =>
  files.map((file) => ({
    file,
    nome: file.webkitRelativePath || file.name,
    daPasta: Boolean(file.webkitRelativePath),
  }))

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A folder answers a hundred entries at a time, until it answers none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function walk(entry: FileSystemEntry, daPasta: boolean, found: Escolhido[]): Promise<void> {
  // This is twice the limit; more need not be read, because the limit is reported anyway.
  if (found.length > MAX_ENTRADAS * 2) return
  if (isFile(entry))
    found.push({ file: await fileOf(entry), nome: entry.fullPath.replace(/^\//, ''), daPasta })
  else if (isFolder(entry)) for (const inner of await entriesOf(entry)) await walk(inner, true, found)
}

/**
 * The dropped files, including those in folders. The list is empty after the drop event, so its entries are taken at
 * once.
 */
export async function escolhidosDoArrasto({ items, files }: DataTransfer): Promise<Escolhido[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return escolhidosDe([...files])
  const found: Escolhido[] = []
  for (const entry of entries) await walk(entry, false, found)
  return found
}
