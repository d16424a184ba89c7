import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Vite plugin: names the build in the page and in `montagem.txt`, so that an open page sees that it is old. The page
 * holds the names of its scripts, and these change with every source.
 */
export const montagem = (): Plugin => {
  let name = ''
  return {
    name: 'retaguarda-montagem',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        name = createHash('sha256').update(html).digest('hex').slice(0, 12)
        return [{ tag: 'meta', attrs: { name: 'montagem', content: name }, injectTo: 'head' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (name === '') throw new Error('the build has no page')
        this.emitFile({ type: 'asset', fileName: 'montagem.txt', source: name })
      },
    },
  }
}
