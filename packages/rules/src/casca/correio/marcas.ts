const MARCA = /\{([^{}\s]*)\}/g

/** The names between braces in a text. */
export const marcasDe = (texto: string): string[] => [...texto.matchAll(MARCA)].map(([, name = '']) => name)

/** Fills in the names between braces; unknown ones stay as they were typed, and nothing is filled twice. */
export const fillMarcas = (texto: string, valores: Readonly<Record<string, string>>): string =>
  texto.replaceAll(MARCA, (whole, name: string) =>
    Object.hasOwn(valores, name) ? (valores[name] ?? whole) : whole,
  )
