import type { IncomingMessage } from 'node:http'
import react from '@vitejs/plugin-react'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defineConfig, type InlineConfig } from 'vite'
import { planFirstLoad } from './first-load.ts'
import { persistentImports } from './persistent-imports.ts'
import { pureDeclarations } from './pure-declarations.ts'
import { telas } from './telas.ts'
import { themeCss } from './theme-css.ts'
import { montagem } from './montagem.ts'

/** Where the API of a development server listens; the built application is served by the API itself. */
const api = process.env['RETAGUARDA_API'] ?? 'http://127.0.0.1:3000'

/** Chunks of the layout and of the screens that a log-in leads to. */
const FIRST_SCREENS = /\/(_index_|_app|dashboard|pedidos\.index)-/

const SERVER = {
  proxy: {
    '/ws': { target: api, ws: true },
    // Screens and API share paths (decisions 9): a request with a token, or one that is not a navigation to a screen,
    // goes to the API.
    '^/(?!@|src/|node_modules/|\\.\\./)': {
      target: api,
      bypass: (req: IncomingMessage) => {
        const url = req.url ?? '/'
        const isApi = req.headers.authorization !== undefined || /^\/(oauth|public|openapi)/.test(url)
        return isApi ? undefined : url
      },
    },
  },
}

/** The build configuration; a trial build with it comes before the real one. */
const building = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [
    themeCss(),
    pureDeclarations(),
    persistentImports(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      semicolons: false,
    }),
    react(),
    telas(),
    montagem(),
  ],
  // A class `fila-t` of a screen's sheet is `styles.filaT`.
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    manifest: true,
    // `light-dark()` stays native: the style sheets count on it (tokens.css).
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A `data:` font or image of ours would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first load would otherwise contain every route's list of chunks. The first screens keep theirs; others find
      // their chunks while loading, and a hover on a link starts that before the click.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || FIRST_SCREENS.test(file)
          ? needed
          : needed.filter((one) => one.endsWith('.css')),
    },
  },
})

/** Modules of the first load go where the plan says; others go with those that the same screens need. */
const codeSplitting = async () => {
  const plan = await planFirstLoad(building())
  const shared = { includeDependenciesRecursively: false }
  return {
    groups: [
      { ...shared, name: (id: string) => plan.get(id) ?? null, debugName: 'primeira carga', priority: 1 },
      { ...shared, name: 'partes', minShareCount: 2, entriesAware: true },
    ],
  }
}

/**
 * The first load contains the names of all files, so they are short: seven letters of a hash, which also distinguish
 * builds. The first screens keep the names that are used above.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
    FIRST_SCREENS.test(`/${name}-`) || !(isDynamicEntry || name.startsWith('partes~'))
      ? 'assets/[name]-[hash:7].js'
      : 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
}

export default defineConfig(async ({ command }) => {
  const config = building()
  if (command === 'build')
    config.build = {
      ...config.build,
      rolldownOptions: { output: { ...NAMES, codeSplitting: await codeSplitting() } },
    }
  return { ...config, server: SERVER }
})
