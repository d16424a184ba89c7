import { MODELOS_ASSISTENCIA } from './assistencia.ts'
import { MODELOS_CASCA } from './casca.ts'
import type { CorreioModelo } from './modelo.ts'

export { CORREIO_PARA, CORREIO_PARA_LABELS } from './modelo.ts'
export type { CorreioModelo, CorreioPara, CorreioTextos } from './modelo.ts'

const TODOS = { ...MODELOS_CASCA, ...MODELOS_ASSISTENCIA }
type Modelos = typeof TODOS

export type CorreioTipo = keyof Modelos
export const CORREIO_TIPOS = Object.keys(TODOS) as [CorreioTipo, ...CorreioTipo[]]

/** Every kind of mail that the product sends, with its labels, what its texts may name, examples and own texts. */
export const CORREIO_MODELOS: Readonly<Record<CorreioTipo, CorreioModelo>> = TODOS

/** What the texts of a kind may name; who sends it gives each. */
export type CorreioValores<T extends CorreioTipo> = Readonly<Record<keyof Modelos[T]['marcas'], string>>

export const CORREIO_ASSUNTO_MAXIMO = 120
export const CORREIO_TEXTO_MAXIMO = 2000
