import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

const filesOf = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const sheet of chunk.css ?? []) found.add(sheet)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

const linkOf = (file: string): string =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`

/**
 * The `Link` header for the screen at an address, from its route files, Vite's manifest and the page, which names its
 * own files.
 */
export const createPreloads = (
  manifest: Manifest,
  page: string,
  rotasAt: (path: string) => readonly string[],
): ((path: string) => string | undefined) => {
  const headers = new Map<readonly string[], string>()
  const headerOf = (rotas: readonly string[]): string => {
    const keys = rotas.map((rota) => `src/routes/${rota}?tsr-split=component`)
    const files = keys.flatMap((key) => [...filesOf(manifest, key)])
    return [...new Set(files)]
      .filter((file) => !page.includes(`"/${file}"`))
      .map(linkOf)
      .join(', ')
  }
  return (path) => {
    const rotas = rotasAt(path)
    const header = headers.get(rotas) ?? headerOf(rotas)
    headers.set(rotas, header)
    return header || undefined
  }
}

/**
 * Announces the files of the screen at an address together with its page, so that the browser fetches them beside the
 * page's own files and saves a round trip. Without a build there is nothing to announce.
 */
export const readPreloads = (
  dist: string,
  rotasAt: (path: string) => readonly string[],
): ReturnType<typeof createPreloads> => {
  const file = join(dist, '.vite/manifest.json')
  return existsSync(file)
    ? createPreloads(
        JSON.parse(readFileSync(file, 'utf8')) as Manifest,
        readFileSync(join(dist, 'index.html'), 'utf8'),
        rotasAt,
      )
    : () => undefined
}
