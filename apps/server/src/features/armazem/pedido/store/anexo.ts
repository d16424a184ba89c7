import type { AnexoCampo } from '@app/contract/armazem/pedido'
import { sql } from 'kysely'
import type { FileRow } from '../../../../platform/files/send.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

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

/** Which papers these orders have, by order; an order without any is not in it. */
export const listDocumentos = async (
  db: Executor,
  scope: Scope,
  pedidos: readonly number[],
): Promise<Map<number, AnexoCampo[]>> => {
  const { rows } = await sql<{ pedido: number; campos: AnexoCampo[] }>`
    select pedido_id as pedido, array_agg(campo order by id) as campos from anexo
     where pedido_id = any (${[...pedidos]}::bigint[]) and ${ofCompany(scope)}
     group by pedido_id`.execute(db)
  return new Map(rows.map(({ pedido, campos }) => [pedido, campos]))
}

export const namedChaves = namedIn('anexo')
