import type { Executor } from '../db/index.ts'

/** A person with the company, while the account is active; without any session. */
export const findPessoa = (db: Executor, id: number) =>
  db
    .selectFrom('usuario as u')
    .leftJoin('cliente as c', 'c.id', 'u.cliente_id')
    .where('u.id', '=', id)
    .where('u.ativo', '=', true)
    .select([
      'u.id',
      'u.nome',
      'u.nome_exibicao',
      'u.email',
      'u.cpf',
      'u.role',
      'u.tipo',
      'c.id as cliente_id',
      'c.nome_fantasia',
      'c.codigo_cliente',
      'c.codigo_depositante',
    ])
    .executeTakeFirst()
