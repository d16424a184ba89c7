// node scripts/run.mjs <tool> [arguments]: a tool of the project, or 'node', under the product's Node.
import { toolScript } from './lib/node.mjs'
import { runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

const [tool, ...args] = process.argv.slice(2)
const node = setup({ web: false })
process.exitCode = await runNode(node, tool === 'node' ? args : [toolScript(tool), ...args])
