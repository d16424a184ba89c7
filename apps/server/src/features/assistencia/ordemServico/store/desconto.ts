import { DESCONTO_PADRAO } from '@app/rules/assistencia/ordemServico'
import type { Executor } from '../../../../platform/db/index.ts'

const padrao: Readonly<Record<string, number>> = DESCONTO_PADRAO

/** The discount in percent that a person's profile may give: its own, else what the product gives it, else none. */
export const findDescontoMaximo = async (db: Executor, usuarioId: number): Promise<number> => {
  const row = await db
    .selectFrom('usuario')
    .innerJoin('perfil', 'perfil.codigo', 'usuario.role')
    .select(['perfil.codigo', 'perfil.desconto_maximo as maximo'])
    .where('usuario.id', '=', usuarioId)
    .executeTakeFirst()
  return row ? (row.maximo ?? padrao[row.codigo] ?? 0) : 0
}
