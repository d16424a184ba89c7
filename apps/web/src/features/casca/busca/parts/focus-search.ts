const isShown = (element: HTMLElement) => element.checkVisibility()

/** Focuses the screen's own search and opens it first; `false` when the screen has none. */
export function focusSearch(): boolean {
  const field = Array.from(
    document.querySelectorAll<HTMLElement>('search :is(input, select):not(:disabled, [readonly])'),
  ).find((one) => isShown(one))
  if (field) {
    field.focus()
    return true
  }
  const toggle = document.querySelector<HTMLElement>('[data-atalho="buscar"]')
  // When its button has the focus, the panel takes it.
  toggle?.focus()
  toggle?.click()
  return toggle !== null
}
