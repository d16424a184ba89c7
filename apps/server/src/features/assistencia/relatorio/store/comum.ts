import { STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { ofPosto } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import type { Consulta, Dimensao } from '../../../casca/relatorio/index.ts'

/** What any line may be of, and what the filters look at. */
export const joins = sql`
  join posto_autorizado posto on posto.id = ordem_servico.posto_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo.marca_id`

/** The orders that a report counts, the post first; `quando` is the instant that must be within the period. */
export const condicao = (
  scope: Scope,
  { filtro, desde, fim }: Consulta,
  quando: RawBuilder<unknown>,
): RawBuilder<SqlBool> => {
  const { posto, marca, modelo, tecnico, garantia } = filtro
  const parts: RawBuilder<SqlBool>[] = [
    sql`${ofPosto(scope, 'ordem_servico.posto_id')}`,
    sql`${quando} >= ${desde} and ${quando} < ${fim}`,
  ]
  if (posto) parts.push(sql`ordem_servico.posto_id = ${posto}`)
  if (marca) parts.push(sql`modelo.marca_id = ${marca}`)
  if (modelo) parts.push(sql`relogio.modelo_produto_id = ${modelo}`)
  if (tecnico) parts.push(sql`ordem_servico.tecnico_id = ${tecnico}`)
  if (garantia) parts.push(sql`ordem_servico.garantia = ${garantia === 'true'}`)
  return sql`${sql.join(parts, sql` and `)}`
}

const statusEmPalavras = sql`case ordem_servico.status ${sql.join(
  Object.entries(STATUS_OS_DESCRICAO).map(
    ([status, words]) => sql`when ${sql.lit(status)} then ${sql.lit(words)}`,
  ),
  sql` `,
)} end`

export const POR = {
  mes: 'Mês',
  status: 'Situação',
  posto: 'Posto',
  marca: 'Marca',
  modelo: 'Modelo',
  tecnico: 'Técnico',
} as const
export type Por = keyof typeof POR

/** The dimension of a report's lines on orders; `quando` decides an order's month. */
export const dimensaoDe = (por: Por, quando: RawBuilder<unknown>, zone: string): Dimensao => {
  const rotulo = POR[por]
  switch (por) {
    case 'mes': {
      const mes = sql`to_char(${quando} at time zone ${zone}, 'YYYY-MM')`
      return { rotulo, chave: mes, nome: sql`null::text`, vazio: '' }
    }
    case 'status':
      return {
        rotulo,
        chave: sql`ordem_servico.status`,
        nome: statusEmPalavras,
        vazio: '',
        abre: (status) => ({ status }),
      }
    case 'posto':
      return {
        rotulo,
        chave: sql`posto.id::text`,
        nome: sql`posto.nome_fantasia`,
        vazio: '',
        abre: (posto) => ({ posto }),
      }
    case 'marca':
      return {
        rotulo,
        chave: sql`marca.id::text`,
        nome: sql`marca.nome`,
        vazio: 'Sem marca',
        abre: (marca) => ({ marca }),
      }
    case 'modelo':
      return {
        rotulo,
        chave: sql`modelo.id::text`,
        nome: sql`modelo.codigo || ' ' || modelo.descricao`,
        vazio: 'Sem modelo',
        abre: (modelo) => ({ modelo }),
      }
    case 'tecnico':
      return {
        rotulo,
        chave: sql`ordem_servico.tecnico_id::text`,
        nome: sql`(select coalesce(nome_exibicao, nome) from usuario where usuario.id = ordem_servico.tecnico_id)`,
        vazio: 'Sem técnico',
        abre: (tecnico) => ({ tecnico }),
      }
  }
}

/** Whole days on the calendar between two instants. */
export const diasEntre = (de: RawBuilder<unknown>, ate: RawBuilder<unknown>, zone: string) =>
  sql`((${ate} at time zone ${zone})::date - (${de} at time zone ${zone})::date)`

/** Percent, one decimal; null when the whole is zero. */
export const porcento = (parte: RawBuilder<unknown>, todo: RawBuilder<unknown>) =>
  sql`round(100.0 * ${parte} / nullif(${todo}, 0), 1)`

/** How many rows of the source have it. */
export const quantos = (quais: RawBuilder<unknown>) => sql`count(*) filter (where ${quais})`

/** A percentile of a column, to one decimal. */
export const percentil = (parte: number, coluna: RawBuilder<unknown>) =>
  sql`round((percentile_cont(${sql.lit(parte)}) within group (order by ${coluna}))::numeric, 1)`
