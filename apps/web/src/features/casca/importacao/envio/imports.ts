import type { Ability } from '@app/contract/casca/session'

/** The way from a list to an import: what the list calls it, where it stands, who may go. */
export type Import = { label: string; to: string; ability: Ability }

/** Where the screen of a kind stands that has no address of its own. */
export const caminhoDe = (tipo: string): string => `/importar/${tipo}`

/**
 * The import of a kind of spreadsheet. Not the contract's words of the spreadsheets: lists and routes read this, and what
 * they import travels with the first load.
 */
export const importOf = (tipo: string, ability: Ability, label = 'Importar planilha'): Import => ({
  label,
  to: caminhoDe(tipo),
  ability,
})
