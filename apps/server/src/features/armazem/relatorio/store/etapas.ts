import { ETAPA_DE_ESPERA_LABELS } from '@app/contract/armazem/pedido'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  type Consulta,
  type Dimensao,
  readConsulta,
  mesDe,
  type Medida,
  percentil,
} from '../../../casca/relatorio/index.ts'
import { abreCliente, doCliente, nomeDoCliente } from './pedidos.ts'

const quantas = (quais: RawBuilder<unknown>) => sql`coalesce(sum(base.n) filter (where ${quais}), 0)`
const todas = sql`coalesce(sum(base.n), 0)`
const horas = sql`base.horas`

const ETAPAS: readonly Medida[] = [
  { nome: 'passagens', rotulo: 'Passagens terminadas', formato: 'inteiro', abre: {}, valor: todas },
  {
    nome: 'noPrazo',
    rotulo: 'No prazo',
    formato: 'inteiro',
    desenho: 'barra',
    abre: { passagem: 'NO_PRAZO' },
    valor: quantas(sql`not base.atrasada`),
  },
  {
    nome: 'atrasadas',
    rotulo: 'Atrasadas',
    formato: 'inteiro',
    desenho: 'barra',
    abre: { passagem: 'ATRASADA' },
    valor: quantas(sql`base.atrasada`),
  },
  {
    nome: 'parte',
    rotulo: 'Atrasadas, %',
    formato: 'porcento',
    valor: sql`round(100.0 * ${quantas(sql`base.atrasada`)} / nullif(${todas}, 0), 1)`,
  },
  {
    nome: 'mediana',
    rotulo: 'Mediana, horas',
    formato: 'decimal',
    desenho: 'linha',
    valor: percentil(0.5, horas),
  },
  { nome: 'p90', rotulo: 'p90, horas', formato: 'decimal', desenho: 'linha', valor: percentil(0.9, horas) },
]

const emPalavras = sql`case agregada.chave ${sql.join(
  Object.entries(ETAPA_DE_ESPERA_LABELS).map(
    ([etapa, words]) => sql`when ${sql.lit(etapa)} then ${sql.lit(words)}`,
  ),
  sql` `,
)} end`

const dimensaoDe = (consulta: Consulta): Dimensao => {
  const { por } = consulta
  if (por === 'mes')
    return {
      rotulo: 'Mês',
      chave: mesDe(sql`passagem.terminada_em`, consulta),
      nome: sql`null::text`,
      vazio: '',
    }
  if (por === 'cliente')
    return {
      rotulo: 'Cliente',
      chave: sql`passagem.cliente_id`,
      nome: nomeDoCliente,
      vazio: '',
      abre: abreCliente,
    }
  return {
    rotulo: 'Etapa',
    chave: sql`passagem.etapa`,
    nome: emPalavras,
    vazio: '',
    abre: (deixou) => ({ deixou }),
  }
}

/** How long orders stayed in each stage that they left in the period, and how often for longer than its limit. */
export const readEtapas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const { status } = consulta.filtro
  const dimensao = dimensaoDe(consulta)
  const fonte = sql`
    select ${dimensao.chave} as chave, passagem.horas, passagem.atrasada, count(*) as n
      from pedido_passagem passagem
     where ${doCliente(scope, consulta, 'passagem.cliente_id')}
       and passagem.terminada_em >= ${consulta.desde} and passagem.terminada_em < ${consulta.fim}
       ${status ? sql`and passagem.etapa = ${status}` : sql``}
     group by 1, 2, 3`
  return readConsulta(db, consulta, { dimensao, fonte, medidas: ETAPAS })
}
