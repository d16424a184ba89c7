import { MOST_NO_INICIO } from '@app/contract/assistencia/inicio'
import type { OsAviso } from '@app/contract/assistencia/aviso'
import type { OsType } from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { avisoEsperando } from '../../ordemServico/index.ts'

export type AvisarRow = {
  id: number
  total: number
  aviso: OsAviso
  criadoEm: Date
  comEmail: boolean
  aCaminho: boolean
  valor: number
  validoAte: Date | null
  osId: number
  numero: string
  posto: { id: number; nomeFantasia: string }
  consumidor: { nome: string; telefone: string | null }
}

/** Consumers of this post who wait to be told something, the longest first. */
export const listAvisar = async (db: Executor, postoId: number): Promise<AvisarRow[]> => {
  const { rows } = await sql<AvisarRow>`
    with esperam as materialized (
      select os_aviso.id, os_aviso.ordem_servico_id, os_aviso.aviso, os_aviso.criado_em, os_aviso.por_email,
             (count(*) over ())::int as total
        from os_aviso join ordem_servico os on os.id = os_aviso.ordem_servico_id
       where ${avisoEsperando} and os.posto_id = ${postoId}
       order by os_aviso.criado_em, os_aviso.id limit ${MOST_NO_INICIO}
    )
    select esperam.id, esperam.total, esperam.aviso, esperam.criado_em as "criadoEm",
           consumidor.email is not null as "comEmail", esperam.por_email as "aCaminho",
           os.valor_total as valor, aberto.expira_em as "validoAte",
           os.id as "osId", os.numero || '/' || os.ano as numero,
           json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
           json_build_object('nome', consumidor.nome, 'telefone', consumidor.telefone) as consumidor
      from esperam
      join ordem_servico os on os.id = esperam.ordem_servico_id
      join consumidor on consumidor.id = os.consumidor_id
      join posto_autorizado posto on posto.id = os.posto_id
      left join os_orcamento aberto on aberto.ordem_servico_id = os.id and aberto.situacao = 'ABERTO'
     order by esperam.criado_em, esperam.id`.execute(db)
  return rows
}

export type ContinuarRow = {
  id: number
  numero: string
  osType: OsType
  criadaEm: Date
  consumidor: string
  relogio: { modelo: string; numeroSerie: string } | null
  comFotos: boolean
}

/** Orders of the post that this person began to take in, the newest first. */
export const listContinuar = async (
  db: Executor,
  postoId: number,
  usuarioId: number,
): Promise<ContinuarRow[]> => {
  const { rows } = await sql<ContinuarRow>`
    select os.id, os.numero || '/' || os.ano as numero, os.os_type as "osType", os.criado_em as "criadaEm",
           consumidor.nome as consumidor,
           case when relogio.id is not null then json_build_object(
             'modelo', modelo.descricao, 'numeroSerie', relogio.numero_serie) end as relogio,
           exists (select from os_arquivo where os_arquivo.ordem_servico_id = os.id and tipo = 'FOTO') as "comFotos"
      from ordem_servico os
      join consumidor on consumidor.id = os.consumidor_id
      left join relogio on relogio.id = os.relogio_id
      left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
     where os.posto_id = ${postoId} and os.status = 'EM_CRIACAO' and os.criado_por = ${usuarioId}
     order by os.criado_em desc, os.id desc limit ${MOST_NO_INICIO}`.execute(db)
  return rows
}
