export type Parametros = Readonly<Record<string, string | number>>

/** `bloqueia` ends the reading; `escolha` asks; `avisa` and `informa` only say. */
export type Severidade = 'bloqueia' | 'escolha' | 'avisa' | 'informa'

export type RegraDaNota = {
  codigo: string
  severidade: Severidade
  /** `{nome}` is filled from the params of the finding. */
  texto: string
  oQueFazer: string
  fonte: string
  /** Samples that show the rule, named without 'syn-' and '.xml'. */
  amostras: readonly string[]
}
