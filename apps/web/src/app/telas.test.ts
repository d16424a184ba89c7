import { expect, test } from 'vitest'
import { listTelas } from '../../telas.ts'

const telas = listTelas()
const at = (caminho: string) => telas.find((tela) => tela.caminho === caminho)

test.each([
  ['/index', 'casca'],
  ['/dashboard', 'casca'],
  ['/importar/cupons', 'casca'],
  ['/pedidos', 'armazem'],
  ['/pedidos/importar', 'armazem'],
  ['/pedidos/:id/imprimir/etiqueta', 'armazem'],
  ['/importar/estoque', 'armazem'],
  ['/bancada', 'assistencia'],
  ['/ordemServico/:id/imprimir/termo', 'assistencia'],
])('the screen at %s comes with %s', (caminho, modulo) => expect(at(caminho)?.modulo).toBe(modulo))

test('the screens of a register come with its definition', () => {
  for (const caminho of ['/grupoMarca', '/grupoMarca/novo', '/grupoMarca/:id', '/importar/grupos-de-marcas'])
    expect(at(caminho), caminho).toEqual({ modulo: 'assistencia', caminho, rotas: ['_app.tsx'] })
})

test('every address is a path, an id or a name its only open part; what a first screen loads is told with it', () => {
  for (const { caminho } of telas) expect(caminho).toMatch(/^(?:\*|(?:\/(?:[\w-]*|:id|:nome))+)$/)
  expect(at('/pedidos')?.rotas).toEqual(['_app.tsx', '_app/pedidos.index.tsx'])
  expect(at('/nova-senha')?.rotas).toEqual([])
})
