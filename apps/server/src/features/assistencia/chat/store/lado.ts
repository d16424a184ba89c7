import type { Equipe } from '@app/contract/assistencia/chat'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The side that a person writes for; it determines the person's conversations. */
export type Lado = { tipo: 'POSTO'; postoId: number } | { tipo: 'EQUIPE'; equipes: readonly Equipe[] }

/**
 * A person's conversations: those of the post, or of the teams. A person who leaves the post or the team loses them.
 */
export const daPessoa = (lado: Lado): RawBuilder<SqlBool> =>
  lado.tipo === 'POSTO'
    ? sql`conversa.posto_id = ${lado.postoId}`
    : sql`conversa.equipe = any (${[...lado.equipes]}::text[])`
