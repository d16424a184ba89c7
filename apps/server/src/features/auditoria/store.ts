import type { AuditEntity } from '@app/contract/auditoria'
import type { Mudanca } from '@app/rules/auditoria'
import { ofCompany } from '../../platform/db/company.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Scope } from '../../platform/scope.ts'

export type AuditRow = { id: number; usuario: string | null; criadoEm: Date; mudancas: Mudanca[] }

/** Newest first; the author's name is joined now, the log itself holds only the id (LGPD). */
export const listAuditoria = (
  db: Executor,
  scope: Scope,
  entidade: AuditEntity,
  id: number,
): Promise<AuditRow[]> =>
  db
    .selectFrom('auditoria')
    .leftJoin('usuario', 'usuario.id', 'auditoria.usuario_id')
    .select((eb) => [
      'auditoria.id',
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

/** Whether the record is there and this person may know of it. */
export const existsEntidade = async (
  db: Executor,
  scope: Scope,
  entidade: AuditEntity,
  id: number,
): Promise<boolean> => {
  const found =
    entidade === 'pedido'
      ? await db
          .selectFrom('pedido')
          .select('id')
          .where('id', '=', id)
          .where(ofCompany(scope))
          .executeTakeFirst()
      : scope.tipo === 'tudo' &&
        (await db.selectFrom('configuracao').select('id').where('id', '=', id).executeTakeFirst())
  return Boolean(found)
}
