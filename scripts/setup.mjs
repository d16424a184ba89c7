// Prepares a checkout, with any Node >= 20. Each part does nothing when it is already done, so every command runs
// through here.
import { pathToFileURL } from 'node:url'
import { buildWeb } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { productNode } from './lib/node.mjs'
import { writeRoutes } from './lib/routes.mjs'

/** Answers with the path of the Node that runs the product. */
export const setup = ({ web }) => {
  install()
  const node = productNode()
  writeRoutes(node)
  if (web && !buildWeb(node)) {
    console.error('A aplicação web não pôde ser montada.')
    process.exit(1)
  }
  return node
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) setup({ web: true })
