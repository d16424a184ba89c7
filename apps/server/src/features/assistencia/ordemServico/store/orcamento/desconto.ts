import { DESCONTO_PADRAO } from '@app/rules/assistencia/ordemServico'
import type { Executor } from '../../../../../platform/db/index.ts'

const padrao: Readonly<Record<string, number>> = DESCONTO_PADRAO

/** The profile's own limit, otherwise the product's default, otherwise none. */
const maximoDe = ({ codigo, maximo }: { codigo: string; maximo: number | null }): number =>
  maximo ?? padrao[codigo] ?? 0

/** The discount limit of a person in percent. */
export const findDescontoMaximo = async (db: Executor, usuarioId: number): Promise<number> => {
  const row = await db
    .selectFrom('usuario')
    .innerJoin('perfil', 'perfil.codigo', 'usuario.role')
    .select(['perfil.codigo', 'perfil.desconto_maximo as maximo'])
    .where('usuario.id', '=', usuarioId)
    .executeTakeFirst()
  return row ? maximoDe(row) : 0
}

/** The discount limits of the profiles whose people write budgets, the lowest first. */
export const listDescontos = async (
  db: Executor,
  usuarioId: number,
): Promise<{ perfil: string; maximo: number; meu: boolean }[]> => {
  const rows = await db
    .selectFrom('perfil')
    .select((eb) => [
      'perfil.codigo',
      'perfil.nome',
      'perfil.desconto_maximo as maximo',
      eb
        .exists(
          eb
            .selectFrom('usuario')
            .select('usuario.id')
            .where('usuario.id', '=', usuarioId)
            .whereRef('usuario.role', '=', 'perfil.codigo'),
        )
        .$castTo<boolean>()
        .as('meu'),
    ])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('perfil_habilidade')
          .select('habilidade')
          .whereRef('perfil_habilidade.perfil_id', '=', 'perfil.id')
          .where('habilidade', '=', 'OS_REPARAR'),
      ),
    )
    .orderBy('perfil.nome')
    .execute()
  return rows
    .map(({ nome, meu, ...row }) => ({ perfil: nome, maximo: maximoDe(row), meu }))
    .toSorted((a, b) => a.maximo - b.maximo)
}
