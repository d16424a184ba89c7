import { resolveConfig } from 'vite'
import config from './vite.config.ts'

const serving = { command: 'serve', mode: 'development' }

// The router's plugin writes the tree when it knows the configuration, which exists only there.
await resolveConfig({ ...(await config(serving)), configFile: false }, serving.command)
