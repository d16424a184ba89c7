import type {
  RelatorioCampo,
  RelatorioCitado,
  RelatorioColuna,
  RelatorioFiltro,
  RelatorioLinha,
} from '@app/contract/casca/relatorio'
import type { Ability } from '@app/contract/casca/session'
import type { Context } from '../../../platform/context.ts'

/** What was asked for, with its period as days and as instants, the end excluded. */
export type Consulta = {
  filtro: RelatorioFiltro
  de: string
  ate: string
  desde: Date
  fim: Date
  zone: string
  /** What each line is, one of the report's own. */
  por: string
}

type Valores = RelatorioLinha['valores']

/** What a report reads: its lines in their order, and what they are together. */
export type Leitura = {
  dimensao: string
  colunas: readonly RelatorioColuna[]
  linhas: readonly RelatorioLinha[]
  total: Valores | null
  /** Lines that were found beyond those given. */
  cortadas: number
}

/** A filter beside the period. */
export type Campo = {
  nome: Exclude<keyof RelatorioFiltro, 'de' | 'ate'>
  rotulo: string
  vazio: string | null
  /** Who lacks it has no such filter. */
  ability?: Ability
  opcoes: (ctx: Context, consulta: Consulta) => Promise<RelatorioCampo['opcoes']>
}

/** A report, as the module that has the rows defines it (rede §6). */
export type DefinicaoRelatorio = RelatorioCitado & {
  ability: Ability
  /** false: what is there now, whenever it came. */
  periodo: boolean
  /** What a line may be; the first unless another is asked for. */
  por: readonly { valor: string; rotulo: string }[]
  campos: readonly Campo[]
  /** The list that its figures open. */
  lista: string | null
  ler: (ctx: Context, consulta: Consulta) => Promise<Leitura>
}

/** What a module brings: its reports, and the first day of which it has records that a person may see. */
export type Relatorios = {
  ability: Ability
  relatorios: readonly DefinicaoRelatorio[]
  primeiroDia: (ctx: Context) => Promise<Date | null>
}
