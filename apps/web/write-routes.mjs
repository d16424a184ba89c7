import { resolveConfig } from 'vite'
import config from './vite.config.ts'

const serving = { command: 'serve', mode: 'development' }

// The router's plugin writes the tree as soon as it knows the configuration, which has its only home there.
await resolveConfig({ ...(await config(serving)), configFile: false }, serving.command)
