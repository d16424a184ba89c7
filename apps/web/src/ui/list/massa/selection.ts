/** What a person has chosen of a list: some rows by name, or all that the filter finds but some. */
export type Selection = { all: boolean; ids: ReadonlySet<number>; last: number | null }

export const NOTHING: Selection = { all: false, ids: new Set(), last: null }
export const EVERYTHING: Selection = { all: true, ids: new Set(), last: null }

export const isChosen = ({ all, ids }: Selection, id: number): boolean => ids.has(id) !== all

/** How many are chosen of how many the filter finds. */
export const countChosen = ({ all, ids }: Selection, total: number): number =>
  all ? Math.max(0, total - ids.size) : ids.size

/** Chosen or not, whichever way the selection is kept. */
export const withChosen = (selection: Selection, some: readonly number[], chosen: boolean): Selection => {
  const ids = new Set(selection.ids)
  for (const id of some)
    if (chosen === selection.all) ids.delete(id)
    else ids.add(id)
  return { ...selection, ids, last: some.at(-1) ?? selection.last }
}

/** From the row that was ticked last to this one, as the page shows them; alone where that one is not in sight. */
const rangeTo = ({ last }: Selection, page: readonly number[], id: number): readonly number[] => {
  const [from, to] = [last === null ? -1 : page.indexOf(last), page.indexOf(id)]
  if (from < 0 || to < 0) return [id]
  return from <= to ? page.slice(from, to + 1) : page.slice(to, from + 1).toReversed()
}

/** A tick; with Shift the whole range becomes as the ticked row does. */
export const toggled = (
  selection: Selection,
  page: readonly number[],
  id: number,
  range: boolean,
): Selection => withChosen(selection, range ? rangeTo(selection, page, id) : [id], !isChosen(selection, id))

/** How much of a page is chosen, as its box in the header shows. */
export const stateOf = (selection: Selection, page: readonly number[]): 'none' | 'some' | 'all' => {
  const chosen = page.filter((id) => isChosen(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === page.length ? 'all' : 'some'
}
