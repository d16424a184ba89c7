import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, lerAgregado, type Medida } from '../../../casca/relatorio/index.ts'
import {
  condicao,
  contadas,
  decimosEntre,
  dimensaoDe,
  joins,
  percentil,
  porcento,
  quantos,
  todas,
} from './comum.ts'

const feito = sql`orcamento.criado_em`
const solicitada = sql`troca.solicitada_em`

const com = (nome: string, rotulo: string, abre: Record<string, string>, ...situacoes: string[]) =>
  ({
    nome,
    rotulo,
    formato: 'inteiro',
    desenho: 'barra',
    abre,
    valor: quantos(sql`base.situacao in (${sql.join(situacoes.map((one) => sql.lit(one)))})`),
  }) satisfies Medida

const respondidos = quantos(sql`base.situacao in ('APROVADO', 'REPROVADO')`)

const ORCAMENTOS: readonly Medida[] = [
  { nome: 'orcamentos', rotulo: 'Orçamentos', formato: 'inteiro', abre: {}, valor: todas },
  com('aprovados', 'Aprovados', { orcamento: 'APROVADO' }, 'APROVADO'),
  com('reprovados', 'Reprovados', { orcamento: 'REPROVADO' }, 'REPROVADO'),
  com('expirados', 'Expirados', { orcamento: 'EXPIRADO' }, 'EXPIRADO'),
  com('abertos', 'Sem resposta', { orcamento: 'ABERTO' }, 'ABERTO'),
  {
    nome: 'respondidos',
    rotulo: 'Respondidos, %',
    formato: 'porcento',
    abre: { orcamento: 'RESPONDIDO' },
    valor: porcento(respondidos, todas),
  },
  {
    nome: 'parteAprovada',
    rotulo: 'Aprovados dos respondidos, %',
    formato: 'porcento',
    abre: { orcamento: 'APROVADO' },
    valor: porcento(quantos(sql`base.situacao = 'APROVADO'`), respondidos),
  },
  {
    nome: 'valor',
    rotulo: 'Valor aprovado',
    formato: 'dinheiro',
    abre: { orcamento: 'APROVADO' },
    valor: sql`coalesce(sum(base.valor) filter (where base.situacao = 'APROVADO'), 0)`,
  },
  {
    nome: 'resposta',
    rotulo: 'Dias até a resposta, mediana',
    formato: 'decimal',
    desenho: 'linha',
    abre: { orcamento: 'RESPONDIDO' },
    valor: percentil(0.5, sql`base.dias`),
  },
]

/** The last budgets of their orders that were made in the period, so that a figure counts each order once. */
export const readOrcamentos = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta, feito)
  const fonte = contadas(
    dimensao,
    {
      situacao: sql`orcamento.situacao`,
      dias: sql`case when orcamento.situacao in ('APROVADO', 'REPROVADO')
                     then ${decimosEntre(feito, sql`orcamento.respondido_em`)} end`,
    },
    sql`from os_orcamento orcamento join ordem_servico on ordem_servico.id = orcamento.ordem_servico_id ${joins}
        left join os_orcamento_soma soma on soma.orcamento_id = orcamento.id
       where ${condicao(scope, consulta, feito)} and orcamento.situacao <> 'SUBSTITUIDO'
         and not exists (select from os_orcamento depois
               where depois.ordem_servico_id = orcamento.ordem_servico_id and depois.versao > orcamento.versao)`,
    { valor: sql`sum(soma.aprovado)` },
  )
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: ORCAMENTOS })
}

const TROCAS: readonly Medida[] = [
  { nome: 'trocas', rotulo: 'Trocas pedidas', formato: 'inteiro', abre: {}, valor: todas },
  com('autorizadas', 'Autorizadas', { troca: 'AUTORIZADA' }, 'AUTORIZADA', 'ESCOLHIDA', 'RECEBIDA'),
  com('negadas', 'Não autorizadas', { troca: 'NAO_AUTORIZADA' }, 'NAO_AUTORIZADA'),
  com('revertidas', 'Revertidas', { troca: 'REVERTIDA' }, 'REVERTIDA'),
  com('abertas', 'Sem decisão', { troca: 'SOLICITADA' }, 'SOLICITADA'),
  {
    nome: 'decisao',
    rotulo: 'Dias até a decisão, mediana',
    formato: 'decimal',
    desenho: 'linha',
    abre: { troca: 'DECIDIDA' },
    valor: percentil(0.5, sql`base.dias`),
  },
]

/** The last swaps of their orders that were asked for in the period. */
export const readTrocas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta, solicitada)
  const fonte = contadas(
    dimensao,
    { situacao: sql`troca.situacao`, dias: decimosEntre(solicitada, sql`troca.decidida_em`) },
    sql`from troca join ordem_servico on ordem_servico.id = troca.ordem_servico_id ${joins}
       where ${condicao(scope, consulta, solicitada)} and not exists (select from troca depois
               where depois.ordem_servico_id = troca.ordem_servico_id and depois.id > troca.id)`,
  )
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: TROCAS })
}

const OCORRENCIAS: readonly Medida[] = [
  {
    nome: 'ocorrencias',
    rotulo: 'OS com ela',
    formato: 'inteiro',
    desenho: 'barra',
    abre: {},
    valor: todas,
  },
]

/** In how many orders' budgets of the period each cause, or each symptom, occurs. */
export const readCausas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const sintoma = consulta.por === 'sintoma'
  const tabela = sql.table(sintoma ? 'sintoma_os' : 'causa_os')
  const chave = sintoma ? sql`os_linha.sintoma_os_id` : sql`os_linha.causa_os_id`
  const fonte = sql`
    select chave, count(*) as n
      from (select distinct ${chave} as chave, ordem_servico.id
              from os_orcamento orcamento join ordem_servico on ordem_servico.id = orcamento.ordem_servico_id ${joins}
              join os_linha on os_linha.orcamento_id = orcamento.id
             where ${condicao(scope, consulta, feito)} and orcamento.situacao <> 'SUBSTITUIDO') dela
     group by 1`
  const nome = sql`(select nome from ${tabela} where id = agregada.chave)`
  const abre = (id: string) => (sintoma ? { sintoma: id } : { causa: id })
  const dimensao = { rotulo: sintoma ? 'Sintoma' : 'Causa', chave, nome, vazio: '', abre }
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: OCORRENCIAS })
}

const PECAS: readonly Medida[] = [
  {
    nome: 'quantidade',
    rotulo: 'Quantidade',
    formato: 'inteiro',
    desenho: 'barra',
    abre: {},
    valor: sql`coalesce(sum(base.quantidade), 0)`,
  },
  { nome: 'os', rotulo: 'OS', formato: 'inteiro', abre: {}, valor: todas },
  {
    nome: 'valor',
    rotulo: 'Valor',
    formato: 'dinheiro',
    abre: {},
    valor: sql`coalesce(sum(base.valor_final), 0)`,
  },
]

/** Parts of approved lines, of orders that were repaired in the period. */
export const readPecas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const chave = sql`os_linha.peca_id`
  // An order names a part in one line or in several.
  const fonte = sql`
    select chave, count(*) as n, sum(quantidade) as quantidade, sum(valor_final) as valor_final
      from (select ${chave} as chave, sum(os_linha.quantidade) as quantidade, sum(os_linha.valor_final) as valor_final
              from ordem_servico ${joins}
              join os_orcamento orcamento on orcamento.ordem_servico_id = ordem_servico.id and orcamento.situacao = 'APROVADO'
              join os_linha on os_linha.orcamento_id = orcamento.id and os_linha.situacao = 'APROVADA'
             where ${condicao(scope, consulta, sql`ordem_servico.data_reparo`)} and ${chave} is not null
             group by ${chave}, ordem_servico.id) dela
     group by 1`
  const nome = sql`(select codigo || ' ' || descricao from peca where id = agregada.chave)`
  const dimensao = { rotulo: 'Peça', chave, nome, vazio: '', abre: (peca: string) => ({ peca }) }
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: PECAS })
}
