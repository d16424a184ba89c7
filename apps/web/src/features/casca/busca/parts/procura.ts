import type { TablerIcon } from '@tabler/icons-react'
import type { Leitura } from '@app/rules/casca/leitura'
import type { Ability } from '@app/contract/casca/session'

/** One line of the palette. Without `path` it is an act of the palette's own. */
export type Entry = {
  key: string
  title: string
  detail: string
  icon: TablerIcon
  /** Class of an order's stage, for the disc around the icon. */
  tone?: string
  keys?: string
  path?: string
  /** Whether it is remembered among the recent ones after opening. */
  keep?: boolean
  /** A code that the opening screen gets as if it had been scanned there. */
  scan?: string
}
export type Group = { label: string; entries: Entry[] }

/** Where a scan may lead. */
export type Ways = {
  abilities: readonly Ability[]
  can: (ability: Ability) => boolean
  go: (path: string) => void
  /** Several things have this code, so the person chooses. */
  choose: (q: string) => void
}

/** A search from anywhere, passed in where the application is assembled; `A` is the server's answer. */
export type Procura<A> = {
  /** Whether it serves people with these abilities. */
  serves: (abilities: readonly Ability[]) => boolean
  /** Its subjects, for the empty field. */
  words: (abilities: readonly Ability[]) => string[]
  query: (
    q: string,
    abilities: readonly Ability[],
  ) => {
    queryKey: string[]
    queryFn: (context: { signal: AbortSignal }) => Promise<A>
    staleTime: number
    retry: boolean
  }
  isEmpty(found: A): boolean
  groups(found: A, abilities: readonly Ability[]): Group[]
  /** How many of the results the code names exactly. */
  matches(found: A, leitura: Leitura): number
  /** Opens the thing that the code names; false when there is none. */
  follow: (leitura: Leitura, code: string, ways: Ways) => Promise<boolean>
  /** The message when nothing has the code. */
  missing: (leitura: Leitura, code: string, ways: Ways) => string
}

/** The joined search of a person, with the text of the empty field. */
export type ProcuraInteira = Procura<unknown> & { placeholder: (abilities: readonly Ability[]) => string }

/** Loaded on first use, because the first screen does not need it. */
export type LoadProcura = () => Promise<ProcuraInteira>
