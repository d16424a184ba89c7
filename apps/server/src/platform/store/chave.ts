import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

/** A call that a key made, without what was sent. */
export type Chamada = {
  chaveApiId: number
  em: Date
  metodo: string
  caminho: string
  status: number
  duracaoMs: number
}

/** Records calls, and with each key when it was last used and how often; keys that are gone are passed over. */
export const insertChamadas = async (db: Executor, chamadas: readonly Chamada[]): Promise<void> => {
  const column = <K extends keyof Chamada>(name: K) => chamadas.map((chamada) => chamada[name])
  await sql`
    with feitas as (
      select *
        from unnest(${column('chaveApiId')}::bigint[], ${column('em')}::timestamptz[], ${column('metodo')}::text[],
                    ${column('caminho')}::text[], ${column('status')}::smallint[], ${column('duracaoMs')}::integer[])
             as feita (chave_api_id, em, metodo, caminho, status, duracao_ms)
       where exists (select from chave_api where chave_api.id = feita.chave_api_id)
    ), contadas as (
      update chave_api
         set chamadas = chave_api.chamadas + feitas_por.quantas,
             usada_em = greatest(chave_api.usada_em, feitas_por.ultima)
        from (select chave_api_id, count(*) as quantas, max(em) as ultima from feitas group by chave_api_id) as feitas_por
       where chave_api.id = feitas_por.chave_api_id
    )
    insert into chave_api_chamada (chave_api_id, em, metodo, caminho, status, duracao_ms)
    select chave_api_id, em, metodo, caminho, status, duracao_ms from feitas`.execute(db)
}

/** Deletes the calls before an instant; the count of each key stays. */
export const deleteChamadas = (db: Executor, before: Date) =>
  db.deleteFrom('chave_api_chamada').where('em', '<', before).execute()
