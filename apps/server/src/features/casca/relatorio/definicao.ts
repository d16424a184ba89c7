import type {
  RelatorioCampo,
  RelatorioCitado,
  RelatorioColuna,
  RelatorioFiltro,
  RelatorioLinha,
} from '@app/contract/casca/relatorio'
import type { Ability } from '@app/contract/casca/session'
import type { Context } from '../../../platform/context.ts'

/** The request, with its period as days and as instants, the end excluded. */
export type Consulta = {
  filtro: RelatorioFiltro
  de: string
  ate: string
  desde: Date
  fim: Date
  zone: string
  /** The dimension of the lines, one of the report's own. */
  por: string
}

type Valores = RelatorioLinha['valores']

/** The result of reading a report: its lines in order, and their totals. */
export type Leitura = {
  dimensao: string
  colunas: readonly RelatorioColuna[]
  linhas: readonly RelatorioLinha[]
  total: Valores | null
  /** Lines that were found beyond those returned. */
  cortadas: number
}

/** A filter in addition to the period. */
export type Campo = {
  nome: Exclude<keyof RelatorioFiltro, 'de' | 'ate'>
  rotulo: string
  vazio: string | null
  /** People without it do not have the filter. */
  ability?: Ability
  opcoes: (ctx: Context, consulta: Consulta) => Promise<RelatorioCampo['opcoes']>
}

type Lista = {
  caminho: string
  ability: Ability
  /** What holds for all figures. */
  filtros?: Readonly<Record<string, string>>
  /** What the list calls the report's filters, where its names differ. */
  nomes?: Readonly<Record<string, string>>
  /** false: a record may stand in several lines, so that the total is of no list. */
  total?: boolean
}

/** A report, defined by the module that owns the rows (rede §6). */
export type DefinicaoRelatorio = RelatorioCitado & {
  ability: Ability
  /** false: the report shows the current state, without a period. */
  periodo: boolean
  /** The dimensions of a line; the first is the default. */
  por: readonly { valor: string; rotulo: string }[]
  campos: readonly Campo[]
  /** The list that a click on its figures opens, for people with its ability. */
  lista: Lista | null
  ler: (ctx: Context, consulta: Consulta) => Promise<Leitura>
}

/** A module's contribution: its reports, and the first day with records that a reader of any of them may see. */
export type Relatorios = {
  relatorios: readonly DefinicaoRelatorio[]
  primeiroDia: (ctx: Context) => Promise<Date | null>
}
