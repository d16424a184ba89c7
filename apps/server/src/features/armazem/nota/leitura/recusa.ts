import type { CodigoRecusa, Parametros, Recusa } from '@app/rules/armazem/nota'

/** Ends the reading of a file; the pool answers with its content. */
export class NotaRecusada extends Error {
  readonly recusa: Recusa

  constructor(recusa: Recusa) {
    super(recusa.codigo)
    this.name = 'NotaRecusada'
    this.recusa = recusa
  }
}

export function refuse(codigo: CodigoRecusa, params: Parametros = {}): never {
  throw new NotaRecusada({ tipo: 'recusa', codigo, params })
}
