// Without Zod: the screens show these words before anything is loaded.
import type { Option } from '../register/index.ts'
import type { Ability } from '../session/index.ts'

/** A column of the template; `nome` is the field of the record that it fills. */
export type ColunaPlanilha = {
  nome: string
  rotulo: string
  /** As the heading of a narrow column. */
  curto?: string
  tipo: 'texto' | 'numero' | 'dia' | 'instante' | 'simNao'
  /** The values that there are: a cell says one by its word or as it is. */
  opcoes?: readonly Option[]
  /** Where the record that a cell names is looked for. */
  referencia?: string
  /** It names several, with commas between them. */
  varias?: boolean
  obrigatoria?: boolean
  /** Other headings that mean the same. */
  sinonimos?: readonly string[]
  exemplo: string
  ajuda: string
  /** Staff work for every company; a client user's rows are always the own one's. */
  soInterno?: boolean
  /** Not among the columns that the preview shows unless it is wrong. */
  menor?: boolean
  /** Width of its column in the preview. */
  largura?: string
}

export type PlanilhaModelo = {
  /** As the addresses name it: /importar/clientes. */
  tipo: string
  /** Where its import stands, unless it is there. */
  caminho?: string
  titulo: string
  /** What goes in: an order of several lines, or one record a line. */
  registro: readonly [one: string, many: string]
  ability: Ability
  /** Where what went in is looked at. */
  lista: { caminho: string; rotulo: string }
  /** Where each one that went in is looked at, and what it is called there. */
  destino: { caminho: string; nome: string }
  colunas: readonly ColunaPlanilha[]
}

/** The columns that a person's sheet may have. */
export const colunasDe = ({ colunas }: PlanilhaModelo, interno: boolean): ColunaPlanilha[] =>
  colunas.filter(({ soInterno }) => interno || !soInterno)

/** Whose a line is, where records have an owner. */
export const cliente: ColunaPlanilha = {
  nome: 'cliente',
  rotulo: 'Cliente',
  tipo: 'texto',
  sinonimos: ['Código do cliente', 'CNPJ do cliente', 'Depositante', 'Código do depositante'],
  exemplo: '1001',
  ajuda: 'Código, código do depositante ou CPF/CNPJ do cliente. Em branco, vale o cliente escolhido na tela.',
  soInterno: true,
}

/** A column of plain text. */
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
