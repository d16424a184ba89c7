import { STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { ofPosto } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type Consulta, type Dimensao, mesDe } from '../../../casca/relatorio/index.ts'

type Fato =
  | 'ABERTA'
  | 'REPARADA'
  | 'PASSAGEM'
  | 'ORCAMENTO'
  | 'CAUSA'
  | 'SINTOMA'
  | 'PECA'
  | 'TROCA'
  | 'AVALIACAO'

type Quais = {
  qual: Fato
  scope: Scope
  consulta: Consulta
  /** In addition to the report's filters. */
  onde?: RawBuilder<SqlBool>
}

/** What a report counts, the post first. */
const condicao = (scope: Scope, { filtro, desde, fim }: Consulta): RawBuilder<SqlBool> => {
  const { posto, marca, modelo, tecnico, garantia } = filtro
  const parts: RawBuilder<SqlBool>[] = [
    sql`${ofPosto(scope, 'fato.posto_id')}`,
    sql`fato.quando >= ${desde} and fato.quando < ${fim}`,
  ]
  if (posto) parts.push(sql`fato.posto_id = ${posto}`)
  if (marca) parts.push(sql`modelo.marca_id = ${marca}`)
  if (modelo) parts.push(sql`fato.modelo_id = ${modelo}`)
  if (tecnico) parts.push(sql`fato.tecnico_id = ${tecnico}`)
  if (garantia) parts.push(sql`fato.garantia = ${garantia === 'true'}`)
  return sql`${sql.join(parts, sql` and `)}`
}

/** A status as people read it. */
export const statusEmPalavras = (coluna: RawBuilder<unknown>) =>
  sql`case ${coluna} ${sql.join(
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

const chave = sql`agregada.chave`

/** The name of a person who stands in a line. */
export const nomeDoUsuario = sql`(select coalesce(nome_exibicao, nome) from usuario where usuario.id = ${chave})`

/** The dimension of a report's lines. */
export const dimensaoDe = (consulta: Consulta): Dimensao => {
  const por = consulta.por as Por
  const rotulo = POR[por]
  switch (por) {
    case 'mes':
      return { rotulo, chave: mesDe(sql`fato.quando`, consulta), nome: sql`null::text`, vazio: '' }
    case 'status':
      return {
        rotulo,
        chave: sql`fato.situacao`,
        nome: statusEmPalavras(chave),
        vazio: '',
        abre: (status) => ({ status }),
      }
    case 'posto':
      return {
        rotulo,
        chave: sql`fato.posto_id`,
        nome: sql`(select nome_fantasia from posto_autorizado where id = ${chave})`,
        vazio: '',
        abre: (posto) => ({ posto }),
      }
    case 'marca':
      return {
        rotulo,
        chave: sql`modelo.marca_id`,
        nome: sql`(select nome from marca where id = ${chave})`,
        vazio: 'Sem marca',
        abre: (marca) => ({ marca }),
        abreVazio: { sem: 'marca' },
      }
    case 'modelo':
      return {
        rotulo,
        chave: sql`fato.modelo_id`,
        nome: sql`(select codigo || ' ' || descricao from modelo_produto where id = ${chave})`,
        vazio: 'Sem modelo',
        abre: (modelo) => ({ modelo }),
        abreVazio: { sem: 'modelo' },
      }
    case 'tecnico':
      return {
        rotulo,
        chave: sql`fato.tecnico_id`,
        nome: nomeDoUsuario,
        vazio: 'Sem técnico',
        abre: (tecnico) => ({ tecnico }),
        abreVazio: { sem: 'tecnico' },
      }
  }
}

/**
 * What is kept of the orders, and those that changed since it was written as they are now (decision 24), counted by what
 * a report asks of them (`n` is how many are alike) before they are added up: thousands of rows instead of millions. The
 * database leaves out the join that nothing asks for.
 */
export const contadas = (
  { qual, scope, consulta, onde = sql<SqlBool>`true` }: Quais,
  { chave: deLinha }: Pick<Dimensao, 'chave'>,
  colunas: Readonly<Record<string, RawBuilder<unknown>>> = {},
  somas: typeof colunas = {},
) => {
  const named = (all: typeof colunas) =>
    Object.entries(all).map(([nome, valor]) => sql`${valor} as ${sql.id(nome)}`)
  const groups = Array.from({ length: Object.keys(colunas).length + 1 }, (_, at) => sql.lit(at + 1))
  const selected = [sql`${deLinha} as chave`, ...named(colunas), sql`sum(fato.n) as n`, ...named(somas)]
  const count = (de: RawBuilder<unknown>, quais: RawBuilder<unknown>) => sql`
    select ${sql.join(selected)} from ${de} left join modelo_produto modelo on modelo.id = fato.modelo_id
     where ${quais} and ${condicao(scope, consulta)} and ${onde} group by ${sql.join(groups)}`
  const guardados = sql.table(`relatorio_fato_${qual.toLowerCase()}`)
  const mudada = sql`exists (select from relatorio_sujas() suja where suja = fato.ordem_servico_id)`
  const deAgora = sql`relatorio_fatos_de(array(select relatorio_sujas()), ${sql.lit(qual)})`
  return sql`(${count(sql`${guardados} fato`, sql`not ${mudada}`)})
    union all (${count(sql`${deAgora} fato`, sql`true`)})`
}

/** Whole days on the calendar between two instants. */
export const diasEntre = (de: RawBuilder<unknown>, ate: RawBuilder<unknown>, zone: string) =>
  sql`((${ate} at time zone ${zone})::date - (${de} at time zone ${zone})::date)`

/** Percent, one decimal; null when the whole is zero. */
export const porcento = (parte: RawBuilder<unknown>, todo: RawBuilder<unknown>) =>
  sql`round(100.0 * ${parte} / nullif(${todo}, 0), 1)`

/** How many there are, and how many have it. */
export const todas = sql`coalesce(sum(base.n), 0)`
export const quantos = (quais: RawBuilder<unknown>) => sql`coalesce(sum(base.n) filter (where ${quais}), 0)`

/** Tenths of days as days. */
export const dias = sql`base.decimos / 10.0`
