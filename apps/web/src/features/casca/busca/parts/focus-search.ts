const isShown = (element: HTMLElement) => element.checkVisibility()

/** Puts the focus into the screen's own search, opening it first; `false` where the screen has none. */
export function focusSearch(): boolean {
  const field = Array.from(
    document.querySelectorAll<HTMLElement>('search :is(input, select):not(:disabled, [readonly])'),
  ).find((one) => isShown(one))
  if (field) {
    field.focus()
    return true
  }
  const toggle = document.querySelector<HTMLElement>('[data-atalho="buscar"]')
  // The panel takes the focus when its button has it.
  toggle?.focus()
  toggle?.click()
  return toggle !== null
}
