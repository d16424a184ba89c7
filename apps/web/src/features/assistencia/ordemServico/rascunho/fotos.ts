import { base64Of } from '../../../../platform/device/base64.ts'
import type { FileLeft } from '../../../../ui/draft/use-draft.ts'
import type { Respostas } from '../checklist/checklist.ts'
import type { FotoNova } from '../fotos/fotos.ts'

/** A photo of a draft without its bytes, which lie beside the draft as a file. */
export type FotoGuardada = Omit<FotoNova, 'data'>
export type RespostasGuardadas = Record<number, Omit<Respostas[number], 'fotos'> & { fotos: FotoGuardada[] }>

const files = new WeakMap<FotoNova, File>()

/** Made once per photo, because every pause in typing stores the draft. */
function fileOf(foto: FotoNova): File {
  const known = files.get(foto)
  if (known) return known
  const bytes = Uint8Array.from(atob(foto.data), (one) => one.charCodeAt(0))
  const file = new File([bytes], foto.filename, { type: foto.contentType })
  files.set(foto, file)
  return file
}

export function semDados(nova: FotoNova): FotoGuardada {
  const { data: _, ...foto } = nova
  return foto
}

/** The photos of a draft with their bytes; one whose file was not stored is left out. */
export async function comDados(
  fotos: readonly FotoGuardada[],
  stored: Readonly<Record<string, File>>,
): Promise<FotoNova[]> {
  const found: FotoNova[] = []
  for (const foto of fotos) {
    const file = stored[foto.key]
    if (file) found.push({ ...foto, data: await base64Of(file) })
  }
  return found
}

export const respostasSemDados = (respostas: Respostas): RespostasGuardadas =>
  Object.fromEntries(
    Object.entries(respostas).map(([id, dita]) => [id, { ...dita, fotos: dita.fotos.map(semDados) }]),
  )

export async function respostasComDados(
  guardadas: RespostasGuardadas,
  stored: Readonly<Record<string, File>>,
): Promise<Respostas> {
  const ditas: Record<number, Respostas[number]> = {}
  for (const [id, dita] of Object.entries(guardadas))
    ditas[Number(id)] = { ...dita, fotos: await comDados(dita.fotos, stored) }
  return ditas
}

export const fotosDasRespostas = (respostas: Respostas): FotoNova[] =>
  Object.values(respostas).flatMap(({ fotos }) => fotos)

/** The photos as the files of a draft, and those that are larger than it may hold. */
export function partFotos(fotos: readonly FotoNova[], most = Infinity) {
  const kept: Record<string, File> = {}
  const left: FileLeft[] = []
  for (const foto of fotos) {
    const file = fileOf(foto)
    if (file.size <= most) kept[foto.key] = file
    else left.push({ campo: foto.key, nome: foto.filename })
  }
  return { kept, left }
}
