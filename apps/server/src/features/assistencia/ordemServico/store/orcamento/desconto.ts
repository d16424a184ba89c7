import { DESCONTO_PADRAO } from '@app/rules/assistencia/ordemServico'
import type { Executor } from '../../../../../platform/db/index.ts'

const padrao: Readonly<Record<string, number>> = DESCONTO_PADRAO

/** The discount limit of a person in percent: the profile's own, otherwise the product's default, otherwise none. */
export const findDescontoMaximo = async (db: Executor, usuarioId: number): Promise<number> => {
  const row = await db
    .selectFrom('usuario')
    .innerJoin('perfil', 'perfil.codigo', 'usuario.role')
    .select(['perfil.codigo', 'perfil.desconto_maximo as maximo'])
    .where('usuario.id', '=', usuarioId)
    .executeTakeFirst()
  return row ? (row.maximo ?? padrao[row.codigo] ?? 0) : 0
}
