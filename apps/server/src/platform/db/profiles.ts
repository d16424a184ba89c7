import { ABILITIES } from '@app/contract/casca/session'
import { PERFIS_SEMEADOS, type PerfilSemeado } from '@app/rules/casca/permissao'
import { type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Executor } from './connect.ts'
import type { DB } from './types.gen.ts'

const idOf = async (db: Executor, { codigo, nome, descricao, tipo }: PerfilSemeado): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into perfil (codigo, nome, descricao, tipo, semeado)
    values (${codigo},
            -- A name that somebody has given to a profile of the house is left to it.
            case when exists (select 1 from perfil where sem_acento(nome) = sem_acento(${nome}) and codigo <> ${codigo})
                 then ${`${nome} (${codigo})`} else ${nome} end,
            ${descricao}, ${tipo}, true)
    on conflict (codigo) do update
       set nome = excluded.nome, descricao = excluded.descricao, semeado = true
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

const give = async (db: Executor, perfilId: number, habilidades: readonly string[]): Promise<void> => {
  if (habilidades.length === 0) return
  await db
    .insertInto('perfil_habilidade')
    .values(habilidades.map((habilidade) => ({ perfil_id: perfilId, habilidade })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Writes the profiles of the product into the database: missing profiles whole, and abilities that are new in this
 * version into the profiles that should hold them. Changes that people made stay.
 */
export const seedProfiles = (db: Kysely<DB>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.perfisSemeados})`.execute(trx)
    const known = await trx.selectFrom('habilidade').select('nome').execute()
    const fresh = ABILITIES.filter((ability) => !known.some(({ nome }) => nome === ability))
    const seeded = await trx
      .selectFrom('perfil')
      .select(['id', 'codigo'])
      .where('semeado', '=', true)
      .execute()
    for (const semeado of PERFIS_SEMEADOS) {
      const found = seeded.find(({ codigo }) => codigo === semeado.codigo)
      if (!found) await give(trx, await idOf(trx, semeado), semeado.habilidades)
      else
        await give(
          trx,
          found.id,
          fresh.filter((ability) => semeado.habilidades.includes(ability)),
        )
    }
    if (fresh.length > 0)
      await trx
        .insertInto('habilidade')
        .values(fresh.map((nome) => ({ nome })))
        .execute()
  })
