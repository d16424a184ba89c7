import type { Tela } from '../http/pages/telas.ts'

const of = (modulo: Tela['modulo'], ...caminhos: string[]): Tela[] =>
  caminhos.map((caminho) => ({ modulo, caminho, rotas: [] }))

/** Screens for tests, which need no build of the web. */
export const TELAS: readonly Tela[] = [
  ...of(
    'casca',
    '/',
    '/index',
    '/dashboard',
    '/conta',
    '/usuario',
    '/usuario/:id',
    '/perfil',
    '/configuracoes/view',
  ),
  ...of('armazem', '/cliente', '/cliente/:id', '/produto', '/produto/:id', '/pedidos', '/pedidos/edit/:id'),
  ...of('armazem', '/pedidos/:id/imprimir/etiqueta', '/notas/list'),
  ...of('assistencia', '/inicio'),
]
