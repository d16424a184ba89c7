import type { SituacaoCompra } from '@app/contract/assistencia/compraPeca'
import { MOST_NO_INICIO } from '@app/contract/assistencia/inicio'
import type { Semaforo } from '@app/contract/assistencia/ordemServico'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { diasCorridosDe, escritos, type Quando, semaforoDe } from '../../ordemServico/index.ts'

export type CompraRow = {
  id: number
  total: number
  situacao: SituacaoCompra
  posto: { id: number; nomeFantasia: string }
  desde: Date
  unidades: number
  ordens: number
  valor: number
  espera: { dias: number; semaforo: Semaforo } | null
  versao: number
}

type Quais = { situacoes: readonly SituacaoCompra[]; posto: number | undefined }

/** Purchases in these states, of one post or of all, of each state the one first whose oldest order waits longest. */
export const listCompras = async (
  db: Executor,
  scope: Scope,
  { situacoes, posto }: Quais,
  quando: Quando,
): Promise<CompraRow[]> => {
  const { rows } = await sql<CompraRow>`
    with abertas as (
      select compra.id, compra.situacao,
             (select min(os.criado_em)
                from compra_peca_item item join ordem_servico os on os.id = item.ordem_servico_id
               where item.compra_peca_id = compra.id and os.status not in (${escritos(TERMINAIS)})) as velha,
             coalesce(compra.enviado_em, compra.autorizado_em, compra.criado_em) as desde
        from compra_peca compra
       where compra.situacao = any(${[...situacoes]}) and ${ofPosto(scope, 'compra.posto_id')}
         and ${posto === undefined ? sql`true` : sql`compra.posto_id = ${posto}`}
    ), contadas as materialized (
      select id, desde, velha, (count(*) over (partition by situacao))::int as total,
             row_number() over (partition by situacao order by velha nulls last, desde, id) as lugar
        from abertas
    )
    select compra.id, contadas.total, compra.situacao, contadas.desde, compra.versao,
           json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
           soma.unidades, soma.ordens, soma.valor,
           (select json_build_object('dias', ${diasCorridosDe(quando)}, 'semaforo', ${semaforoDe(quando)})
              from compra_peca_item item join ordem_servico on ordem_servico.id = item.ordem_servico_id
             where item.compra_peca_id = compra.id and ordem_servico.criado_em = contadas.velha limit 1) as espera
      from contadas
      join compra_peca compra using (id)
      join posto_autorizado posto on posto.id = compra.posto_id
      cross join lateral (
        select coalesce(sum(quantidade), 0)::int as unidades, count(distinct ordem_servico_id)::int as ordens,
               coalesce(sum(quantidade * preco), 0) as valor
          from compra_peca_item where compra_peca_id = compra.id) soma
     where contadas.lugar <= ${MOST_NO_INICIO}
     order by contadas.lugar, compra.id`.execute(db)
  return rows
}
