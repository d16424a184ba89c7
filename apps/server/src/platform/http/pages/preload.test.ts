import { expect, test } from 'vitest'
import { createPreloads } from './preload.ts'
import { rotasAt } from './telas.ts'

const manifest = {
  '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
  '_casca.js': { file: 'assets/casca.js', css: ['assets/casca.css'], imports: ['_base.js'] },
  'src/routes/[index].tsx?tsr-split=component': { file: 'assets/entrada.js', imports: ['_base.js'] },
  'src/routes/_app.tsx?tsr-split=component': { file: 'assets/app.js', imports: ['_casca.js'] },
  'src/routes/_app/pedidos.index.tsx?tsr-split=component': {
    file: 'assets/lista.js',
    imports: ['_casca.js'],
  },
}
const page =
  '<script type="module" crossorigin src="/assets/base.js"></script><link rel="stylesheet" crossorigin href="/assets/base.css">'
const LAYOUT = '_app.tsx'
const rotas = rotasAt([
  { modulo: 'casca', caminho: '/index', rotas: ['[index].tsx'] },
  { modulo: 'casca', caminho: '/nova-senha', rotas: [] },
  { modulo: 'armazem', caminho: '/pedidos', rotas: [LAYOUT, '_app/pedidos.index.tsx'] },
  { modulo: 'casca', caminho: '*', rotas: [LAYOUT] },
])
const preloads = createPreloads(manifest, page, rotas)

test('a first screen names what its page does not ask for itself, each once', () => {
  expect(preloads('/index')).toBe('</assets/entrada.js>; rel=modulepreload')
  expect(preloads('/pedidos')).toBe(
    [
      '</assets/app.js>; rel=modulepreload',
      '</assets/casca.js>; rel=modulepreload',
      // The attributes equal those of the later request, because otherwise the browser would fetch the file twice.
      '</assets/casca.css>; rel=preload; as=style; crossorigin',
      '</assets/lista.js>; rel=modulepreload',
    ].join(', '),
  )
})

test('any other screen names the layout; those without it name nothing', () => {
  expect(preloads('/cliente/12')).toContain('assets/casca.js')
  expect(preloads('/cliente/12')).not.toContain('lista')
  expect(preloads('/nova-senha')).toBeUndefined()
  expect(createPreloads({}, page, rotas)('/pedidos')).toBeUndefined()
})
