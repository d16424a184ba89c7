import type { PostoEscolha, PostoSearch } from '@app/contract/registers/postoAutorizado'
import { type Expression, type SqlBool, sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { beginning, containing } from '../../../../platform/db/like.ts'
import type { Scope } from '../../../../platform/scope.ts'

// The check of the table is the list of the contract.
type PostoRow = Omit<PostoEscolha, '_links'>

/** By a part of either name, or by the beginning of the SAP code or the document. */
const matches = (q: string): Expression<SqlBool> => sql<SqlBool>`(
  sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento(${containing(q)})
  or upper(codigo_sap) like ${beginning(q.toUpperCase())}
  or cnpj like ${beginning(q.toUpperCase().replaceAll(/[./-]/g, ''))})`

/** Active service points by name. */
export const listPostos = (
  db: Executor,
  scope: Scope,
  { q, tipo }: PostoSearch,
  limit: number,
): Promise<PostoRow[]> =>
  db
    .selectFrom('posto_autorizado')
    .where(ofPosto(scope, 'posto_autorizado.id'))
    .where('ativo', '=', true)
    .$if(q !== undefined, (query) => query.where(matches(q ?? '')))
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo ?? ''))
    .select([
      'id',
      'nome_fantasia as nomeFantasia',
      'cnpj',
      'tipo',
      'codigo_sap as codigoSap',
      'cidade',
      'estado',
    ])
    .orderBy(sql`nome_fantasia collate "pt-BR-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .$castTo<PostoRow>()
    .execute()

/** A service point that may have habilitados; the lock keeps it so until the end of the transaction. */
export const lockCredenciado = (db: Executor, id: number) =>
  db
    .selectFrom('posto_autorizado')
    .select('id')
    .where('id', '=', id)
    .where('tipo', '=', 'CREDENCIADO')
    .where('ativo', '=', true)
    .forShare()
    .executeTakeFirst()

/** Whether others are attached to it. */
export const hasHabilitados = async (db: Executor, id: number): Promise<boolean> =>
  (await db
    .selectFrom('posto_autorizado')
    .select('id')
    .where('credenciado_id', '=', id)
    .executeTakeFirst()) !== undefined

/** Whether there is such an active service point that this person may name. */
export const existsPosto = async (db: Executor, scope: Scope, id: number): Promise<boolean> => {
  const found = await db
    .selectFrom('posto_autorizado')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .where(ofPosto(scope, 'posto_autorizado.id'))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
