import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'

const NEEDED = 24
const VERSION = '24.21.0'
const platform = process.platform === 'win32' ? 'win' : process.platform
const packageName = `node-${platform}-${process.arch}`

/**
 * The Node that runs the product: this one when it is new enough, otherwise one from npm, kept in .tools. The
 * platform's package is installed directly, because the general one uses an install script, which npm 11 skips.
 */
export const productNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  const tools = join(root, '.tools')
  const folder = join(tools, `node-${VERSION}`)
  const binary = join(folder, 'node_modules', packageName, 'bin', platform === 'win' ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    console.log(`Node ${process.versions.node} é antigo para o produto: trazendo o ${VERSION} para .tools…`)
    mkdirSync(folder, { recursive: true })
    // A separate package.json prevents npm from treating the folder as part of the workspace.
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    npm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${packageName}@${VERSION}`], folder)
  }
  return binary
}

/**
 * The environment of child processes: 'node' is the product's Node, and it caches compiled code, which halves the next
 * start's work. Compiler and linter, programs in Go, hold the whole tree anyway; sweeping less often saves a third of
 * their time.
 */
export const environment = (node) => ({
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  GOGC: '300',
  ...process.env,
  PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
})

/** The script behind a tool of the project, e.g. 'vite'. */
export const toolScript = (tool) => realpathSync(join(root, 'node_modules', '.bin', tool))
