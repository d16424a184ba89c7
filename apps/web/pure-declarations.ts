import type { Plugin } from 'vite'

/** Their evaluation has no effects, which a bundler sees by itself. */
const PLAIN = new Set([
  'Literal',
  'Identifier',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'TemplateLiteral',
])

/**
 * Vite plugin: tells the bundler that the declarations of the shared packages have no effects. A schema is a call
 * (`z.object(…).meta(…)`), so a bundler keeps it and all of Zod even when unused. Wrapped as a pure call, it is dropped
 * when no screen imports it.
 */
export const pureDeclarations = (): Plugin => ({
  name: 'retaguarda-pure-declarations',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/packages\/(contract|rules)\/src\/.+\.ts$/ },
    handler(code) {
      const wraps: { start: number; end: number }[] = []
      for (const statement of this.parse(code).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declaration?.type !== 'VariableDeclaration') continue
        for (const { init } of declaration.declarations) if (init && !PLAIN.has(init.type)) wraps.push(init)
      }
      let result = code
      for (const { start, end } of wraps.toReversed())
        result = `${result.slice(0, start)}/* @__PURE__ */ (() => (${result.slice(start, end)}))()${result.slice(end)}`
      return { code: result, map: null, moduleSideEffects: false }
    },
  },
})
