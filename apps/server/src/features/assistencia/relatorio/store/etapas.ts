import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, lerAgregado, type Medida } from '../../../casca/relatorio/index.ts'
import { condicao, contadas, dimensaoDe, joins, percentil, quantos } from './comum.ts'

const criada = sql`ordem_servico.criado_em`

const ETAPAS: readonly Medida[] = [
  {
    nome: 'passagens',
    rotulo: 'Passagens terminadas',
    formato: 'inteiro',
    valor: quantos(sql`not base.espera`),
  },
  {
    nome: 'mediana',
    rotulo: 'Mediana, dias',
    formato: 'decimal',
    desenho: 'linha',
    valor: percentil(0.5, sql`base.dias`),
  },
  {
    nome: 'p90',
    rotulo: 'p90, dias',
    formato: 'decimal',
    desenho: 'linha',
    valor: percentil(0.9, sql`base.dias`),
  },
  {
    nome: 'esperam',
    rotulo: 'OS que esperam agora',
    formato: 'inteiro',
    abre: { abertas: 'true' },
    valor: quantos(sql`base.espera`),
  },
]

/**
 * How long the orders that were made in the period stayed in each status, and how many are in it at this moment. A stay
 * lasts from the change to a status until the next change; one that still lasts has no length.
 */
export const readEtapas = (db: Executor, scope: Scope, consulta: Consulta) => {
  const { status } = consulta.filtro
  const dimensao = dimensaoDe(consulta, criada)
  const porStatus = consulta.por === 'status'
  const within = (coluna: RawBuilder<unknown>) =>
    sql`where ${condicao(scope, consulta, criada)} and ${coluna} not in (${sql.join(TERMINAIS.map((one) => sql.lit(one)))})
          ${status ? sql`and ${coluna} = ${status}` : sql``}`
  const passadas = contadas(
    porStatus ? { chave: sql`passagem.status` } : dimensao,
    { dias: sql`passagem.dias`, espera: sql`false` },
    sql`from ordem_servico ${joins} join os_passagem passagem on passagem.ordem_servico_id = ordem_servico.id
        ${within(sql`passagem.status`)}`,
  )
  const deAgora = contadas(
    dimensao,
    { dias: sql`null::numeric`, espera: sql`true` },
    sql`from ordem_servico ${joins} ${within(sql`ordem_servico.status`)}`,
  )
  const fonte = sql`(${passadas}) union all (${deAgora})`
  return lerAgregado(db, consulta, {
    dimensao: porStatus ? { ...dimensao, rotulo: 'Etapa' } : dimensao,
    fonte,
    medidas: ETAPAS,
  })
}
