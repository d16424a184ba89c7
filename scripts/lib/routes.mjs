import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './node.mjs'
import { root } from './paths.mjs'

const web = join(root, 'apps/web')
const routes = join(web, 'src/routes')
const tree = join(web, 'src/routeTree.gen.ts')

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

// A folder's time changes when a file is added, removed or renamed, and the tree depends only on that.
const foldersChangedAt = () =>
  Math.max(
    ...['.', ...readdirSync(routes, { recursive: true })]
      .map((name) => statSync(join(routes, name)))
      .map((entry) => (entry.isDirectory() ? entry.mtimeMs : 0)),
  )

/** Writes the tree of the web's routes, which types and checks need and a build or `npm run dev` would write as well. */
export const writeRoutes = (node) => {
  if (changedAt(tree) > foldersChangedAt()) return
  const { status } = spawnSync(node, [join(web, 'write-routes.mjs')], {
    cwd: root,
    env: environment(node),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0 || changedAt(tree) === 0)
    throw new Error('As rotas da aplicação web não puderam ser lidas.')
  // An unchanged tree is not written again.
  utimesSync(tree, new Date(), new Date())
}
