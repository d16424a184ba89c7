import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import type { OrdensDoPosto } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import { ofPosto, type Executor } from '../../../../../platform/db/index.ts'
import type { Scope } from '../../../../../platform/scope.ts'

/** An order of an act on many: what its line says of it, and what stands before the act. */
export type EmMassaRow = {
  id: number
  numero: number
  ano: number
  status: StatusOs
  versao: number
  postoId: number
  credenciadoId: number | null
  postoNome: string
  consumidorNome: string
  consumidorEmail: string | null
  tecnicoId: number | null
}

/** Locks these orders, as far as this person sees them, from the lowest id up. */
export const lockEmMassa = async (
  db: Executor,
  scope: Scope,
  ids: readonly number[],
): Promise<EmMassaRow[]> => {
  const { rows } = await sql<EmMassaRow>`
    select ordem_servico.id, ordem_servico.numero, ordem_servico.ano, ordem_servico.status, ordem_servico.versao,
           ordem_servico.posto_id as "postoId", posto_autorizado.credenciado_id as "credenciadoId",
           posto_autorizado.nome_fantasia as "postoNome",
           consumidor.nome as "consumidorNome", consumidor.email as "consumidorEmail",
           ordem_servico.tecnico_id as "tecnicoId"
      from ordem_servico
      join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
      join consumidor on consumidor.id = ordem_servico.consumidor_id
     where ordem_servico.id = any (${[...ids]}::bigint[]) and ${ofPosto(scope, 'ordem_servico.posto_id')}
     order by ordem_servico.id
       for update of ordem_servico`.execute(db)
  return rows
}

/** Of which posts these orders are, as far as this person sees them. */
export const listPostosDe = async (
  db: Executor,
  scope: Scope,
  ids: readonly number[],
): Promise<OrdensDoPosto[]> => {
  const { rows } = await sql<OrdensDoPosto>`
    select posto_autorizado.id, posto_autorizado.nome_fantasia as "nomeFantasia", count(*)::int as total
      from ordem_servico
      join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
     where ordem_servico.id = any (${[...ids]}::bigint[]) and ${ofPosto(scope, 'ordem_servico.posto_id')}
     group by posto_autorizado.id
     order by posto_autorizado.id`.execute(db)
  return rows
}

export type EtiquetaRow = {
  id: number
  numero: string
  criadoEm: Date
  relogio: { modelo: { descricao: string }; numeroSerie: string } | null
  relato: string | null
  sintomas: { id: number; nome: string }[]
}

/** What stands on the labels of these orders, in this order; a service at the counter has none. */
export const listEtiquetas = async (
  db: Executor,
  scope: Scope,
  ids: readonly number[],
): Promise<EtiquetaRow[]> => {
  const { rows } = await sql<EtiquetaRow>`
    select os.id, os.numero || '/' || os.ano as numero, os.criado_em as "criadoEm",
           case when relogio.id is not null then json_build_object(
             'modelo', json_build_object('descricao', modelo_produto.descricao),
             'numeroSerie', relogio.numero_serie) end as relogio,
           case when consumidor.anonimizado_em is null then os.relato end as relato,
           coalesce((
             select json_agg(json_build_object('id', sintoma_os.id, 'nome', sintoma_os.nome) order by sintoma_os.nome)
               from os_sintoma join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
              where os_sintoma.ordem_servico_id = os.id), '[]') as sintomas
      from unnest(${[...ids]}::bigint[]) with ordinality as chave (id, ordem)
      join ordem_servico os on os.id = chave.id
      join consumidor on consumidor.id = os.consumidor_id
      left join relogio on relogio.id = os.relogio_id
      left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
     where os.os_type = 'OS' and ${ofPosto(scope, 'os.posto_id')}
     order by chave.ordem`.execute(db)
  return rows
}
