import { type Lines, of, staff } from './matrix-lines.ts'

/** Picking and checking by scanner, and what their supervisor sees of them. */
export const LEITOR: Lines = {
  'GET /separacao': staff,
  'GET /separacao/minha': staff,
  'GET /separacao/andamento': staff,
  'POST /separacao/entregar': staff,
  'POST /separacao/:id/aceitar': of('pedido', staff),
  'POST /separacao/tomar': staff,
  'POST /separacao/:id/devolver': of('pedido', staff),
  'POST /separacao/:id/ler': of('pedido', staff),
  'POST /separacao/:id/faltar': of('pedido', staff),
  'POST /separacao/:id/terminar': of('pedido', staff),
  'GET /conferencia': staff,
  'GET /conferencia/minha': staff,
  'GET /conferencia/:id/volumes': of('pedido', staff),
  'POST /conferencia/:id/tomar': of('pedido', staff),
  'POST /conferencia/:id/devolver': of('pedido', staff),
  'POST /conferencia/:id/ler': of('pedido', staff),
  'POST /conferencia/:id/volume': of('pedido', staff),
  'POST /conferencia/:id/fechar': of('pedido', staff),
  'POST /conferencia/:id/recontar': of('pedido', staff),
  'POST /conferencia/:id/terminar': of('pedido', staff),
  'POST /conferencia/:id/voltar': of('pedido', staff),
}
