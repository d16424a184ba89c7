import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, toolScript } from './node.mjs'
import { root } from './paths.mjs'

const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const stamp = join(root, '.cache', 'web.sha256')

// The build's own output must not count, because otherwise it would never be up to date.
const isSource = (name) => !/^(dist|node_modules)$|\.gen\.|\.test\./.test(name)

const hashInto = (hash, path, entry) => {
  if (entry && !entry.isDirectory()) hash.update(path).update(readFileSync(join(root, path)))
  else {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    for (const child of entries
      .filter(({ name }) => isSource(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))) {
      hashInto(hash, `${path}/${child.name}`, child)
    }
  }
}

const hashSources = () => {
  const hash = createHash('sha256')
  for (const path of SOURCES) {
    if (path.includes('.')) hash.update(readFileSync(join(root, path)))
    else hashInto(hash, path)
  }
  return hash.digest('hex')
}

const isBuilt = (hash) =>
  existsSync(join(root, 'apps/web/dist/index.html')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash

/** Builds the web application when its sources changed; answers whether the build exists. */
export const buildWeb = (node) => {
  const hash = hashSources()
  if (isBuilt(hash)) return true
  console.log('Montando a aplicação web…')
  rmSync(stamp, { force: true })
  const { status } = spawnSync(node, [toolScript('vite'), 'build', 'apps/web', '--logLevel', 'warn'], {
    cwd: root,
    env: environment(node),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}
