export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What happened to a field, when it is more than a change of its value. */
export type MudancaAcao =
  | 'criado'
  | 'excluido'
  | 'incluido'
  | 'removido'
  | 'reordenado'
  | 'expedido'
  | 'estornado'
  | 'reservado'
  | 'liberado'
  | 'reenviado'
  | 'retirado'
  | 'ajustado'
  /** The field changed, but the old and new values are private: a person's name, address or password (LGPD). */
  | 'alterado'
  | 'importada'
  | 'recebida'
  | 'recebimento-estornado'
  | 'cancelada'
  /** A consumer answered a budget by a link. */
  | 'respondido'
  /** The post opened a consumer's link on its screen. */
  | 'mostrado'
  | 'sem-versao'

/** A count of a lot that changed what the system holds of it. */
export type AjusteAuditado = { lote: string; de: number; para: number; unidade: string; motivo: string }

/**
 * One change as data, safe for JSON. The words are made on reading, so that a better wording or an anonymised name
 * needs no rewriting of the log. It holds ids and codes, never a person's name.
 */
export type Mudanca = { campo: string; acao?: MudancaAcao; de?: Json; para?: Json }

/** A line of an order as the log keeps it: enough to read it after the product has changed. */
export type ItemAuditado = {
  codigoProduto: string
  descricao: string
  lote: string
  validade: string | null
  quantidade: number
  unidade: string
}

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)

/** From which status to which a change moves its record. */
export const passagemDe = ({ de, para }: Pick<Mudanca, 'de' | 'para'>) => ({
  de: textOf(de),
  para: textOf(para),
})
