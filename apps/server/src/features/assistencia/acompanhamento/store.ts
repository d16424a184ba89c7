import { MINHAS_OS_MAXIMO, type MinhaOs } from '@app/contract/assistencia/acompanhamento'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { textoDaMensagem } from '../chat/index.ts'
import {
  type ModeloJson,
  modeloJson,
  hasEvidencia,
  type VendaJson,
  vendaJson,
} from '../ordemServico/index.ts'

/** Most watches in a consumer's list. */
const RELOGIOS = 50

/**
 * A consumer's records: those that hold an address which the account has proven, and no others of the same document.
 * Nobody else has any here, whatever else they may see. What was merged or anonymised has no orders, or no address.
 */
const meus = (scope: Scope) =>
  scope.tipo === 'consumidor'
    ? sql<SqlBool>`consumidor.id in (
        select registro.id from conta_email
          join consumidor registro on lower(registro.email) = conta_email.email
         where conta_email.usuario_id = ${scope.usuarioId} and registro.unido_a_id is null)`
    : sql<SqlBool>`false`

const mine = (db: Executor, scope: Scope) =>
  db
    .selectFrom('ordem_servico as os')
    .innerJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .where('os.status', '<>', 'EM_CRIACAO')
    .where(meus(scope))

export const listMinhas = (db: Executor, scope: Scope) =>
  mine(db, scope)
    .innerJoin('posto_autorizado as posto', 'posto.id', 'os.posto_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .leftJoin('avaliacao', 'avaliacao.ordem_servico_id', 'os.id')
    .select([
      'os.id',
      'os.numero',
      'os.ano',
      'os.status',
      'os.os_type',
      'os.criado_em',
      'posto.nome_fantasia as posto',
      'modelo.descricao as modelo',
      'avaliacao.respondida_em',
      'avaliacao.expira_em',
      'os.data_reparo',
      'os.data_entrega_relogio',
      sql<boolean>`exists (select from troca where troca.ordem_servico_id = os.id and troca.situacao = 'RECEBIDA')`.as(
        'trocado',
      ),
      hasEvidencia(sql.ref('os.id')).as('respondida'),
      sql<boolean>`os.status = 'ORCAMENTO_REPROVADO' and coalesce((
        select orcamento.situacao = 'EXPIRADO' from os_orcamento orcamento
         where orcamento.ordem_servico_id = os.id
         order by orcamento.versao desc limit 1), false)`.as('vencido'),
      sql<MinhaOs['conversa']>`(
        select json_build_object('naoLidas', conversa.consumidor_nao_lidas, 'em', mensagem.criado_em,
                 'de', case when mensagem.do_posto then 'POSTO' else 'CLIENTE' end,
                 'texto', left(${textoDaMensagem}, 200))
          from chat_conversa conversa
          join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
           and mensagem.numero = conversa.ultimo_numero
         where conversa.ordem_servico_id = os.id and conversa.consumidor_id = os.consumidor_id)`.as(
        'conversa',
      ),
    ])
    .orderBy('os.criado_em', 'desc')
    .orderBy('os.id', 'desc')
    .limit(MINHAS_OS_MAXIMO)
    .execute()

export type MinhaOsRow = Awaited<ReturnType<typeof listMinhas>>[number]

export const findMinha = (db: Executor, scope: Scope, id: number) =>
  mine(db, scope).select('os.id').where('os.id', '=', id).executeTakeFirst()

/** The records of a consumer, for the own data. */
export const listMeusRegistros = (db: Executor, scope: Scope) =>
  db
    .selectFrom('consumidor')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'consumidor.posto_id')
    .select([
      'consumidor.id',
      'posto.nome_fantasia as posto',
      'consumidor.nome',
      'consumidor.cnpj_cpf as cnpjCpf',
      'consumidor.email',
      'consumidor.telefone',
      'consumidor.cep',
      'consumidor.street',
      'consumidor.number',
      'consumidor.complemento',
      'consumidor.neighborhood',
      'consumidor.cidade',
      'consumidor.estado',
      'consumidor.criado_em as criadoEm',
    ])
    .where(meus(scope))
    .orderBy('consumidor.id')
    .execute()

export type MeuRelogioRow = {
  id: number
  numeroSerie: string
  modelo: ModeloJson
  mesesGarantia: number
  garantiaDesde: string | null
  dataNotaFiscal: string | null
  venda: VendaJson | null
  entregueEm: Date | null
}

/** The watches of the own orders, the last one taken in first; repairs of others tell nothing here. */
export const listMeusRelogios = async (db: Executor, scope: Scope): Promise<MeuRelogioRow[]> => {
  const { rows } = await sql<MeuRelogioRow>`
    with minhas as materialized (
      select os.relogio_id, os.os_type, os.status, os.criado_em, os.data_nota_fiscal, os.data_entrega_relogio
        from ordem_servico os join consumidor on consumidor.id = os.consumidor_id
       where os.status <> 'EM_CRIACAO' and os.relogio_id is not null and ${meus(scope)}
    ), vindos as (
      select relogio_id, max(criado_em) as ultima, max(data_nota_fiscal) filter (where status <> 'CANCELADA') as nota,
             max(data_entrega_relogio) filter (where os_type = 'OS' and status <> 'CANCELADA') as entrega
        from minhas group by relogio_id
    )
    select relogio.id, relogio.numero_serie as "numeroSerie", ${modeloJson} as modelo,
           modelo_produto.meses_garantia as "mesesGarantia", relogio.garantia_desde as "garantiaDesde",
           vindos.nota as "dataNotaFiscal", ${vendaJson} as venda,
           vindos.entrega as "entregueEm"
      from vindos
      join relogio on relogio.id = vindos.relogio_id
      join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
      join marca on marca.id = modelo_produto.marca_id
     order by vindos.ultima desc, relogio.id limit ${sql.lit(RELOGIOS)}`.execute(db)
  return rows
}
