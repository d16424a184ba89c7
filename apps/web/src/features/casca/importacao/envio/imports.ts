import type { Ability } from '@app/contract/casca/session'

/** The link from a list to an import: its label, its address, and the ability for it. */
export type Import = { label: string; to: string; ability: Ability }

/** The address of a kind's screen when it has none of its own. */
export const caminhoDe = (tipo: string): string => `/importar/${tipo}`

/**
 * The import of a kind of spreadsheet. It does not use the contract's words of the spreadsheets, because lists and
 * routes read this, and their imports are part of the first load.
 */
export const importOf = (tipo: string, ability: Ability, label = 'Importar planilha'): Import => ({
  label,
  to: caminhoDe(tipo),
  ability,
})
