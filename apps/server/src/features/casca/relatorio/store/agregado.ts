import type { RelatorioColuna, RelatorioLinha } from '@app/contract/casca/relatorio'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** A column of a report: an aggregate over the rows of its source, which is named `base`. */
export type Medida = Pick<RelatorioColuna, 'nome' | 'rotulo' | 'formato'> &
  Partial<Pick<RelatorioColuna, 'desenho' | 'abre'>> & { valor: RawBuilder<unknown> }

/** The dimension of the lines: the source's column `chave`, and the words of a line, read by `agregada.chave`. */
export type Dimensao = {
  rotulo: string
  chave: RawBuilder<unknown>
  nome: RawBuilder<unknown>
  /** The label of rows without a key: 'Sem modelo'. */
  vazio: string
  /** The list's filter for the same rows; without it the figures of a line open no list. */
  abre?: (chave: string) => Record<string, string>
  /** The same for rows without a key. */
  abreVazio?: Record<string, string>
}

/** A percentile of a column as `percentile_cont` has it, to one decimal; each row stands for `base.n` that are alike. */
export const percentil = (parte: number, coluna: RawBuilder<unknown>) =>
  sql`round(percentil_de(${sql.lit(parte)},
    array_agg(${coluna}::numeric order by ${coluna}) filter (where ${coluna} is not null),
    array_agg(base.n order by ${coluna}) filter (where ${coluna} is not null)), 1)`

type Agregado = {
  /** A select with a column `chave`. */
  fonte: RawBuilder<unknown>
  nome: RawBuilder<unknown>
  medidas: readonly Medida[]
  ordem: 'chave' | RawBuilder<unknown>
  limite?: number
}

type Row = {
  chave: string | null
  rotulo: string | null
  todo: number
  grupos: number
  valores: RelatorioLinha['valores']
}

/** The measures of each line and of all together (one pass), and the number of lines beyond the limit. */
export const readAgregado = async (
  db: Executor,
  { fonte, nome, medidas, ordem, limite = 500 }: Agregado,
): Promise<{ linhas: Row[]; total: RelatorioLinha['valores']; cortadas: number }> => {
  // Names are read for the lines alone, not for each row that is counted.
  const { rows } = await sql<Row>`
    select agregada.chave::text as chave, ${nome} as rotulo, agregada.todo, agregada.grupos, agregada.valores
      from (select base.chave, grouping(base.chave) as todo, count(*) over () as grupos,
                   json_build_array(${sql.join(medidas.map(({ valor }) => valor))}) as valores,
                   ${ordem === 'chave' ? sql`null::integer` : ordem} as ordem
              from (${fonte}) base
             group by grouping sets ((base.chave), ())) agregada
     order by agregada.todo desc, agregada.ordem desc nulls last, ${ordem === 'chave' ? sql`` : sql`rotulo,`}
              agregada.chave limit ${limite + 1}`.execute(db)
  const [all, ...linhas] = rows
  return {
    linhas,
    total: all?.valores ?? [],
    cortadas: Math.max(0, (all?.grupos ?? 1) - 1 - linhas.length),
  }
}
