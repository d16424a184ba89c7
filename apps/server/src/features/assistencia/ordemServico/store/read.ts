import {
  CAMPOS_OS,
  type FormaPagamento,
  type FotoMomento,
  type FotoRotulo,
  type Orcamento,
  type PaLinha,
  type PagamentoTipo,
} from '@app/contract/assistencia/ordemServico'
import type { LinhaDe } from '@app/contract/casca/campos'
import { type RawBuilder, sql } from 'kysely'
import { selectOf } from '../../../../platform/db/campos.ts'
import { ofPosto, type Executor } from '../../../../platform/db/index.ts'
import { preparado } from '../../../../platform/db/prepared.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { textoDaMensagem } from '../../chat/index.ts'
import {
  type ModeloJson,
  modeloJson,
  type EstadoRow,
  resumoJoins,
  stateColumns,
  type VendaJson,
  vendaJson,
} from './columns.ts'
import { checklistsJson, type ChecklistRow } from './checklist.ts'
import {
  type CondicoesAceitasRow,
  type CondicoesAnterioresRow,
  condicoesAnterioresJson,
  condicoesJson,
} from './condicoes.ts'
import { type EscolhaRow, findEscolha } from './escolha.ts'
import { findOrcamento } from './orcamento/orcamento.ts'

export type ArquivoTipo =
  | 'FOTO'
  | 'USO_INDEVIDO'
  | 'NOTA_FISCAL'
  | 'CHECKLIST'
  | 'ASSINATURA_ENTRADA'
  | 'ASSINATURA_APROVACAO'
  | 'ASSINATURA_ESCOLHA'
  | 'ASSINATURA_ENTREGA'

export type ArquivoRow = {
  id: number
  tipo: ArquivoTipo
  filename: string
  contentType: string
  length: number
  chave: string
  /** Of the bytes, in hex. */
  sha256: string
  rotulo: FotoRotulo | null
  momento: FotoMomento | null
}

/** The current swap of an order. */
export type TrocaRow = {
  id: number
  situacao: 'SOLICITADA' | 'AUTORIZADA' | 'NAO_AUTORIZADA' | 'ESCOLHIDA' | 'RECEBIDA' | 'REVERTIDA'
  motivo: string
  oferecidos: ModeloJson[]
  escolhidoId: number | null
  /** The watch that replaced the other one. */
  relogioNovoId: number | null
  numeroSerie: string | null
  destinoAntigo: string | null
}

/** A payment, oldest first. */
export type PagamentoRow = {
  id: number
  tipo: PagamentoTipo
  forma: FormaPagamento
  valor: number
  /** As PostgreSQL writes it. */
  em: string
  quem: string
}

type Inteira = EstadoRow &
  LinhaDe<typeof CAMPOS_OS> & {
    /** The post whose people see this one's orders too. */
    credenciadoId: number | null
    consumidorEmail: string | null
    consumidorCnpjCpf: string | null
    /** The consumer's data were removed, so only the administrator may see the evidence. */
    consumidorAnonimizado: boolean
    sintomas: { id: number; nome: string }[]
    arquivos: ArquivoRow[]
    diasGarantiaServico: number
    reincidenciaOsId: number | null
    preAvaliacao: string | null
    avaliacao: string | null
    reparo: string | null
    reparador: { id: number; nome: string } | null
    mesesGarantia: number | null
    /** The model's first day of sale; for a watch that replaced another, the day of its delivery. */
    lancamento: string | null
    garantiaDesde: string | null
    venda: VendaJson | null
    /** The order in which this watch was swapped for another, if any. */
    trocadoOsId: number | null
    entregueA: string | null
    entregueDocumento: string | null
    qualidadeMotivo: string | null
    valorDevido: number | null
    semCobranca: string | null
    linhasPa: PaLinha[]
    pagamentos: PagamentoRow[]
    troca: TrocaRow | null
    condicoes: CondicoesAceitasRow | null
    condicoesAnteriores: CondicoesAnterioresRow[]
    checklists: ChecklistRow[]
  }

/** A whole order. */
export type OsRow = Inteira & { orcamento: Orcamento | null; escolhida: EscolhaRow | null }

const trocaJson = sql`(
  select json_build_object(
           'id', troca.id, 'situacao', troca.situacao, 'motivo', troca.motivo,
           'escolhidoId', troca.modelo_escolhido_id, 'relogioNovoId', troca.relogio_novo_id,
           'numeroSerie', troca.numero_serie, 'destinoAntigo', troca.destino_antigo,
           'oferecidos', coalesce((
             select json_agg(${modeloJson} order by modelo_produto.descricao, modelo_produto.id)
               from troca_modelo
               join modelo_produto on modelo_produto.id = troca_modelo.modelo_produto_id
               join marca on marca.id = modelo_produto.marca_id
              where troca_modelo.troca_id = troca.id), '[]'))
    from troca where troca.ordem_servico_id = ordem_servico.id
   order by troca.id desc limit 1)`

const linhasPaJson = sql`coalesce((
  select json_agg(json_build_object(
           'id', linha.id, 'tipo', linha.tipo, 'codigo', coalesce(peca.codigo, servico.codigo),
           'titulo', coalesce(peca.descricao, servico.nome), 'quantidade', linha.quantidade, 'valor', linha.valor,
           'valorFinal', linha.valor_final, 'motivoValor', linha.motivo_valor) order by linha.ordem)
    from os_linha_pa linha
    left join peca on peca.id = linha.peca_id
    left join servico on servico.id = linha.servico_id
   where linha.ordem_servico_id = ordem_servico.id), '[]')`

const pagamentosJson = sql`coalesce((
  select json_agg(json_build_object(
           'id', pago.id, 'tipo', pago.tipo, 'forma', pago.forma, 'valor', pago.valor, 'em', pago.recebido_em,
           'quem', coalesce(usuario.nome_exibicao, usuario.nome)) order by pago.id)
    from os_pagamento pago join usuario on usuario.id = pago.recebido_por
   where pago.ordem_servico_id = ordem_servico.id), '[]')`

const whole = (scope: Scope, id: number) => sql<Inteira>`${preparado}
  select ${stateColumns}, ${selectOf('ordem_servico', CAMPOS_OS)},
         posto_autorizado.credenciado_id as "credenciadoId", consumidor.email as "consumidorEmail", consumidor.cnpj_cpf as "consumidorCnpjCpf",
         consumidor.anonimizado_em is not null as "consumidorAnonimizado",
         ordem_servico.dias_garantia_servico as "diasGarantiaServico",
         ordem_servico.reincidencia_os_id as "reincidenciaOsId", ordem_servico.pre_avaliacao as "preAvaliacao",
         ordem_servico.avaliacao, ordem_servico.reparo,
         (select json_build_object('id', quem.id, 'nome', coalesce(quem.nome_exibicao, quem.nome))
            from usuario quem where quem.id = ordem_servico.reparado_por) as reparador, modelo_produto.meses_garantia as "mesesGarantia",
         modelo_produto.lancamento, relogio.garantia_desde as "garantiaDesde", ${vendaJson} as venda,
         relogio.trocado_os_id as "trocadoOsId",
         ordem_servico.entregue_a as "entregueA", ordem_servico.entregue_documento as "entregueDocumento",
         ordem_servico.qualidade_motivo as "qualidadeMotivo", ${trocaJson} as troca,
         ordem_servico.valor_devido as "valorDevido", ordem_servico.sem_cobranca as "semCobranca",
         ${condicoesJson} as condicoes, ${condicoesAnterioresJson} as "condicoesAnteriores",
         ${linhasPaJson} as "linhasPa", ${pagamentosJson} as pagamentos,
         ${checklistsJson} as checklists,
         coalesce((
           select json_agg(json_build_object('id', sintoma_os.id, 'nome', sintoma_os.nome)
                    order by sintoma_os.nome)
             from os_sintoma join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
            where os_sintoma.ordem_servico_id = ordem_servico.id), '[]') as sintomas,
         coalesce((
           select json_agg(json_build_object('id', arquivo.id, 'tipo', arquivo.tipo, 'filename', arquivo.filename,
                    'contentType', arquivo.content_type, 'length', arquivo.length, 'chave', arquivo.chave,
                    'sha256', encode(arquivo.sha256, 'hex'),
                    'rotulo', arquivo.rotulo, 'momento', arquivo.momento)
                    order by arquivo.id)
             from os_arquivo arquivo where arquivo.ordem_servico_id = ordem_servico.id), '[]') as arquivos
    from ordem_servico ${resumoJoins}
   where ordem_servico.id = ${id} and ${ofPosto(scope, 'ordem_servico.posto_id')}`

export const findOs = async (db: Executor, scope: Scope, id: number): Promise<OsRow | undefined> => {
  const { rows } = await whole(scope, id).execute(db)
  const [row] = rows
  if (!row) return undefined
  const escolhida = row.escolha === null ? null : ((await findEscolha(db, id)) ?? null)
  // Every version has its end, so an order without one has no budget to read.
  const orcamento = row.orcamentoValidoAte && (await findOrcamento(db, id, escolhida))
  return { ...row, orcamento, escolhida }
}

/**
 * Locks an order and then reads it, because a statement that waits for the lock would return lines and files as of its
 * start.
 */
export const lockOs = async (db: Executor, scope: Scope, id: number): Promise<OsRow | undefined> => {
  const locked = await db
    .selectFrom('ordem_servico')
    .select('id')
    .where('id', '=', id)
    .where(ofPosto(scope))
    .forUpdate()
    .executeTakeFirst()
  return locked && findOs(db, scope, id)
}

export type HistoricoRow = {
  id: number
  criadoEm: Date
  por: 'PESSOA' | 'CONSUMIDOR' | 'SISTEMA'
  quem: string | null
  acao: string
  de: string | null
  para: string
  nota: string | null
  visivel: boolean
}

const quem: RawBuilder<string | null> = sql`coalesce(usuario.nome_exibicao, usuario.nome)`

/**
 * The history of one order, newest first, with what was said with its consumer, which has its home in the conversation;
 * nothing when this person may not see the order.
 */
export const listHistorico = async (db: Executor, scope: Scope, id: number): Promise<HistoricoRow[]> => {
  const { rows } = await sql<HistoricoRow>`${preparado}
    with os as materialized (
      select id, status from ordem_servico where id = ${id} and ${ofPosto(scope)})
    select historico.id, historico.criado_em as "criadoEm", historico.por, ${quem} as quem, historico.acao, historico.de,
           historico.para, historico.nota, historico.visivel, false as falada, historico.id as ordem
      from os join os_historico historico on historico.ordem_servico_id = os.id
      left join usuario on usuario.id = historico.usuario_id
    union all
    select -mensagem.id, mensagem.criado_em, case when mensagem.autor_id is null then 'CONSUMIDOR' else 'PESSOA' end,
           ${quem}, 'anotar', null, os.status, ${textoDaMensagem}, true, true,
           mensagem.id
      from os join chat_conversa conversa on conversa.ordem_servico_id = os.id and conversa.equipe = 'CONSUMIDOR'
      join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
      left join usuario on usuario.id = mensagem.autor_id
     order by "criadoEm" desc, falada desc, ordem desc`.execute(db)
  return rows
}

/** Whether the order exists and this person may see it. */
export const existsOs = async (db: Executor, scope: Scope, id: number): Promise<boolean> => {
  const found = await db
    .selectFrom('ordem_servico')
    .select('id')
    .where('id', '=', id)
    .where(ofPosto(scope))
    .executeTakeFirst()
  return found !== undefined
}

/** Delivered or attended without a change since then: the longest first. */
export const listEntreguesAntes = (db: Executor, limite: Date, limit: number): Promise<{ id: number }[]> =>
  db
    .selectFrom('ordem_servico')
    .select('id')
    .where('status', 'in', ['ENTREGUE', 'ATENDIDA'])
    .where('status_desde', '<', limite)
    .orderBy('status_desde')
    .limit(limit)
    .execute()
