import { sql, type Expression, type SqlBool } from 'kysely'
import type { Scope } from '../scope.ts'

/** The company as part of the query: `.where(ofCompany(scope))`, or `ofCompany(scope, 'pedido.cliente_id')` in a join. */
export const ofCompany = (scope: Scope, column = 'cliente_id'): Expression<SqlBool> => {
  switch (scope.tipo) {
    case 'tudo':
      return sql<SqlBool>`true`
    case 'cliente':
      return sql<SqlBool>`${sql.ref(column)} = ${scope.clienteId}`
    case 'nada':
      return sql<SqlBool>`false`
  }
}
