import type { Ability } from '@app/contract/casca/session'
import type { Context } from '../../../../platform/context.ts'

/** Who acts on an order: a person of ours, the customer by the link, or the product itself. */
export type Autor = {
  por: 'PESSOA' | 'CONSUMIDOR' | 'SISTEMA'
  usuario: { id: number } | null
  can: (ability: Ability) => boolean
  /** Of a customer's answer: the link, where it came from, and the hash of what the page showed. */
  link?: {
    id: number
    endereco: string
    navegador: string | null
    sha256: string
    /** Who had it besides, and whether it went by mail. */
    de: 'posto' | 'consumidor' | 'sistema'
    enviado: boolean
  }
}

export const autorOf = ({ usuario, can }: Context): Autor => ({ por: 'PESSOA', usuario, can })

/** The customer's link lets in to the few acts of its own routes; the table of acts still says when. */
export const CONSUMIDOR: Autor = { por: 'CONSUMIDOR', usuario: null, can: () => false }

export const SISTEMA: Autor = { por: 'SISTEMA', usuario: null, can: () => false }
