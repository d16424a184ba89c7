import type { Plugin } from 'vite'

const PERSIST = '/src/platform/http/persist.ts'
/** Vite's own name for what loads a part of the application with its style sheets. */
const PRELOAD = 'export const __vitePreload = '

/** Vite plugin: each `import()` of the built application outlasts a server that is away for a while (persist.ts). */
export const persistentImports = (): Plugin => ({
  name: 'retaguarda-persistent-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const parts = code.split(PRELOAD)
      if (parts.length !== 2) throw new Error('Vite loads parts of the application in another way now')
      return {
        code: `import { persist } from '${PERSIST}'
${parts.join('const preload = ')}
export const __vitePreload = (load, ...rest) => persist(() => preload(load, ...rest))`,
        map: null,
      }
    },
  },
})
