import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** Marks in the order of the categories; the default is a good survey. */
export const notas = (...[ATENDIMENTO = 5, PRAZO = 4, PRECO = 4, QUALIDADE = 5]: number[]) => ({
  ATENDIMENTO,
  PRAZO,
  PRECO,
  QUALIDADE,
})

/** 200 orders of 2027 that were attended to, three of four rated: the database computes their marks. */
export const insertMany = async (db: Executor, postoId: number, consumidorId: number): Promise<void> => {
  await sql`
    with novas as (
      insert into ordem_servico (posto_id, consumidor_id, ano, numero, os_type, status)
      select ${postoId}, ${consumidorId}, 2027, n, 'PA', 'ATENDIDA' from generate_series(1, 200) n
      returning id)
    insert into avaliacao (ordem_servico_id, posto_id, sal, token_hash, criado_em, expira_em, respondida_em,
                           atendimento, prazo, preco, qualidade)
    select id, ${postoId}, decode(md5(id::text), 'hex'), sha256(id::text::bytea), now(), now(),
           case when id % 4 > 0 then now() end,
           case when id % 4 > 0 then 1 + (hashint8(id) & 3) end, case when id % 4 > 0 then 2 + (hashint8(id + 7) & 3) end,
           case when id % 4 > 0 then 1 + (hashint8(id + 77) & 3) end, case when id % 4 > 0 then 5 - (hashint8(id + 9) & 3) end
      from novas`.execute(db)
}

type Rated = { postoId: number; consumidorId: number; em: string; nota: number }

/** An order of 2027 that was rated on a day, with the same mark four times. */
export const insertRated = async (
  db: Executor,
  { postoId, consumidorId, em, nota }: Rated,
): Promise<void> => {
  await sql`
    with nova as (
      insert into ordem_servico (posto_id, consumidor_id, ano, numero, os_type, status)
      select ${postoId}, ${consumidorId}, 2027, coalesce(max(numero), 0) + 1, 'PA', 'ATENDIDA'
        from ordem_servico where posto_id = ${postoId} and ano = 2027
      returning id)
    insert into avaliacao (ordem_servico_id, posto_id, sal, token_hash, criado_em, expira_em, respondida_em,
                           atendimento, prazo, preco, qualidade)
    select id, ${postoId}, decode(md5(id::text), 'hex'), sha256(id::text::bytea), quando, quando, quando,
           ${nota}, ${nota}, ${nota}, ${nota}
      from nova, (values (${em}::date + time '12:00')) dia (quando)`.execute(db)
}
