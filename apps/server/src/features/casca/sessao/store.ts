import type { Executor } from '../../../platform/db/index.ts'

/**
 * Whether the password is still the checked one. Nobody can change it until the end of the transaction, so that a new
 * password, which ends all sessions, also ends the one that is being opened.
 */
export const holdSenha = async (db: Executor, id: number, senhaHash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .where('senha_hash', '=', senhaHash)
    .where('ativo', '=', true)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

const withFatores = (db: Executor) =>
  db
    .selectFrom('usuario')
    .leftJoin('segundo_fator', (join) =>
      join
        .onRef('segundo_fator.usuario_id', '=', 'usuario.id')
        .on('segundo_fator.confirmado_em', 'is not', null),
    )
    .innerJoin('perfil', 'perfil.codigo', 'usuario.role')
    .select((eb) => [
      'perfil.exige_segundo_fator',
      eb('segundo_fator.usuario_id', 'is not', null).$castTo<boolean>().as('segundo_fator'),
      eb
        .exists(
          eb
            .selectFrom('chave_acesso')
            .select('chave_acesso.id')
            .whereRef('chave_acesso.usuario_id', '=', 'usuario.id'),
        )
        .$castTo<boolean>()
        .as('chave_acesso'),
    ])
    .where('usuario.ativo', '=', true)

/** The password of an active person, and by what the second step is done. */
export const findSenha = (db: Executor, email: string) =>
  withFatores(db)
    .select(['usuario.id', 'usuario.senha_hash'])
    .where('usuario.email', '=', email)
    .executeTakeFirst()

/** By what a person's second step is done. */
export const findFatores = (db: Executor, id: number) =>
  withFatores(db).where('usuario.id', '=', id).executeTakeFirstOrThrow()
