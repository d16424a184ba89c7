import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

const LAYOUT = '_app.tsx'

/** The route files whose screens a person meets first; every other screen stands in the layout. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/index': ['[index].tsx'],
  '/pedidos': [LAYOUT, '_app/pedidos.index.tsx'],
  '/dashboard': [LAYOUT, '_app/dashboard.tsx'],
}
/** Screens without the layout. */
const BARE = ['/', '/nova-senha', '/primeiro-acesso']

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

/** `Link` for each of the first screens, from Vite's manifest and the page, which names its own files. */
export const createPreloads = (manifest: Manifest, page: string): ((path: string) => string | undefined) => {
  const headerOf = (routes: readonly string[]): string => {
    const keys = routes.map((route) => `src/routes/${route}?tsr-split=component`)
    const files = keys.flatMap((key) => [...filesOf(manifest, key)])
    return [...new Set(files)]
      .filter((file) => !page.includes(`"/${file}"`))
      .map(linkOf)
      .join(', ')
  }
  const known = new Map(Object.entries(ROUTES).map(([path, routes]) => [path, headerOf(routes)]))
  const layout = headerOf([LAYOUT])
  return (path) => (BARE.includes(path) ? undefined : (known.get(path) ?? layout) || undefined)
}

/**
 * What the screen at an address will ask for, told with its page: the browser fetches it beside the page's own files and
 * not after them, which on a slow line is a journey less. Without a build there is nothing to tell.
 */
export const readPreloads = (dist: string): ReturnType<typeof createPreloads> => {
  const file = join(dist, '.vite/manifest.json')
  return existsSync(file)
    ? createPreloads(
        JSON.parse(readFileSync(file, 'utf8')) as Manifest,
        readFileSync(join(dist, 'index.html'), 'utf8'),
      )
    : () => undefined
}
