// This file does without Zod, because screens show these words before anything is loaded.
import type { Option } from '../register/index.ts'
import type { Ability } from '../session/index.ts'

/** A column of the template; `nome` is the field of the record that it fills. */
export type ColunaPlanilha = {
  nome: string
  rotulo: string
  /** The heading of a narrow column. */
  curto?: string
  tipo: 'texto' | 'numero' | 'dia' | 'instante' | 'simNao'
  /** The possible values: a cell holds the value itself or its label. */
  opcoes?: readonly Option[]
  /** Where the record that a cell names is looked up. */
  referencia?: string
  /** The cell names several, separated by commas. */
  varias?: boolean
  obrigatoria?: boolean
  /** Other headings with the same meaning. */
  sinonimos?: readonly string[]
  exemplo: string
  ajuda: string
  /**
   * Only staff have this column, because they work for every company; a client user's rows always belong to the own
   * one.
   */
  soInterno?: boolean
  /** The preview hides this column unless a cell is wrong. */
  menor?: boolean
  /** Width of its column in the preview. */
  largura?: string
}

export type PlanilhaModelo = {
  /** The type's name in addresses: /importar/clientes. */
  tipo: string
  /** The address of its import, when it is not the default one. */
  caminho?: string
  titulo: string
  /** What is imported, singular and plural: an order of several lines, or one record per line. */
  registro: readonly [one: string, many: string]
  ability: Ability
  /** The list that shows the imported records. */
  lista: { caminho: string; rotulo: string }
  /** The page of one imported record, and its name there. */
  destino: { caminho: string; nome: string }
  colunas: readonly ColunaPlanilha[]
}

/** The columns that a person's sheet may have. */
export const colunasDe = ({ colunas }: PlanilhaModelo, interno: boolean): ColunaPlanilha[] =>
  colunas.filter(({ soInterno }) => interno || !soInterno)

/** The owner of a line, for records that have one. */
export const cliente: ColunaPlanilha = {
  nome: 'cliente',
  rotulo: 'Cliente',
  tipo: 'texto',
  sinonimos: ['Código do cliente', 'CNPJ do cliente', 'Depositante', 'Código do depositante'],
  exemplo: '1001',
  ajuda: 'Código, código do depositante ou CPF/CNPJ do cliente. Em branco, vale o cliente escolhido na tela.',
  soInterno: true,
}

export const texto = (
  nome: string,
  rotulo: string,
  exemplo: string,
  ajuda = '',
  more: Partial<ColunaPlanilha> = {},
) => ({
  nome,
  rotulo,
  tipo: 'texto' as const,
  exemplo,
  ajuda,
  ...more,
})
