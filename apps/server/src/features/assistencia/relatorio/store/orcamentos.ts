import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, readConsulta, type Medida, percentil } from '../../../casca/relatorio/index.ts'
import { contadas, dias, dimensaoDe, porcento, quantos, todas } from './comum.ts'

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
    valor: percentil(0.5, dias),
  },
]

/** The last budgets of their orders that were made in the period, so that a figure counts each order once. */
export const readOrcamentos = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = contadas(
    { qual: 'ORCAMENTO', scope, consulta },
    dimensao,
    { situacao: sql`fato.situacao`, decimos: sql`fato.decimos` },
    { valor: sql`sum(fato.valor)` },
  )
  return readConsulta(db, consulta, { dimensao, fonte, medidas: ORCAMENTOS })
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
    valor: percentil(0.5, dias),
  },
]

/** The last swaps of their orders that were asked for in the period. */
export const readTrocas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = contadas({ qual: 'TROCA', scope, consulta }, dimensao, {
    situacao: sql`fato.situacao`,
    decimos: sql`fato.decimos`,
  })
  return readConsulta(db, consulta, { dimensao, fonte, medidas: TROCAS })
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
  const chave = sql`fato.chave`
  const fonte = contadas(
    {
      qual: sintoma ? 'SINTOMA' : 'CAUSA',
      scope,
      consulta,
      // What takes a pair back counts only where both of it do.
      onde: sql`(fato.ate is null or fato.ate < ${consulta.fim})`,
    },
    { chave },
  )
  const nome = sql`(select nome from ${tabela} where id = agregada.chave)`
  const abre = (id: string) => (sintoma ? { sintoma: id } : { causa: id })
  const dimensao = { rotulo: sintoma ? 'Sintoma' : 'Causa', chave, nome, vazio: '', abre }
  return readConsulta(db, consulta, { dimensao, fonte, medidas: OCORRENCIAS })
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
  const chave = sql`fato.chave`
  const fonte = contadas(
    { qual: 'PECA', scope, consulta },
    { chave },
    {},
    {
      quantidade: sql`sum(fato.quantidade)`,
      valor_final: sql`sum(fato.valor)`,
    },
  )
  const nome = sql`(select codigo || ' ' || descricao from peca where id = agregada.chave)`
  const dimensao = { rotulo: 'Peça', chave, nome, vazio: '', abre: (peca: string) => ({ peca }) }
  return readConsulta(db, consulta, { dimensao, fonte, medidas: PECAS })
}
