import { useUser } from './session-store.ts'

/** The service point that the logged-in person works at; undefined for the manufacturer's people. */
export const useProprioPosto = (): number | undefined => useUser()?.posto?.id

/** For a column that names the post: a post's people need it only where a row is of another one (decisions 59). */
export const soComOutroPosto = <Row>(proprio: number | undefined, postoOf: (row: Row) => number) =>
  proprio !== undefined && { onlyWith: (row: Row) => postoOf(row) !== proprio }
