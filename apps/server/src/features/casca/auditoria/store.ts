import type { Mudanca } from '@app/rules/casca/auditoria'
import { sql } from 'kysely'
import { ofCompany } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

export type AuditRow = {
  id: number
  usuarioId: number | null
  usuario: string | null
  criadoEm: Date
  mudancas: Mudanca[]
}

/** Newest first; the author's name is joined at reading, because the log stores only the id (LGPD). */
export const listAuditoria = (
  db: Executor,
  scope: Scope,
  entidade: string,
  id: number,
): Promise<AuditRow[]> =>
  db
    .selectFrom('auditoria')
    .leftJoin('usuario', 'usuario.id', 'auditoria.usuario_id')
    .select((eb) => [
      'auditoria.id',
      'auditoria.usuario_id as usuarioId',
      eb.fn.coalesce('usuario.nome_exibicao', 'usuario.nome').as('usuario'),
      'auditoria.criado_em as criadoEm',
      'auditoria.mudancas',
    ])
    .where('auditoria.entidade', '=', entidade)
    .where('auditoria.entidade_id', '=', id)
    .where(ofCompany(scope, 'auditoria.cliente_id'))
    .orderBy('auditoria.id', 'desc')
    .$castTo<AuditRow>()
    .execute()

/** Whether the record exists and this person may see it. */
export const existsEntidade = async (
  db: Executor,
  scope: Scope,
  table: string,
  id: number,
): Promise<boolean> => {
  const mine = table === 'pedido' ? ofCompany(scope) : sql`${scope.tipo === 'tudo'}`
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} and ${mine}`.execute(db)
  return rows.length > 0
}
