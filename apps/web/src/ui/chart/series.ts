export type Series = {
  key: string
  label: string
  values: readonly (number | null)[]
  /** A value as people read it. */
  text: (value: number | null) => string
  /** A value of the axis, where `text` is too long for it. */
  tick?: (value: number) => string
}

/** A chosen place, and the bar's part that was clicked. */
export type Choice = {
  place: number
  serie: string | undefined
  /** Where the place stands in the window. */
  onde: Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>
}
