import { CAMPOS_OS_RESUMO, type EscolhaLegal, type StatusOs } from '@app/contract/assistencia/ordemServico'
import type { LinhaDe } from '@app/contract/casca/campos'
import type { FatosDoSinal } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import { selectOf } from '../../../../platform/db/campos.ts'
import { esperando } from './aviso.ts'

/** A model in orders, from SQL as JSON. */
export type ModeloJson = {
  id: number
  codigo: string
  descricao: string
  marca: { id: number; nome: string }
  fotoId: string | null
}

type Nomeado = { id: number; nome: string }

/** A row of the lists. */
export type EstadoRow = LinhaDe<typeof CAMPOS_OS_RESUMO> & {
  id: number
  ano: number
  numero: number
  status: StatusOs
  statusDesde: Date
  statusAnterior: StatusOs | null
  criadoEm: Date
  postoId: number
  postoNome: string
  consumidorId: number
  consumidorNome: string
  consumidorTelefone: string | null
  relogio: { id: number; numeroSerie: string; modelo: ModeloJson } | null
  tecnico: Nomeado | null
  garantia: boolean
  garantiaServico: boolean
  reincidencia: 'PENDENTE' | 'AUTORIZADA' | 'RECUSADA' | null
  valorTotal: number
  dataReparo: Date | null
  reparadoPor: number | null
  dataEntregaRelogio: Date | null
  /** For the current budget: when a person answered it, and until when it may be answered. */
  respondidoEm: Date | null
  orcamentoValidoAte: Date | null
  /** Whether it has lines that were added during the repair, and whether these still wait for their answer. */
  complemento: boolean
  complementoAberto: boolean
  /** Whether an approved line's part is missing, and whether it is not on its way either. */
  faltamPecas: boolean
  faltaPedir: boolean
  /** When the last of its parts on the way should arrive; null while none is, or nobody has said when. */
  pecaEm: string | null
  /** Whether its consumer is still to be told of something. */
  avisar: boolean
  usoIndevido: boolean
  /** Whether another watch has replaced it, and what the consumer chose after the 30 days. */
  trocado: boolean
  escolha: EscolhaLegal | null
  versao: number
}

/** A row of a list. */
export type ResumoRow = EstadoRow & {
  pedeSinal: Pick<FatosDoSinal, 'linhas' | 'pagamentos' | 'abatimento' | 'sinal'> | null
}

/** What the manufacturer said of a watch that it sold (rede §5b). */
export type VendaJson = { vendidoEm: string; mesesGarantia: number; revendedor: string | null }

/** The manufacturer's sale of the table `relogio`'s watch; null when its list does not have it. */
export const vendaJson = sql<VendaJson | null>`(
  select json_build_object('vendidoEm', venda.vendido_em, 'mesesGarantia', venda.meses_garantia,
                           'revendedor', venda.revendedor)
    from relogio_vendido venda
   where venda.modelo_produto_id = relogio.modelo_produto_id and venda.numero_serie = relogio.numero_serie)`

/** A model with its brand, from the tables with these aliases. */
export const modeloJson = sql`json_build_object(
  'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao,
  'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId', modelo_produto.foto_id)`

/**
 * Whether the approved lines of the current budget need more of a part than the order has reserved or used, and its
 * purchases in these states will bring; computed only where it is possible.
 */
const faltam = (contam: readonly string[]) => sql`
  case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists (
    select from os_linha linha
     where linha.orcamento_id = orcamento.id and linha.solicitar_peca and linha.situacao = 'APROVADA'
     group by linha.peca_id
    having sum(linha.quantidade) > coalesce((
             select sum(item.quantidade)
               from compra_peca_item item
               join compra_peca on compra_peca.id = item.compra_peca_id
              where item.ordem_servico_id = ordem_servico.id and item.peca_id = linha.peca_id
                and compra_peca.situacao = any(${contam})), 0) + coalesce((
             select reservada + usada from os_peca
              where os_peca.ordem_servico_id = ordem_servico.id and os_peca.peca_id = linha.peca_id), 0))
  else false end`

/** When the last of the parts that were sent for an order should arrive. */
const pecaEm = sql`
  case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then (
    select max(compra_peca.previsao_chegada)
      from compra_peca_item item
      join compra_peca on compra_peca.id = item.compra_peca_id
     where item.ordem_servico_id = ordem_servico.id and compra_peca.situacao = 'ENVIADA') end`

/** The columns of a list row besides its plain fields. */
export const stateColumns = sql`
  ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
  ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
  ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
  posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
  consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
  case when relogio.id is not null then json_build_object(
    'id', relogio.id, 'numeroSerie', relogio.numero_serie, 'modelo', ${modeloJson}) end as relogio,
  case when tecnico.id is not null then json_build_object(
    'id', tecnico.id, 'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico,
  ordem_servico.garantia, ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
  ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
  ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
  orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
  coalesce(orcamento.complemento, false) as complemento,
  coalesce(orcamento.complemento and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
  ${faltam([])} as "faltamPecas",
  ${faltam(['SOLICITADA', 'AUTORIZADA', 'ENVIADA'])} as "faltaPedir",
  ${pecaEm} as "pecaEm",
  exists (select from os_aviso where os_aviso.ordem_servico_id = ordem_servico.id and ${esperando}) as avisar,
  ordem_servico.uso_indevido as "usoIndevido",
  exists (select from troca where troca.ordem_servico_id = ordem_servico.id and troca.situacao = 'RECEBIDA') as trocado,
  (select vale.tipo from os_escolha vale
    where vale.ordem_servico_id = ordem_servico.id and vale.tipo <> 'DESFEITA'
      and not exists (select from os_escolha desfeita where desfeita.desfaz_id = vale.id)
    order by vale.id desc limit 1) as escolha, ordem_servico.versao`

/** The facts of the deposit that an approved budget asks for; the rule says how much of it is missing. */
const sinalJson = sql`
  case when ordem_servico.status = 'ORCAMENTO_APROVADO' and orcamento.sinal is not null
        and orcamento.sinal_dispensado_em is null then json_build_object(
    'sinal', orcamento.sinal,
    'linhas', coalesce((
      select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia,
               'valor', linha.valor, 'valorFinal', linha.valor_final))
        from os_linha linha where linha.orcamento_id = orcamento.id), '[]'),
    'pagamentos', coalesce((
      select json_agg(json_build_object('tipo', pago.tipo, 'valor', pago.valor))
        from os_pagamento pago where pago.ordem_servico_id = ordem_servico.id), '[]'),
    'abatimento', coalesce((
      select case when vale.tipo = 'ABATIMENTO' then vale.valor end from os_escolha vale
       where vale.ordem_servico_id = ordem_servico.id and vale.tipo <> 'DESFEITA'
         and not exists (select from os_escolha desfeita where desfeita.desfaz_id = vale.id)
       order by vale.id desc limit 1), 0)) end`

export const resumoColumns = sql`
  ${stateColumns}, ${sinalJson} as "pedeSinal", ${selectOf('ordem_servico', CAMPOS_OS_RESUMO)}`

/** The joins for the columns above. */
export const resumoJoins = sql`
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral (
    select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
           case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
      from os_orcamento where ordem_servico_id = ordem_servico.id
     order by os_orcamento.versao desc limit 1) orcamento on true`
