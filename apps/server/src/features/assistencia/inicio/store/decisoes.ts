import { type DecisaoTipo, MOST_NO_INICIO } from '@app/contract/assistencia/inicio'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { prazoGarantiaDe, type Quando } from '../../ordemServico/index.ts'

export type DecisaoRow = {
  tipo: DecisaoTipo
  total: number
  id: number
  numero: string
  posto: { id: number; nomeFantasia: string }
  versao: number
  desde: Date
  fato: string | null
}

/** A purchase for the order was refused and none for the same part came after it. */
const recusadas = (postoId: number) => sql`
  select distinct on (os.id) 'PECA_REJEITADA' as tipo, os.id, compra.rejeitado_em as desde,
         peca.descricao || coalesce(': “' || compra.motivo || '”', '') as fato
    from ordem_servico os
    join compra_peca_item item on item.ordem_servico_id = os.id
    join compra_peca compra on compra.id = item.compra_peca_id and compra.situacao = 'REJEITADA'
    join peca on peca.id = item.peca_id
   where os.posto_id = ${postoId} and os.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA')
     and not exists (
       select from compra_peca_item outro join compra_peca depois on depois.id = outro.compra_peca_id
        where outro.ordem_servico_id = os.id and outro.peca_id = item.peca_id and depois.id > compra.id)
   order by os.id, compra.rejeitado_em desc`

/** Sent back by the quality check for the second time, or more often. */
const reprovadas = (postoId: number) => sql`
  select 'REPROVADA' as tipo, os.id, os.status_desde as desde, ultima.nota as fato
    from ordem_servico os
    cross join lateral (
      select count(*) as vezes, (array_agg(nota order by os_historico.id desc))[1] as nota
        from os_historico
       where os_historico.ordem_servico_id = os.id and acao = 'reprovarReparo') ultima
   where os.posto_id = ${postoId} and os.status = 'REPROVADO_QC' and ultima.vezes >= 2`

/** Under warranty and beyond the 30 days, with no choice of the consumer yet (decisions 61). */
const vencidas = (postoId: number, quando: Quando) => sql`
  select 'PRAZO_PASSOU' as tipo, ordem_servico.id, ordem_servico.criado_em as desde, null::text as fato
    from ordem_servico
   where ordem_servico.posto_id = ${postoId} and ordem_servico.garantia
     and ordem_servico.status not in
         ('EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
     and (${prazoGarantiaDe(quando)}) = 'PASSOU'
     and not exists (select from os_escolha where os_escolha.ordem_servico_id = ordem_servico.id)`

/** What waits for the responsible person of a post, the oldest first. */
export const listDecisoes = async (db: Executor, postoId: number, quando: Quando): Promise<DecisaoRow[]> => {
  const { rows } = await sql<DecisaoRow>`
    with todas as materialized (
      select tipo, id, desde, fato from (${recusadas(postoId)}) recusada
      union all ${reprovadas(postoId)}
      union all ${vencidas(postoId, quando)}
    )
    select todas.tipo, (count(*) over ())::int as total, os.id, os.numero || '/' || os.ano as numero, os.versao,
           json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
           todas.desde, todas.fato
      from todas
      join ordem_servico os using (id)
      join posto_autorizado posto on posto.id = os.posto_id
     order by todas.desde, todas.id limit ${MOST_NO_INICIO}`.execute(db)
  return rows
}
