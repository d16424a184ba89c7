import type { Preferencia } from '@app/contract/casca/preferencia'
import type { Executor } from '../../../platform/db/index.ts'

export const findPreferencia = (db: Executor, usuarioId: number): Promise<Preferencia | undefined> =>
  db
    .selectFrom('preferencia')
    .select('atalhos_de_tecla as atalhosDeTecla')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()

export const putPreferencia = (
  db: Executor,
  usuarioId: number,
  { atalhosDeTecla }: Preferencia,
): Promise<Preferencia> =>
  db
    .insertInto('preferencia')
    .values({ usuario_id: usuarioId, atalhos_de_tecla: atalhosDeTecla })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ atalhos_de_tecla: atalhosDeTecla }))
    .returning('atalhos_de_tecla as atalhosDeTecla')
    .executeTakeFirstOrThrow()
