import type { Executor } from '../../db/index.ts'

/** A colleague, a profile that nobody has, a coupon, and another session of the person. */
export const createPeopleRecords = async (db: Executor, usuarioId: number, name: string) => {
  const { id: usuario } = await db
    .insertInto('usuario')
    .values({
      nome: 'Pessoa',
      email: `${name}@retaguarda.example`,
      role: 'ROLE_OPERADOR',
      tipo: 'interno',
      senha_hash: '-',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: perfil } = await db
    .insertInto('perfil')
    .values({ codigo: name, nome: name, tipo: 'interno' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: cupom } = await db
    .insertInto('cupom')
    .values({ codigo: name.toUpperCase() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: sessao } = await db
    .insertInto('sessao')
    .values({ usuario_id: usuarioId, absoluta_em: '2126-11-20T15:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { usuario, perfil, cupom, sessao }
}
