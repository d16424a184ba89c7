/** A part of a form that changes as one: its compared text, its shown text, and its value in the form. */
export type Parte = { label: string; igual: string; text: string; valor: unknown }

/** The parts of a form by key; an absent part was removed. */
export type Partes = Readonly<Record<string, Parte>>

/** A part that both people changed differently, in words. */
export type ParteEmConflito = { key: string; label: string; antes: string; deles: string; minhas: string }

const AUSENTE = '—'

/**
 * Three-way merge of the parts of two people's forms: a change by only one person is kept, different changes stay mine
 * until the person is asked.
 */
export const mergePartes = (
  base: Partes,
  deles: Partes,
  minhas: Partes,
): { partes: Partes; conflitos: ParteEmConflito[] } => {
  const keys = [...new Set([base, minhas, deles].flatMap((side) => Object.keys(side)))]
  const conflitos: ParteEmConflito[] = []
  const partes: Record<string, Parte> = {}
  const textOf = (parte: Parte | undefined) => parte?.text ?? AUSENTE
  for (const key of keys) {
    const [was, theirs, mine] = [base[key], deles[key], minhas[key]]
    const byMe = was?.igual !== mine?.igual
    const byThem = was?.igual !== theirs?.igual
    const kept = byMe ? mine : theirs
    if (kept) partes[key] = kept
    if (!byMe || !byThem || mine?.igual === theirs?.igual) continue
    const label = (mine ?? theirs ?? was)?.label ?? key
    conflitos.push({ key, label, antes: textOf(was), deles: textOf(theirs), minhas: textOf(mine) })
  }
  return { partes, conflitos }
}

/** The merged parts, with the other person's version of these keys. */
export const takePartes = (partes: Partes, deles: Partes, keys: readonly string[]): Partes => {
  const taken = new Set(keys)
  const rest = Object.entries(partes).filter(([key]) => !taken.has(key))
  const theirs = Object.entries(deles).filter(([key]) => taken.has(key))
  return Object.fromEntries([...rest, ...theirs])
}

/** A part that is a plain value. */
export const parteOf = (label: string, valor: string | number | null, text = String(valor ?? '')): Parte => ({
  label,
  igual: JSON.stringify(typeof valor === 'string' ? valor.trim() : valor),
  text: text.trim() || 'vazio',
  valor,
})
