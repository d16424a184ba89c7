import type {
  CONSERTO_DIAS,
  QUANDO,
  RESULTADO_ORCAMENTO,
  RESULTADO_TROCA,
  SEM,
} from '@app/contract/assistencia/ordemServico'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { diasConsertoDe, type Quando } from './semaforo.ts'

/** What the figures of the reports count; an absent one filters nothing. */
export type Figura = {
  desde?: Date
  ate?: Date
  /** What lies within the two; the creation without it. */
  quando?: (typeof QUANDO)[number]
  consertoDias?: (typeof CONSERTO_DIAS)[number]
  /** What the order lacks. */
  sem?: (typeof SEM)[number]
  reparadoPor?: number
  recusadaQc?: boolean
  orcamento?: (typeof RESULTADO_ORCAMENTO)[number]
  troca?: (typeof RESULTADO_TROCA)[number]
  causa?: number
  sintoma?: number
  peca?: number
}

const within = (coluna: RawBuilder<unknown>, { desde, ate }: Figura): RawBuilder<SqlBool>[] => [
  ...(desde === undefined ? [] : [sql<SqlBool>`${coluna} >= ${desde}`]),
  ...(ate === undefined ? [] : [sql<SqlBool>`${coluna} < ${ate}`]),
]

const both = (parts: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`${sql.join(parts, sql` and `)}`

const DIAS = {
  ATE_15: sql`<= 15`,
  DE_16_A_30: sql`between 16 and 30`,
  ATE_30: sql`<= 30`,
  ACIMA_30: sql`> 30`,
} as const

const semRelogio = sql<SqlBool>`ordem_servico.relogio_id is null`

/** Every watch has a model, and every model a brand. */
const SEM_ISTO: Record<(typeof SEM)[number], RawBuilder<SqlBool>> = {
  marca: semRelogio,
  modelo: semRelogio,
  tecnico: sql`ordem_servico.tecnico_id is null`,
  reparador: sql`ordem_servico.reparado_por is null`,
}

/** The results of the last budget that a choice stands for. */
const situacoes = (orcamento: NonNullable<Figura['orcamento']>): string[] =>
  orcamento === 'RESPONDIDO' ? ['APROVADO', 'REPROVADO'] : [orcamento]

/** An order that chose a model, or got its watch, was authorized. */
const AUTORIZADAS = ['AUTORIZADA', 'ESCOLHIDA', 'RECEBIDA']

const comTroca = (troca: NonNullable<Figura['troca']>): RawBuilder<SqlBool> =>
  troca === 'DECIDIDA'
    ? sql`troca.decidida_em is not null`
    : sql`troca.situacao = any(${troca === 'AUTORIZADA' ? AUTORIZADAS : [troca]})`

/** A budget of the period that counts: with a cause or symptom any that none replaced, else the order's last one. */
const porOrcamento = (figura: Figura): RawBuilder<SqlBool> => {
  const { causa, sintoma, orcamento, quando } = figura
  const parts = [
    sql<SqlBool>`orcamento.situacao <> 'SUBSTITUIDO'`,
    ...(quando === 'orcada' ? within(sql`orcamento.criado_em`, figura) : []),
  ]
  const daLinha = [
    ...(causa === undefined ? [] : [sql<SqlBool>`os_linha.causa_os_id = ${causa}`]),
    ...(sintoma === undefined ? [] : [sql<SqlBool>`os_linha.sintoma_os_id = ${sintoma}`]),
  ]
  if (daLinha.length > 0)
    parts.push(
      sql`exists (select from os_linha where os_linha.orcamento_id = orcamento.id and ${both(daLinha)})`,
    )
  else
    parts.push(sql`not exists (select from os_orcamento depois
      where depois.ordem_servico_id = orcamento.ordem_servico_id and depois.versao > orcamento.versao)`)
  if (orcamento !== undefined) parts.push(sql`orcamento.situacao = any(${situacoes(orcamento)})`)
  return sql`ordem_servico.id in (select orcamento.ordem_servico_id from os_orcamento orcamento where ${both(parts)})`
}

const porTroca = (figura: Figura): RawBuilder<SqlBool> => {
  const parts = [
    sql<SqlBool>`not exists (select from troca depois
      where depois.ordem_servico_id = troca.ordem_servico_id and depois.id > troca.id)`,
    ...(figura.quando === 'troca' ? within(sql`troca.solicitada_em`, figura) : []),
    ...(figura.troca === undefined ? [] : [comTroca(figura.troca)]),
  ]
  return sql`ordem_servico.id in (select troca.ordem_servico_id from troca where ${both(parts)})`
}

/** The orders that a figure of a report counted (rede §6). */
export const atrasDaFigura = (figura: Figura, noFuso: Pick<Quando, 'zone'>): RawBuilder<SqlBool>[] => {
  const { quando = 'criada', consertoDias, reparadoPor, causa, sintoma, peca } = figura
  const parts: RawBuilder<SqlBool>[] = []
  if (quando === 'criada') parts.push(...within(sql`ordem_servico.criado_em`, figura))
  if (quando === 'reparada')
    parts.push(sql`ordem_servico.data_reparo is not null`, ...within(sql`ordem_servico.data_reparo`, figura))
  if (consertoDias !== undefined) parts.push(sql`${diasConsertoDe(noFuso)} ${DIAS[consertoDias]}`)
  if (figura.sem !== undefined) parts.push(SEM_ISTO[figura.sem])
  if (reparadoPor !== undefined) parts.push(sql`ordem_servico.reparado_por = ${reparadoPor}`)
  if (figura.recusadaQc)
    parts.push(
      sql`ordem_servico.id in (select ordem_servico_id from os_historico where acao = 'reprovarReparo')`,
    )
  if (quando === 'orcada' || (figura.orcamento ?? causa ?? sintoma) !== undefined)
    parts.push(porOrcamento(figura))
  if (quando === 'troca' || figura.troca !== undefined) parts.push(porTroca(figura))
  if (peca !== undefined)
    parts.push(sql`ordem_servico.id in (
      select orcamento.ordem_servico_id from os_linha
        join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
       where os_linha.peca_id = ${peca} and os_linha.situacao = 'APROVADA' and orcamento.situacao = 'APROVADO')`)
  return parts
}
