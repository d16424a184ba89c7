import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether an order is open (not cancelled and not dispatched) and so holds its stock. `de` is the table or alias of the
 * two columns, when several have them. The values are written into the SQL and are no parameters, so that the partial
 * indexes of the open orders are used.
 */
export const pedidoAberto = (de?: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(de === undefined ? name : `${de}.${name}`)
  return sql`${column('status_alcis')} <> 'expedido' and ${column('etapa')} <> 'CANCELADO'`
}
