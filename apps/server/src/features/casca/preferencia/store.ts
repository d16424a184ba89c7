import type { Preferencia, PreferenciaInput } from '@app/contract/casca/preferencia'
import type { Executor } from '../../../platform/db/index.ts'

const COLUMNS = [
  'atalhos_de_tecla as atalhosDeTecla',
  'primeiros_passos_dispensados as primeirosPassosDispensados',
] as const

export const findPreferencia = (db: Executor, usuarioId: number): Promise<Preferencia | undefined> =>
  db.selectFrom('preferencia').select(COLUMNS).where('usuario_id', '=', usuarioId).executeTakeFirst()

export const putPreferencia = (
  db: Executor,
  usuarioId: number,
  { atalhosDeTecla, primeirosPassosDispensados }: PreferenciaInput,
): Promise<Preferencia> => {
  const given = {
    ...(atalhosDeTecla !== undefined && { atalhos_de_tecla: atalhosDeTecla }),
    ...(primeirosPassosDispensados !== undefined && {
      primeiros_passos_dispensados: primeirosPassosDispensados,
    }),
  }
  return db
    .insertInto('preferencia')
    .values({ usuario_id: usuarioId, ...given })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet(given))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}
