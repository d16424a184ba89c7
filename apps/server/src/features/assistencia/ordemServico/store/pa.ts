import type { FeitoNoBalcao } from '@app/contract/assistencia/ordemServico'
import { type Insertable, sql } from 'kysely'
import { type DB, type Executor, ofPosto } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

export type PaLinhaNova = Omit<Insertable<DB['os_linha_pa']>, 'ordem_servico_id' | 'ordem'>

/** Replaces the lines of the work at the counter. */
export const replaceLinhasPa = async (
  db: Executor,
  osId: number,
  linhas: readonly PaLinhaNova[],
): Promise<void> => {
  await db.deleteFrom('os_linha_pa').where('ordem_servico_id', '=', osId).execute()
  await db
    .insertInto('os_linha_pa')
    .values(linhas.map((linha, ordem) => ({ ...linha, ordem_servico_id: osId, ordem })))
    .execute()
}

/** Every part that the lines of the counter need, or that it has used from the post's stock. */
export const listPecasDoPa = async (db: Executor, osId: number) => {
  const { rows } = await sql<{ peca_id: number; precisa: number; usada: number }>`
    with linha as (
      select peca_id, sum(quantidade) as precisa from os_linha_pa
       where ordem_servico_id = ${osId} and peca_id is not null group by peca_id
    ), nossa as (
      select peca_id, usada from os_peca where ordem_servico_id = ${osId}
    )
    select coalesce(linha.peca_id, nossa.peca_id) as peca_id, coalesce(linha.precisa, 0)::integer as precisa,
           coalesce(nossa.usada, 0) as usada
      from linha full join nossa using (peca_id)
     order by 1`.execute(db)
  return rows
}

/** What a post does most at its counter since then, filled up with the cheapest services. */
export const listFrequentes = async (
  db: Executor,
  scope: Scope,
  { desde, limite }: { desde: Date; limite: number },
): Promise<FeitoNoBalcao[]> => {
  const { rows } = await sql<FeitoNoBalcao>`
    with feito as (
      select linha.servico_id, linha.peca_id, count(*) as vezes
        from os_linha_pa linha join ordem_servico os on os.id = linha.ordem_servico_id
       where os.os_type = 'PA' and os.criado_em >= ${desde} and ${ofPosto(scope, 'os.posto_id')}
       group by 1, 2
    )
    select tipo, id, codigo, titulo, preco
      from (
        select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome as titulo, servico.valor as preco,
               coalesce(feito.vezes, 0) as vezes
          from servico left join feito on feito.servico_id = servico.id where servico.ativo
        union all
        select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco, feito.vezes
          from feito join peca on peca.id = feito.peca_id where peca.ativo) oferecido
     order by vezes desc, preco, titulo limit ${limite}`.execute(db)
  return rows
}
