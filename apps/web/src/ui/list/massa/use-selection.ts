import { useState } from 'react'
import { countChosen, EVERYTHING, isChosen, NOTHING, stateOf, toggled, withChosen } from './selection.ts'
import type { Selection } from './selection.ts'

type Asked = {
  /** Ids of the rows on the page, in their order. */
  page: readonly number[]
  total: number
  /** The list's filters: other filters start with an empty choice. */
  question: string
}

/** The choice in a list, over all its pages. */
export function useSelection({ page, total, question }: Asked) {
  const [state, setState] = useState<{ question: string; selection: Selection }>({
    question,
    selection: NOTHING,
  })
  const selection = state.question === question ? state.selection : NOTHING
  const set = (next: Selection) => setState({ question, selection: next })
  const ofPage = stateOf(selection, page)
  return {
    selection,
    count: countChosen(selection, total),
    ofPage,
    isChosen: (id: number) => isChosen(selection, id),
    toggle: (id: number, range: boolean) => set(toggled(selection, page, id, range)),
    togglePage: () => set(withChosen(selection, page, ofPage !== 'all')),
    chooseAll: () => set(EVERYTHING),
    clear: () => set(NOTHING),
  }
}

export type ListSelection = ReturnType<typeof useSelection>

/** The part of a choice that the boxes of the rows need. */
export type RowSelection = Pick<ListSelection, 'ofPage' | 'isChosen' | 'toggle' | 'togglePage'>
