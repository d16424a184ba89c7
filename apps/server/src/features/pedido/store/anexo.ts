import type { AnexoCampo } from '@app/contract/pedido'
import type { FileRow } from '../../../platform/files/send.ts'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

export const findAnexo = (
  db: Executor,
  scope: Scope,
  pedidoId: number,
  campo: AnexoCampo,
): Promise<FileRow | undefined> =>
  db
    .selectFrom('anexo')
    .select(['chave', 'filename', 'content_type as contentType', 'length'])
    .where('pedido_id', '=', pedidoId)
    .where('campo', '=', campo)
    .where(ofCompany(scope))
    .executeTakeFirst()

/** Which of these files an order names: after a broken commit nobody else knows whether it took place. */
export const namedChaves = async (db: Executor, chaves: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('anexo')
    .select('chave')
    .where('chave', 'in', [...chaves])
    .execute()
  return rows.map(({ chave }) => chave)
}
