/** A person's choice in a list: some rows by id, or everything that the filter finds except some. */
export type Selection = { all: boolean; ids: ReadonlySet<number>; last: number | null }

export const NOTHING: Selection = { all: false, ids: new Set(), last: null }
export const EVERYTHING: Selection = { all: true, ids: new Set(), last: null }

export const isChosen = ({ all, ids }: Selection, id: number): boolean => ids.has(id) !== all

/** How many rows are chosen, given the filter's total. */
export const countChosen = ({ all, ids }: Selection, total: number): number =>
  all ? Math.max(0, total - ids.size) : ids.size

/** Chooses or unchooses rows, in either form of the choice. */
export const withChosen = (selection: Selection, some: readonly number[], chosen: boolean): Selection => {
  const ids = new Set(selection.ids)
  for (const id of some)
    if (chosen === selection.all) ids.delete(id)
    else ids.add(id)
  return { ...selection, ids, last: some.at(-1) ?? selection.last }
}

/** From the last ticked row to this one, as the page shows them; only this one when the other is not visible. */
const rangeTo = ({ last }: Selection, page: readonly number[], id: number): readonly number[] => {
  const [from, to] = [last === null ? -1 : page.indexOf(last), page.indexOf(id)]
  if (from < 0 || to < 0) return [id]
  return from <= to ? page.slice(from, to + 1) : page.slice(to, from + 1).toReversed()
}

/** A tick; with Shift the whole range gets the state of the ticked row. */
export const toggled = (
  selection: Selection,
  page: readonly number[],
  id: number,
  range: boolean,
): Selection => withChosen(selection, range ? rangeTo(selection, page, id) : [id], !isChosen(selection, id))

/** How much of a page is chosen, for the box in its header. */
export const stateOf = (selection: Selection, page: readonly number[]): 'none' | 'some' | 'all' => {
  const chosen = page.filter((id) => isChosen(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === page.length ? 'all' : 'some'
}
