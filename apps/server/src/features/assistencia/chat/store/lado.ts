import type { Equipe } from '@app/contract/assistencia/chat'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** From which side a person writes, and with it which conversations are hers. */
export type Lado = { tipo: 'POSTO'; postoId: number } | { tipo: 'EQUIPE'; equipes: readonly Equipe[] }

/** A person's own conversations: her post's, or her teams'. Who loses the post or the team loses them. */
export const daPessoa = (lado: Lado): RawBuilder<SqlBool> =>
  lado.tipo === 'POSTO'
    ? sql`conversa.posto_id = ${lado.postoId}`
    : sql`conversa.equipe = any (${[...lado.equipes]}::text[])`
