export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What happened to a field, where it is more than 'from this to that'. */
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
  /** Changed, from what to what is nobody's business: a person's name, address or password (LGPD). */
  | 'alterado'
  | 'importada'
  | 'recebida'
  | 'recebimento-estornado'
  | 'cancelada'
  /** A budget was answered by a consumer's link. */
  | 'respondido'
  /** The post had a consumer's link before it. */
  | 'mostrado'
  | 'sem-versao'

/** A count of a lot that changed what the system holds of it. */
export type AjusteAuditado = { lote: string; de: number; para: number; unidade: string; motivo: string }

/**
 * One change as data, safe for JSON: the words are made when read, so that a better wording or an anonymised name
 * needs no rewriting of the log. Ids and codes, never a person's name.
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
