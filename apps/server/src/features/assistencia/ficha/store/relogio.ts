import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { escritos, type ModeloJson, modeloJson } from '../../ordemServico/index.ts'
import { type FotosJson, fotosJson } from './fotos.ts'
import type { UnidoJson } from './unido.ts'

export type FichaRelogioRow = {
  id: number
  numeroSerie: string
  modelo: ModeloJson
  observacoes: string | null
  ativo: boolean
  os: { total: number; abertas: number; pa: number }
  donos: {
    id: number
    nome: string
    posto: { id: number; nomeFantasia: string }
    os: number
    ultimaEm: string
  }[]
  fotos: FotosJson[]
  mesmaSerie: { id: number; modelo: ModeloJson; versao: number }[]
  unidos: UnidoJson[]
  versao: number
}

/** A watch with its owners and photos, of the posts in the scope. */
export const findFicha = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<FichaRelogioRow | undefined> => {
  const visto = ofPosto(scope, 'os.posto_id')
  const { rows } = await sql<FichaRelogioRow>`
    with minhas as materialized (
      select os.id, os.os_type, os.status, os.criado_em, os.consumidor_id
        from ordem_servico os where os.relogio_id = ${id} and ${visto}
    )
    select relogio.id, relogio.numero_serie as "numeroSerie", ${modeloJson} as modelo, relogio.observacoes, relogio.ativo,
           (select json_build_object('total', count(*), 'pa', count(*) filter (where os_type = 'PA'),
                     'abertas', count(*) filter (where status not in (${escritos(TERMINAIS)}))) from minhas) as os,
           coalesce((
             select json_agg(json_build_object('id', consumidor.id, 'nome', consumidor.nome, 'os', trouxe.os, 'ultimaEm', trouxe.ultima,
                      'posto', json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia))
                    order by trouxe.ultima desc, consumidor.id)
               from (select consumidor_id, count(*) as os, max(criado_em) as ultima from minhas
                      group by consumidor_id order by ultima desc limit 50) trouxe
               join consumidor on consumidor.id = trouxe.consumidor_id
               join posto_autorizado posto on posto.id = consumidor.posto_id), '[]') as donos,
           ${fotosJson(sql`os.relogio_id = ${id} and ${visto}
             and not exists (select from consumidor where consumidor.id = os.consumidor_id and anonimizado_em is not null)`)} as fotos,
           (select coalesce(json_agg(json_build_object('id', gemeo.id, 'modelo', gemeo.modelo, 'versao', gemeo.versao) order by gemeo.id), '[]')
              from (select outro.id, outro.versao, ${modeloJson} as modelo
                      from relogio outro
                      join modelo_produto on modelo_produto.id = outro.modelo_produto_id
                      join marca on marca.id = modelo_produto.marca_id
                     where outro.numero_serie = relogio.numero_serie and outro.id <> relogio.id and outro.unido_a_id is null
                     order by outro.id limit 20) gemeo) as "mesmaSerie",
           coalesce((
             select json_agg(json_build_object('id', unido.id, 'nome', modelo_do_unido.descricao, 'em', uniao.em,
                      'motivo', uniao.motivo, 'por', coalesce(quem.nome_exibicao, quem.nome),
                      'ordens', cardinality(uniao.ordens)) order by uniao.em desc, unido.id desc)
               from relogio unido
               join relogio_uniao uniao on uniao.unido_id = unido.id
               join modelo_produto modelo_do_unido on modelo_do_unido.id = unido.modelo_produto_id
               join usuario quem on quem.id = uniao.por
              where unido.unido_a_id = ${id}), '[]') as unidos,
           relogio.versao
      from relogio
      join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
      join marca on marca.id = modelo_produto.marca_id
     where relogio.id = ${id}`.execute(db)
  return rows[0]
}

/** The watch, or the one that this record was merged into. */
export const findQualFicou = async (db: Executor, id: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('relogio')
    .select(sql<number>`coalesce(unido_a_id, id)`.as('ficou'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.ficou
}
