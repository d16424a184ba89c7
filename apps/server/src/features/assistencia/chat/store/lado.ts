import type { Equipe } from '@app/contract/assistencia/chat'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The side that a person writes for; it determines the person's conversations. */
export type LadoDePessoa = { tipo: 'POSTO'; postoId: number } | { tipo: 'EQUIPE'; equipes: readonly Equipe[] }

export type Lado =
  | LadoDePessoa
  /** The consumer of an order, who has only the conversation about it. */
  | { tipo: 'CONSUMIDOR'; ordemServicoId: number }

/**
 * A person's conversations: those of the post, or of the teams; a consumer's is that of the order while it is hers. A
 * person who leaves the post or the team loses them.
 */
export const daPessoa = (lado: Lado): RawBuilder<SqlBool> => {
  switch (lado.tipo) {
    case 'POSTO':
      return sql`conversa.posto_id = ${lado.postoId}`
    case 'EQUIPE':
      return sql`conversa.equipe = any (${[...lado.equipes]}::text[])`
    case 'CONSUMIDOR':
      return sql`conversa.equipe = 'CONSUMIDOR' and conversa.ordem_servico_id = ${lado.ordemServicoId}
        and conversa.consumidor_id = (select consumidor_id from ordem_servico where id = ${lado.ordemServicoId})`
  }
}
