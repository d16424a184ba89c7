import type { OsAviso } from '@app/contract/assistencia/aviso'
import type { OsType } from '@app/contract/assistencia/ordemServico'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { textoDaMensagem } from '../../chat/index.ts'
import { escritos, type ModeloJson, modeloJson, type VendaJson, vendaJson } from '../../ordemServico/index.ts'
import { type FotosJson, fotosJson } from './fotos.ts'
import type { UnidoJson } from './unido.ts'

type PostoJson = { id: number; nomeFantasia: string }

export type FichaConsumidorRow = {
  id: number
  nome: string
  tipoPessoa: 'PF' | 'PJ'
  cnpjCpf: string | null
  email: string | null
  telefone: string | null
  tipoTelefone: string | null
  cidade: string | null
  estado: string | null
  posto: PostoJson
  ativo: boolean
  anonimizado: boolean
  criadoEm: Date
  os: { total: number; abertas: number; pa: number }
  gasto: { ano: number; valor: number }[]
  relogios: {
    id: number
    numeroSerie: string
    modelo: ModeloJson
    mesesGarantia: number
    garantiaDesde: string | null
    venda: VendaJson | null
    os: number
    ultimaEm: string
    dataNotaFiscal: string | null
    entregueEm: string | null
  }[]
  consertos: { osId: number; numero: string; osType: OsType; relogio: string | null; em: string }[]
  fotos: FotosJson[]
  emOutrosPostos: { id: number; posto: PostoJson; os: number }[]
  unidos: UnidoJson[]
  versao: number
}

/** How many watches a file shows. */
const RELOGIOS = 50

/** A customer of the scope with all that one statement finds; the warranties are counted by the rules. */
export const findFicha = async (
  db: Executor,
  scope: Scope,
  id: number,
  { desde, zone }: { desde: Date; zone: string },
): Promise<FichaConsumidorRow | undefined> => {
  const { rows } = await sql<FichaConsumidorRow>`
    with minhas as materialized (
      select id, ano, numero, os_type, status, criado_em, relogio_id, data_entrega_relogio, status_desde
        from ordem_servico where consumidor_id = ${id}
    ), vindos as materialized (
      select relogio_id, count(*) as os, max(criado_em) as ultima
        from minhas where relogio_id is not null
       group by relogio_id order by ultima desc, relogio_id limit ${sql.lit(RELOGIOS)}
    )
    select consumidor.id, consumidor.nome, consumidor.tipo_pessoa as "tipoPessoa", consumidor.cnpj_cpf as "cnpjCpf",
           consumidor.email, consumidor.telefone, consumidor.tipo_telefone as "tipoTelefone", consumidor.cidade,
           consumidor.estado, consumidor.ativo, consumidor.anonimizado_em is not null as anonimizado,
           consumidor.criado_em as "criadoEm",
           json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
           (select json_build_object('total', count(*), 'pa', count(*) filter (where os_type = 'PA'),
                     'abertas', count(*) filter (where status not in (${escritos(TERMINAIS)}))) from minhas) as os,
           coalesce((
             select json_agg(json_build_object('ano', ano, 'valor', valor) order by ano desc)
               from (select extract(year from pago.recebido_em at time zone ${zone})::integer as ano,
                            sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) as valor
                       from minhas join os_pagamento pago on pago.ordem_servico_id = minhas.id
                      group by 1) por_ano), '[]') as gasto,
           coalesce((
             select json_agg(json_build_object(
                      'id', relogio.id, 'numeroSerie', relogio.numero_serie, 'modelo', ${modeloJson},
                      'mesesGarantia', modelo_produto.meses_garantia, 'garantiaDesde', relogio.garantia_desde, 'venda', ${vendaJson},
                      'os', vindos.os, 'ultimaEm', vindos.ultima, 'dataNotaFiscal', dele.nota, 'entregueEm', dele.entrega)
                    order by vindos.ultima desc, relogio.id)
               from vindos
               join relogio on relogio.id = vindos.relogio_id
               join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
               join marca on marca.id = modelo_produto.marca_id
              cross join lateral (
                select max(os.data_nota_fiscal) as nota,
                       max(os.data_entrega_relogio) filter (where os.os_type = 'OS') as entrega
                  from ordem_servico os where os.relogio_id = relogio.id and os.status <> 'CANCELADA') dele), '[]') as relogios,
           coalesce((
             select json_agg(json_build_object('osId', feita.id, 'numero', feita.numero || '/' || feita.ano,
                      'osType', feita.os_type, 'relogio', modelo_produto.descricao, 'em', feita.em) order by feita.em desc, feita.id desc)
               from (select minhas.*, coalesce(data_entrega_relogio, status_desde) as em from minhas
                      where status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA')
                        and coalesce(data_entrega_relogio, status_desde) >= ${desde}) feita
               left join relogio on relogio.id = feita.relogio_id
               left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id), '[]') as consertos,
           ${fotosJson(sql`os.consumidor_id = ${id}`)} as fotos,
           coalesce((
             select json_agg(json_build_object('id', outro.id, 'posto', json_build_object('id', dele.id, 'nomeFantasia', dele.nome_fantasia),
                      'os', (select count(*) from ordem_servico where consumidor_id = outro.id)) order by dele.nome_fantasia, outro.id)
               from consumidor outro join posto_autorizado dele on dele.id = outro.posto_id
              where outro.cnpj_cpf = consumidor.cnpj_cpf and outro.id <> consumidor.id and outro.unido_a_id is null
                and ${ofPosto(scope, 'outro.posto_id')}), '[]') as "emOutrosPostos",
           coalesce((
             select json_agg(json_build_object('id', unido.id, 'nome', unido.nome, 'em', uniao.em, 'motivo', uniao.motivo,
                      'por', coalesce(quem.nome_exibicao, quem.nome), 'ordens', cardinality(uniao.ordens))
                    order by uniao.em desc, unido.id desc)
               from consumidor unido
               join consumidor_uniao uniao on uniao.unido_id = unido.id
               join usuario quem on quem.id = uniao.por
              where unido.unido_a_id = ${id}), '[]') as unidos,
           consumidor.versao
      from consumidor join posto_autorizado posto on posto.id = consumidor.posto_id
     where consumidor.id = ${id} and ${ofPosto(scope, 'consumidor.posto_id')}`.execute(db)
  return rows[0]
}

/** The customer of the scope, or the one that this record was merged into. */
export const findQuemFicou = async (db: Executor, scope: Scope, id: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('consumidor')
    .select(sql<number>`coalesce(unido_a_id, id)`.as('ficou'))
    .where('id', '=', id)
    .where(ofPosto(scope))
    .executeTakeFirst()
  return row?.ficou
}

export type MensagemRow = {
  de: 'CONSUMIDOR' | 'POSTO' | 'SISTEMA'
  osId: number
  numero: string
  em: Date
  texto: string | null
  aviso: OsAviso | null
  porEmail: boolean | null
  enviadoEm: Date | null
  feitoEm: Date | null
  encerradoEm: Date | null
  por: string | null
  total: number
}

/**
 * What was said both ways, the newest first: the notices, and the conversations about the own orders. That a message waits for the post is no message.
 */
export const listMensagensDe = async (
  db: Executor,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<MensagemRow[]> => {
  const { rows } = await sql<MensagemRow>`
    with minhas as materialized (
      select id from ordem_servico where consumidor_id = ${id}
    ), ditas as (
      select case when mensagem.autor_id is null then 'CONSUMIDOR' else 'POSTO' end as de, conversa.ordem_servico_id,
             mensagem.criado_em as em, ${textoDaMensagem} as texto, null as aviso, null::boolean as "porEmail",
             null::timestamptz as "enviadoEm", null::timestamptz as "feitoEm", null::timestamptz as "encerradoEm",
             mensagem.autor_id as usuario_id, mensagem.id as ordem
        from chat_conversa conversa join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
       where conversa.consumidor_id = ${id}
      union all
      select case when aviso.feito_por is null then 'SISTEMA' else 'POSTO' end, aviso.ordem_servico_id,
             coalesce(aviso.feito_em, aviso.enviado_em, aviso.criado_em), null, aviso.aviso, aviso.por_email,
             aviso.enviado_em, aviso.feito_em, aviso.encerrado_em, aviso.feito_por, aviso.id
        from minhas join os_aviso aviso on aviso.ordem_servico_id = minhas.id
       where aviso.aviso <> 'MENSAGEM'
    )
    select ditas.de, os.id as "osId", os.numero || '/' || os.ano as numero, ditas.em, ditas.texto, ditas.aviso,
           ditas."porEmail", ditas."enviadoEm", ditas."feitoEm", ditas."encerradoEm",
           coalesce(usuario.nome_exibicao, usuario.nome) as por, count(*) over () as total
      from ditas join ordem_servico os on os.id = ditas.ordem_servico_id
      left join usuario on usuario.id = ditas.usuario_id
     order by ditas.em desc, ditas.ordem desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}
