import type { Ability } from '@app/contract/casca/session'
import type { Context } from '../../../../platform/context.ts'

/** The actor on an order: one of our people, the customer by the link, or the system itself. */
export type Autor = {
  por: 'PESSOA' | 'CONSUMIDOR' | 'SISTEMA'
  usuario: { id: number } | null
  can: (ability: Ability) => boolean
  /** For a customer's answer: the link, the call's origin, and the hash of the shown text. */
  link?: {
    id: number
    endereco: string
    navegador: string | null
    sha256: string
    /** Who else had the link, and whether it was mailed. */
    de: 'posto' | 'consumidor' | 'sistema'
    enviado: boolean
  }
}

export const autorOf = ({ usuario, can }: Context): Autor => ({ por: 'PESSOA', usuario, can })

/** The customer's link allows only the few acts of its own routes; the table of acts decides when they are possible. */
export const CONSUMIDOR: Autor = { por: 'CONSUMIDOR', usuario: null, can: () => false }

export const SISTEMA: Autor = { por: 'SISTEMA', usuario: null, can: () => false }
