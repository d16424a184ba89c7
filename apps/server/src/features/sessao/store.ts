import type { Executor } from '../../platform/db/index.ts'

export const findSenha = (db: Executor, email: string) =>
  db
    .selectFrom('usuario')
    .leftJoin('segundo_fator', (join) =>
      join
        .onRef('segundo_fator.usuario_id', '=', 'usuario.id')
        .on('segundo_fator.confirmado_em', 'is not', null),
    )
    .select((eb) => [
      'usuario.id',
      'usuario.senha_hash',
      eb('segundo_fator.usuario_id', 'is not', null).as('segundo_fator'),
    ])
    .where('email', '=', email)
    .where('ativo', '=', true)
    .executeTakeFirst()
