import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** When each of these orders last became FINALIZADA. */
export const listFinalizadas = (db: Executor, ordens: readonly number[]) =>
  db
    .selectFrom('os_historico')
    .where((eb) => eb('ordem_servico_id', '=', eb.fn.any(eb.val([...ordens]))))
    .where('para', '=', 'FINALIZADA')
    .groupBy('ordem_servico_id')
    .select((eb) => ['ordem_servico_id', eb.fn.max('criado_em').as('em')])
    .execute()

/** The covered parts of these orders that the factory sent: they are shown, and not owed. */
export const listDaFabrica = async (db: Executor, ordens: readonly number[]) => {
  const { rows } = await sql<{ ordem_servico_id: number; descricao: string }>`
    select ordem.id as ordem_servico_id,
           peca.descricao || case when linha.quantidade > 1 then ' (' || linha.quantidade || ')' else '' end as descricao
      from unnest(${[...ordens]}::bigint[]) as ordem (id)
      join lateral (select orcamento.id from os_orcamento orcamento
                     where orcamento.ordem_servico_id = ordem.id order by orcamento.versao desc limit 1) versao on true
      join os_linha linha on linha.orcamento_id = versao.id
      join peca on peca.id = linha.peca_id
     where linha.garantia and linha.solicitar_peca and linha.situacao = 'APROVADA'
     order by ordem.id, linha.ordem`.execute(db)
  return rows
}
