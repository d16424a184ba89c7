import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { escritos, type ModeloJson, modeloJson } from '../../ordemServico/index.ts'
import { type FotosJson, fotosJson } from './fotos.ts'

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
  mesmaSerie: { id: number; modelo: ModeloJson }[]
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
           (select coalesce(json_agg(json_build_object('id', gemeo.id, 'modelo', gemeo.modelo) order by gemeo.id), '[]')
              from (select outro.id, ${modeloJson} as modelo
                      from relogio outro
                      join modelo_produto on modelo_produto.id = outro.modelo_produto_id
                      join marca on marca.id = modelo_produto.marca_id
                     where outro.numero_serie = relogio.numero_serie and outro.id <> relogio.id
                     order by outro.id limit 20) gemeo) as "mesmaSerie"
      from relogio
      join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
      join marca on marca.id = modelo_produto.marca_id
     where relogio.id = ${id}`.execute(db)
  return rows[0]
}
