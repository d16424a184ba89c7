import type {
  ClienteDaNota,
  NotaEventoAnexado,
  NotaEventoLido,
  NotaExistente,
  NotaImportada,
  NotaImportQuery,
  NotaSalva,
} from '@app/contract/armazem/nota'
import { getSession, subscribeSession } from '../../../../platform/session/session-store.ts'
import type { Fonte } from './intake.ts'
import type { NotaValues } from '../formulario/form-model.ts'

/** Why a file is refused, and what can be done. */
export type Problema = {
  codigo: string
  texto: string
  oQueFazer: string | null
  existente: NotaExistente | null
  /** Parties of the note that may become clients. */
  novos: readonly ClienteDaNota[]
  /** The file is an event, which belongs at its note. */
  evento: NotaEventoLido | null
}

export type Estado =
  | { tipo: 'fila' }
  | { tipo: 'lendo' }
  | { tipo: 'lida'; leitura: NotaImportada }
  | { tipo: 'recusada'; problema: Problema }
  /** An event that stands at its note, or waits for it. */
  | { tipo: 'anexado'; evento: NotaEventoAnexado }
  /** The server was not reachable, so another try may help. */
  | { tipo: 'falha'; texto: string }
  | { tipo: 'enviando'; leitura: NotaImportada }
  | { tipo: 'enviada'; leitura: NotaImportada; nota: NotaSalva }

/** One file in progress. Nothing is stored before it is `enviada`. */
export type Item = {
  id: number
  fonte: Fonte
  /** The answers to the reading's questions. */
  escolha: NotaImportQuery
  estado: Estado
  /** The person's values over the proposals. */
  values: NotaValues | null
  /** Why the last try to send it failed. */
  erro: string | null
  /** The key of the try to send it, kept until its result is known. */
  chaveDoEnvio: string | null
}

/**
 * `fora`: chosen files that were left out, with the reason. `parada`: nothing more is read or sent until the person
 * asks for it.
 */
export type Fila = { itens: readonly Item[]; fora: readonly string[]; parada: boolean }

const EMPTY: Fila = { itens: [], fora: [], parada: false }

let fila = EMPTY
let nextId = 1
const listeners = new Set<() => void>()

/** Changes of a thousand notes are shown in groups, because each update walks the whole list. */
const PASSO_MS = 150
let later: ReturnType<typeof setTimeout> | undefined
let toldAt = 0

const tell = () => {
  clearTimeout(later)
  later = undefined
  toldAt = performance.now()
  for (const listener of listeners) listener()
}

const set = (next: Fila) => {
  fila = next
  tell()
}

export const getFila = () => fila
export const subscribeFila = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const findItem = (id: number) => fila.itens.find((item) => item.id === id)

const newItem = (fonte: Fonte, escolha: NotaImportQuery = {}): Item => ({
  id: nextId++,
  fonte,
  escolha,
  estado: { tipo: 'fila' },
  values: null,
  erro: null,
  chaveDoEnvio: null,
})

/** New files come after the existing ones. */
export const addFontes = (fontes: readonly Fonte[], fora: readonly string[]) =>
  set({ itens: [...fila.itens, ...fontes.map((fonte) => newItem(fonte))], fora, parada: false })

type MudancaDoItem = Partial<Omit<Item, 'id' | 'fonte'>>

const withChange = (id: number, change: MudancaDoItem): Fila => ({
  ...fila,
  itens: fila.itens.map((item) => (item.id === id ? { ...item, ...change } : item)),
})

/** A person's change of an entry; it is shown at once. */
export const changeItem = (id: number, change: MudancaDoItem) => set(withChange(id, change))

/** A background change of an entry; it is shown within a moment, together with others. */
export function advanceItem(id: number, change: MudancaDoItem) {
  fila = withChange(id, change)
  later ??= setTimeout(tell, Math.max(0, toldAt + PASSO_MS - performance.now()))
}

/** One file with several notes becomes one entry per note. */
export function splitItem(id: number, chaves: readonly string[]) {
  set({
    ...fila,
    itens: fila.itens.flatMap((item) =>
      item.id === id ? chaves.map((nota) => newItem(item.fonte, { nota })) : [item],
    ),
  })
}

export const removeItem = (id: number) => set({ ...fila, itens: fila.itens.filter((item) => item.id !== id) })

export const emptyFila = () => set(EMPTY)

export const pauseFila = () => set({ ...fila, parada: true })

/** Continues waiting entries, and tries failed ones again. */
export const resumeFila = () =>
  set({
    ...fila,
    parada: false,
    itens: fila.itens.map((item) =>
      item.estado.tipo === 'falha' ? { ...item, estado: { tipo: 'fila' } } : item,
    ),
  })

export const dismissFora = () => set({ ...fila, fora: [] })

// The next person at this computer must not see these files.
subscribeSession(() => {
  if (getSession().tokens === null && fila !== EMPTY) emptyFila()
})
