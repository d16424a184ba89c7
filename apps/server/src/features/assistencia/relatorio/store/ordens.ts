import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, readConsulta, type Medida, percentil } from '../../../casca/relatorio/index.ts'
import { contadas, diasEntre, dimensaoDe, nomeDoUsuario, porcento, quantos, todas } from './comum.ts'

/** Whole days on the calendar from the intake to the repair. */
const diasAoReparo = ({ zone }: Consulta) => diasEntre(sql`fato.desde`, sql`fato.quando`, zone)

const OS = { nome: 'os', rotulo: 'OS', formato: 'inteiro', valor: todas } as const

const ABERTURAS: readonly Medida[] = [
  { ...OS, abre: {} },
  {
    nome: 'emGarantia',
    rotulo: 'Em garantia',
    formato: 'inteiro',
    desenho: 'barra',
    abre: { garantia: 'true' },
    valor: quantos(sql`base.garantia`),
  },
  {
    nome: 'semGarantia',
    rotulo: 'Sem garantia',
    formato: 'inteiro',
    desenho: 'barra',
    abre: { garantia: 'false' },
    valor: quantos(sql`not base.garantia`),
  },
  {
    nome: 'valor',
    rotulo: 'Valor do consumidor',
    formato: 'dinheiro',
    valor: sql`coalesce(sum(base.valor_total), 0)`,
  },
]

/** Orders that were made in the period. */
export const readOrdens = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = contadas(
    { qual: 'ABERTA', scope, consulta },
    dimensao,
    { garantia: sql`fato.garantia` },
    {
      valor_total: sql`sum(fato.valor)`,
    },
  )
  return readConsulta(db, consulta, { dimensao, fonte, medidas: ABERTURAS })
}

const CONSERTOS: readonly Medida[] = [
  { ...OS, nome: 'reparadas', rotulo: 'OS reparadas', abre: {} },
  {
    nome: 'ate15',
    rotulo: 'Até 15 dias',
    formato: 'inteiro',
    desenho: 'barra',
    abre: { consertoDias: 'ATE_15' },
    valor: quantos(sql`base.dias <= 15`),
  },
  {
    nome: 'ate30',
    rotulo: 'De 16 a 30',
    formato: 'inteiro',
    desenho: 'barra',
    abre: { consertoDias: 'DE_16_A_30' },
    valor: quantos(sql`base.dias between 16 and 30`),
  },
  {
    nome: 'acima30',
    rotulo: 'Acima de 30 dias',
    formato: 'inteiro',
    desenho: 'barra',
    abre: { consertoDias: 'ACIMA_30' },
    valor: quantos(sql`base.dias > 30`),
  },
  {
    nome: 'dentro',
    rotulo: 'Dentro de 30 dias, %',
    formato: 'porcento',
    abre: { consertoDias: 'ATE_30' },
    valor: porcento(quantos(sql`base.dias <= 30`), todas),
  },
  {
    nome: 'mediana',
    rotulo: 'Mediana, dias',
    formato: 'decimal',
    desenho: 'linha',
    abre: {},
    valor: percentil(0.5, sql`base.dias`),
  },
  {
    nome: 'p90',
    rotulo: 'p90, dias',
    formato: 'decimal',
    desenho: 'linha',
    abre: {},
    valor: percentil(0.9, sql`base.dias`),
  },
]

/** Days from the intake to the repair, of orders that were repaired in the period. */
export const readConsertos = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = contadas({ qual: 'REPARADA', scope, consulta }, dimensao, { dias: diasAoReparo(consulta) })
  return readConsulta(db, consulta, { dimensao, fonte, medidas: CONSERTOS })
}

const reincidencia = (nome: string, rotulo: string, valor: 'PENDENTE' | 'AUTORIZADA' | 'RECUSADA') =>
  ({
    nome,
    rotulo,
    formato: 'inteiro',
    desenho: 'barra',
    abre: { reincidencia: valor },
    valor: quantos(sql`base.reincidencia = ${sql.lit(valor)}`),
  }) satisfies Medida

const REINCIDENCIAS: readonly Medida[] = [
  {
    nome: 'reincidencias',
    rotulo: 'Reincidências',
    formato: 'inteiro',
    valor: quantos(sql`base.reincidencia is not null`),
  },
  reincidencia('pendentes', 'A autorizar', 'PENDENTE'),
  reincidencia('autorizadas', 'Autorizadas', 'AUTORIZADA'),
  reincidencia('recusadas', 'Recusadas', 'RECUSADA'),
  { ...OS, abre: {} },
  {
    nome: 'parte',
    rotulo: 'Parte das OS, %',
    formato: 'porcento',
    desenho: 'linha',
    valor: porcento(quantos(sql`base.reincidencia is not null`), todas),
  },
]

/** Watches that came back within the service warranty, of the orders made in the period. */
export const readReincidencias = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = contadas({ qual: 'ABERTA', scope, consulta }, dimensao, { reincidencia: sql`fato.detalhe` })
  return readConsulta(db, consulta, { dimensao, fonte, medidas: REINCIDENCIAS })
}

const TECNICOS: readonly Medida[] = [
  { ...OS, nome: 'reparadas', rotulo: 'Reparadas', desenho: 'barra', abre: {} },
  {
    nome: 'recusadas',
    rotulo: 'Recusadas no controle de qualidade',
    formato: 'inteiro',
    abre: { recusadaQc: 'true' },
    valor: quantos(sql`base.recusada`),
  },
  {
    nome: 'parte',
    rotulo: 'Recusadas, %',
    formato: 'porcento',
    abre: { recusadaQc: 'true' },
    valor: porcento(quantos(sql`base.recusada`), todas),
  },
  {
    nome: 'mediana',
    rotulo: 'Mediana, dias',
    formato: 'decimal',
    desenho: 'linha',
    abre: {},
    valor: percentil(0.5, sql`base.dias`),
  },
]

/** What each person repaired in the period, how much of it quality control sent back at least once, and how long it took. */
export const readTecnicos = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = {
    rotulo: 'Técnico',
    chave: sql`fato.chave`,
    nome: nomeDoUsuario,
    vazio: 'Sem técnico',
    abre: (reparadoPor: string) => ({ reparadoPor }),
    abreVazio: { sem: 'reparador' },
  }
  const fonte = contadas({ qual: 'REPARADA', scope, consulta }, dimensao, {
    recusada: sql`fato.detalhe is not null`,
    dias: diasAoReparo(consulta),
  })
  return readConsulta(db, consulta, { dimensao, fonte, medidas: TECNICOS })
}
