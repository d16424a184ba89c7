// What a first visit to a screen loads (JavaScript and style sheets, gzip), from Vite's manifest.
// Usage: node scripts/bundle-size.mjs, after a build. Fails above the budget (quality figures: 135 KB and 230 KB).
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../apps/web/dist/', import.meta.url)
const KB = 1024

/** Screens: the route files whose component chunks they load beside the entry, and their budget. */
const SCREENS = [
  { name: '/index (login)', routes: ['src/routes/[index].tsx'], budget: 135 * KB },
  {
    name: '/pedidos (list)',
    routes: ['src/routes/_app.tsx', 'src/routes/_app/pedidos.index.tsx'],
    budget: 230 * KB,
  },
  {
    name: '/configuracoes/view',
    routes: ['src/routes/_app.tsx', 'src/routes/_app/configuracoes/view.tsx'],
    budget: 230 * KB,
  },
]

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const sizes = new Map()
const gzipOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length)
  return sizes.get(file)
}

/** The files of a chunk and of its static imports. */
function filesOf(key, found = new Set(), seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return found
  seen.add(key)
  found.add(chunk.file)
  for (const sheet of chunk.css ?? []) found.add(sheet)
  for (const imported of chunk.imports ?? []) filesOf(imported, found, seen)
  return found
}

const keysOfRoute = (route) =>
  Object.keys(manifest).filter((key) => key.startsWith(`${route}?tsr-split=component`))

let failed = false
for (const { name, routes, budget } of SCREENS) {
  const files = filesOf('index.html')
  for (const route of routes) {
    const keys = keysOfRoute(route)
    if (keys.length === 0) throw new Error(`No chunk of ${route} in the manifest`)
    for (const key of keys) filesOf(key, files)
  }
  const total = [...files].reduce((sum, file) => sum + gzipOf(file), 0)
  const sheets = [...files]
    .filter((file) => file.endsWith('.css'))
    .reduce((sum, file) => sum + gzipOf(file), 0)
  const over = total > budget
  failed ||= over
  const kb = (bytes) => (bytes / KB).toFixed(1)
  console.log(
    `${over ? 'FAIL' : 'ok  '} ${name}: ${kb(total)} KB of ${budget / KB} KB (JS ${kb(total - sheets)}, CSS ${kb(sheets)}, ${files.size} files)`,
  )
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`       ${kb(gzipOf(file))} ${file}`)
}
process.exit(failed ? 1 : 0)
