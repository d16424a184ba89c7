/**
 * What a buyer sends back, or the seller takes back by a note of its own, by the last three digits of the CFOP (1xxx to
 * 7xxx). Texts: l10n_br_fiscal.cfop.csv of OCA.
 */
const DEVOLUCOES: ReadonlySet<string> = new Set(
  '201 202 203 204 208 209 410 411 412 413 503 504 553 660 661 662 918 919'.split(' '),
)

/** The purpose of a note that is a return as a whole (XSD `TFinNFe`). */
const FINALIDADE_DEVOLUCAO = '4'

/** Whether a line brings goods back, so that somebody looks at them before they may leave again. */
export const isDevolucao = (cfop: string | null, finNFe: string | null | undefined): boolean =>
  finNFe === FINALIDADE_DEVOLUCAO || DEVOLUCOES.has((cfop ?? '').slice(1))
