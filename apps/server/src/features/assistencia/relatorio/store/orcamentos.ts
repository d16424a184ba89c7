import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, lerAgregado, type Medida } from '../../../casca/relatorio/index.ts'
import { condicao, dimensaoDe, joins, percentil, porcento, type Por, quantos } from './comum.ts'

const feito = sql`orcamento.criado_em`
const solicitada = sql`troca.solicitada_em`

const com = (nome: string, rotulo: string, ...situacoes: string[]) =>
  ({
    nome,
    rotulo,
    formato: 'inteiro',
    desenho: 'barra',
    valor: quantos(sql`base.situacao in (${sql.join(situacoes.map((one) => sql.lit(one)))})`),
  }) satisfies Medida

const respondidos = quantos(sql`base.situacao in ('APROVADO', 'REPROVADO')`)

const ORCAMENTOS: readonly Medida[] = [
  { nome: 'orcamentos', rotulo: 'Orçamentos', formato: 'inteiro', valor: sql`count(*)` },
  com('aprovados', 'Aprovados', 'APROVADO'),
  com('reprovados', 'Reprovados', 'REPROVADO'),
  com('expirados', 'Expirados', 'EXPIRADO'),
  com('abertos', 'Sem resposta', 'ABERTO'),
  {
    nome: 'respondidos',
    rotulo: 'Respondidos, %',
    formato: 'porcento',
    valor: porcento(respondidos, sql`count(*)`),
  },
  {
    nome: 'parteAprovada',
    rotulo: 'Aprovados dos respondidos, %',
    formato: 'porcento',
    valor: porcento(quantos(sql`base.situacao = 'APROVADO'`), respondidos),
  },
  {
    nome: 'valor',
    rotulo: 'Valor aprovado',
    formato: 'dinheiro',
    valor: sql`coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0)`,
  },
  {
    nome: 'resposta',
    rotulo: 'Dias até a resposta, mediana',
    formato: 'decimal',
    desenho: 'linha',
    valor: percentil(0.5, sql`base.dias`),
  },
]

/** Budgets that were made in the period, without those that a newer version replaced. */
export const readOrcamentos = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta.por as Por, feito, consulta.zone)
  const fonte = sql`
    select ${dimensao.chave} as chave, ${dimensao.nome} as rotulo, orcamento.situacao,
           (select sum(valor_final) from os_linha
             where os_linha.orcamento_id = orcamento.id and os_linha.situacao = 'APROVADA') as valor,
           case when orcamento.situacao in ('APROVADO', 'REPROVADO')
                then extract(epoch from orcamento.respondido_em - orcamento.criado_em) / 86400 end as dias
      from os_orcamento orcamento join ordem_servico on ordem_servico.id = orcamento.ordem_servico_id ${joins}
     where ${condicao(scope, consulta, feito)} and orcamento.situacao <> 'SUBSTITUIDO'`
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: ORCAMENTOS })
}

const TROCAS: readonly Medida[] = [
  { nome: 'trocas', rotulo: 'Trocas pedidas', formato: 'inteiro', valor: sql`count(*)` },
  com('autorizadas', 'Autorizadas', 'AUTORIZADA', 'ESCOLHIDA', 'RECEBIDA'),
  com('negadas', 'Não autorizadas', 'NAO_AUTORIZADA'),
  com('revertidas', 'Revertidas', 'REVERTIDA'),
  com('abertas', 'Sem decisão', 'SOLICITADA'),
  {
    nome: 'decisao',
    rotulo: 'Dias até a decisão, mediana',
    formato: 'decimal',
    desenho: 'linha',
    valor: percentil(0.5, sql`base.dias`),
  },
]

/** Swaps that were asked for in the period. */
export const readTrocas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta.por as Por, solicitada, consulta.zone)
  const fonte = sql`
    select ${dimensao.chave} as chave, ${dimensao.nome} as rotulo, troca.situacao,
           extract(epoch from troca.decidida_em - troca.solicitada_em) / 86400 as dias
      from troca join ordem_servico on ordem_servico.id = troca.ordem_servico_id ${joins}
     where ${condicao(scope, consulta, solicitada)}`
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: TROCAS })
}

const OCORRENCIAS: readonly Medida[] = [
  {
    nome: 'ocorrencias',
    rotulo: 'OS com ela',
    formato: 'inteiro',
    desenho: 'barra',
    valor: sql`count(distinct (base.os, base.chave))`,
  },
]

/** In how many orders' budgets of the period each cause, or each symptom, occurs. */
export const readCausas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const sintoma = consulta.por === 'sintoma'
  const tabela = sintoma ? sql`sintoma_os` : sql`causa_os`
  const chave = sintoma ? sql`os_linha.sintoma_os_id` : sql`os_linha.causa_os_id`
  const fonte = sql`
    select ${chave}::text as chave, nomeado.nome as rotulo, ordem_servico.id as os
      from os_orcamento orcamento join ordem_servico on ordem_servico.id = orcamento.ordem_servico_id ${joins}
      join os_linha on os_linha.orcamento_id = orcamento.id
      join ${tabela} nomeado on nomeado.id = ${chave}
     where ${condicao(scope, consulta, feito)} and orcamento.situacao <> 'SUBSTITUIDO'`
  const dimensao = { rotulo: sintoma ? 'Sintoma' : 'Causa', chave, nome: chave, vazio: '' }
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: OCORRENCIAS })
}

const PECAS: readonly Medida[] = [
  {
    nome: 'quantidade',
    rotulo: 'Quantidade',
    formato: 'inteiro',
    desenho: 'barra',
    valor: sql`coalesce(sum(base.quantidade), 0)`,
  },
  { nome: 'os', rotulo: 'OS', formato: 'inteiro', valor: sql`count(distinct base.os)` },
  { nome: 'valor', rotulo: 'Valor', formato: 'dinheiro', valor: sql`coalesce(sum(base.valor_final), 0)` },
]

/** Parts of approved lines, of orders that were repaired in the period. */
export const readPecas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const fonte = sql`
    select peca.id::text as chave, peca.codigo || ' ' || peca.descricao as rotulo, ordem_servico.id as os,
           os_linha.quantidade, os_linha.valor_final
      from ordem_servico ${joins}
      join os_orcamento orcamento on orcamento.ordem_servico_id = ordem_servico.id and orcamento.situacao = 'APROVADO'
      join os_linha on os_linha.orcamento_id = orcamento.id and os_linha.situacao = 'APROVADA'
      join peca on peca.id = os_linha.peca_id
     where ${condicao(scope, consulta, sql`ordem_servico.data_reparo`)}`
  const dimensao = { rotulo: 'Peça', chave: sql`peca.id`, nome: sql`peca.codigo`, vazio: '' }
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: PECAS })
}
