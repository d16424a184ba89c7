/** Where the screen of a kind stands. */
export const caminhoDe = (tipo: string): string =>
  tipo === 'pedidos' ? '/pedidos/importar' : `/importar/${tipo}`
