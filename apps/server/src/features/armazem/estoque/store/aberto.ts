import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether an order is open, that is neither cancelled nor dispatched, and so holds its stock. `de` is the table, or its
 * alias, where the two columns stand, if they do so in several. Written out, not as parameters, so that the partial
 * indexes of the open orders fit.
 */
export const pedidoAberto = (de?: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(de === undefined ? name : `${de}.${name}`)
  return sql`${column('status_alcis')} <> 'expedido' and ${column('etapa')} <> 'CANCELADO'`
}
