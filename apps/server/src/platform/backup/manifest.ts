import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hashOf } from '../files/storage/hash.ts'
import { StartError } from '../start-error.ts'

/** Written last, so a folder without it is an incomplete copy. */
const MANIFEST = 'retaguarda.json'

const Tabela = z.object({
  esquema: z.string(),
  nome: z.string(),
  colunas: z.array(z.string()),
  linhas: z.number().int(),
  arquivo: z.string().regex(/^tabelas\/[\w.]+\.copy\.gz$/),
  sha256: z.string(),
})
export type Tabela = z.infer<typeof Tabela>

/** The contents of a backup. Names of tables, columns and sequences are quoted where SQL needs it. */
const Manifest = z.object({
  formato: z.literal(1),
  criadoEm: z.string(),
  migracoes: z.array(z.object({ numero: z.number().int(), nome: z.string(), sha256: z.string() })),
  tabelas: z.array(Tabela),
  sequencias: z.array(
    z.object({ esquema: z.string(), nome: z.string(), valor: z.string(), usada: z.boolean() }),
  ),
  arquivos: z.object({ total: z.number().int(), bytes: z.number().int() }),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestPath = (folder: string): string => join(folder, MANIFEST)

/** The SHA-256 of a file of any size. */
export const hashFile = async (path: string): Promise<string> =>
  (await hashOf(createReadStream(path))).sha256.toString('hex')

const readText = (folder: string): string => {
  try {
    return readFileSync(manifestPath(folder), 'utf8')
  } catch (cause) {
    throw new StartError(`${folder} não é uma cópia de segurança completa: falta ${MANIFEST}.`, { cause })
  }
}

/** Reads the manifest of the copy and checks each table's bytes before anything is written. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const manifest = Manifest.parse(JSON.parse(readText(folder)))
  for (const { arquivo, sha256 } of manifest.tabelas) {
    const found = await hashFile(join(folder, arquivo)).catch(() => undefined)
    if (found !== sha256)
      throw new StartError(
        `A cópia está danificada: ${arquivo} não é o que foi gravado. Nada foi restaurado.`,
      )
  }
  return manifest
}
