import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, lerAgregado, type Medida } from '../../../casca/relatorio/index.ts'
import { condicao, contadas, dimensaoDe, joins, quantos, todas } from './comum.ts'

const criada = sql`ordem_servico.criado_em`
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
  const dimensao = dimensaoDe(consulta, criada)
  const fonte = contadas(
    dimensao,
    { com_custo: sql`coalesce(soma.cobertas > 0, false)` },
    sql`from ordem_servico ${joins}
      left join (os_orcamento orcamento
        left join os_orcamento depois on depois.ordem_servico_id = orcamento.ordem_servico_id and depois.versao > orcamento.versao)
        on orcamento.ordem_servico_id = ordem_servico.id and depois.id is null
      left join os_orcamento_soma soma on soma.orcamento_id = orcamento.id
     where ${condicao(scope, consulta, criada)} and ordem_servico.status = 'FINALIZADA'`,
    { mao_de_obra: sql`sum(soma.mao_de_obra)`, pecas: sql`sum(soma.pecas)` },
  )
  return lerAgregado(db, consulta, { dimensao, fonte, medidas: CUSTO })
}
