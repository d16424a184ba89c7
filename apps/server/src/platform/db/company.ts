import { sql, type Expression, type SqlBool } from 'kysely'
import type { Scope } from '../scope.ts'

/** The company as part of the query: `.where(ofCompany(scope))`, or `ofCompany(scope, 'pedido.cliente_id')` in a join. */
export const ofCompany = (scope: Scope, column = 'cliente_id'): Expression<SqlBool> => {
  switch (scope.tipo) {
    case 'tudo':
      return sql<SqlBool>`true`
    case 'cliente':
      return sql<SqlBool>`${sql.ref(column)} = ${scope.clienteId}`
    case 'posto':
    case 'consumidor':
    case 'nada':
      return sql<SqlBool>`false`
  }
}

/** The service point as part of the query; a credenciado's people see its habilitados, too (design/assistencia.md). */
export const ofPosto = (scope: Scope, column = 'posto_id'): Expression<SqlBool> => {
  switch (scope.tipo) {
    case 'tudo':
      return sql<SqlBool>`true`
    case 'posto':
      return sql<SqlBool>`${sql.ref(column)} in (
        select id from posto_autorizado where id = ${scope.postoId} or credenciado_id = ${scope.postoId})`
    case 'cliente':
    case 'consumidor':
    case 'nada':
      return sql<SqlBool>`false`
  }
}
