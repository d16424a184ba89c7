import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** What a closing says of these orders, in the order of their numbers, and on which day each last became FINALIZADA. */
export const listOrdens = async (db: Executor, ordens: readonly number[], timeZone: string) => {
  const { rows } = await sql<{
    id: number
    numero: string
    modelo: string | null
    finalizadaEm: string | null
  }>`
    select os.id, os.numero || '/' || os.ano as numero, modelo.descricao as modelo,
           case when os.status = 'FINALIZADA' then (os.status_desde at time zone ${timeZone})::date
                else (select (historico.criado_em at time zone ${timeZone})::date from os_historico historico
                       where historico.ordem_servico_id = os.id and historico.para = 'FINALIZADA'
                       order by historico.id desc limit 1) end as "finalizadaEm"
      from ordem_servico os
      left join relogio on relogio.id = os.relogio_id
      left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
     where os.id = any(${[...ordens]}::bigint[])
     order by os.ano, os.numero, os.id`.execute(db)
  return rows
}
export type OrdemRow = Awaited<ReturnType<typeof listOrdens>>[number]

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
