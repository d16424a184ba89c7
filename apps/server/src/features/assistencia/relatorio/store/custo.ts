import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, readConsulta, type Medida } from '../../../casca/relatorio/index.ts'
import { contadas, dimensaoDe, quantos, todas } from './comum.ts'

const comCusto = sql`base.com_custo`
const maoDeObra = sql`coalesce(sum(base.mao_de_obra), 0)`
const pecas = sql`coalesce(sum(base.pecas), 0)`

const CUSTO: readonly Medida[] = [
  { nome: 'custo', rotulo: 'Custo', formato: 'dinheiro', valor: sql`${maoDeObra} + ${pecas}` },
  { nome: 'maoDeObra', rotulo: 'Mão de obra', formato: 'dinheiro', desenho: 'barra', valor: maoDeObra },
  { nome: 'pecas', rotulo: 'Peças', formato: 'dinheiro', desenho: 'barra', valor: pecas },
  {
    nome: 'os',
    rotulo: 'OS finalizadas',
    formato: 'inteiro',
    abre: { status: 'FINALIZADA' },
    valor: todas,
  },
  { nome: 'comCusto', rotulo: 'OS com custo', formato: 'inteiro', valor: quantos(comCusto) },
  {
    nome: 'porOs',
    rotulo: 'Custo por OS com custo',
    formato: 'dinheiro',
    desenho: 'linha',
    valor: sql`round((${maoDeObra} + ${pecas}) / nullif(${quantos(comCusto)}, 0), 2)`,
  },
]

/**
 * What the manufacturer owes for the covered lines of the orders that were made in the period and are FINALIZADA: those
 * that a closing credits, of the last budget, without the parts that the factory sent.
 */
export const readCusto = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao = dimensaoDe(consulta)
  const fonte = contadas(
    { qual: 'ABERTA', scope, consulta, onde: sql`fato.situacao = 'FINALIZADA'` },
    dimensao,
    { com_custo: sql`fato.chave > 0` },
    { mao_de_obra: sql`sum(fato.mao_de_obra)`, pecas: sql`sum(fato.pecas)` },
  )
  return readConsulta(db, consulta, { dimensao, fonte, medidas: CUSTO })
}
