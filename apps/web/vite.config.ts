import react from '@vitejs/plugin-react'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defineConfig } from 'vite'
import { pureDeclarations } from './pure-declarations.ts'
import { themeCss } from './theme-css.ts'

/** Where the API of a development server listens; the built application is served by the API itself. */
const api = process.env['RETAGUARDA_API'] ?? 'http://127.0.0.1:3000'

/** Chunks of the layout and of the screens that a log-in leads to. */
const FIRST_SCREENS = /\/(_index_|_app|dashboard|pedidos\.index)-/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    themeCss(),
    pureDeclarations(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      semicolons: false,
    }),
    react(),
  ],
  build: {
    manifest: true,
    // `light-dark()` stays native: the style sheets count on it (tokens.css).
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A `data:` font or image of ours would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every route's list of chunks would travel with the first load. The first screens keep theirs; the others find
      // their chunks as they are read, and a pointed-at link begins that before the click.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || FIRST_SCREENS.test(file)
          ? needed
          : needed.filter((one) => one.endsWith('.css')),
    },
  },
  server: {
    proxy: {
      '/ws': { target: api, ws: true },
      // Screens and API share paths (decisions 9): what carries a token, or is no navigation to a screen, is the API.
      '^/(?!@|src/|node_modules/|\\.\\./)': {
        target: api,
        bypass: (req) => {
          const url = req.url ?? '/'
          const isApi = req.headers.authorization !== undefined || /^\/(oauth|public|openapi)/.test(url)
          return isApi ? undefined : url
        },
      },
    },
  },
})
