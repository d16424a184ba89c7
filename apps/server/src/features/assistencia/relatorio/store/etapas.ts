import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { sql, type SqlBool } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, readConsulta, type Medida, percentil } from '../../../casca/relatorio/index.ts'
import { contadas, dias, dimensaoDe, quantos } from './comum.ts'

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
    valor: percentil(0.5, dias),
  },
  {
    nome: 'p90',
    rotulo: 'p90, dias',
    formato: 'decimal',
    desenho: 'linha',
    valor: percentil(0.9, dias),
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
  const dimensao = dimensaoDe(consulta)
  const daEtapa = status ? sql<SqlBool>`fato.situacao = ${status}` : sql<SqlBool>`true`
  const passadas = contadas({ qual: 'PASSAGEM', scope, consulta, onde: daEtapa }, dimensao, {
    decimos: sql`fato.decimos`,
    espera: sql`false`,
  })
  const terminais = sql.join(TERMINAIS.map((one) => sql.lit(one)))
  const esperam = sql<SqlBool>`fato.situacao not in (${terminais}) and ${daEtapa}`
  const deAgora = contadas({ qual: 'ABERTA', scope, consulta, onde: esperam }, dimensao, {
    decimos: sql`null::integer`,
    espera: sql`true`,
  })
  const fonte = sql`${passadas} union all ${deAgora}`
  return readConsulta(db, consulta, {
    dimensao: consulta.por === 'status' ? { ...dimensao, rotulo: 'Etapa' } : dimensao,
    fonte,
    medidas: ETAPAS,
  })
}
