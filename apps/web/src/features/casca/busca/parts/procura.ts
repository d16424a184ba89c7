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
  /** What is opened is found again among the recent ones. */
  keep?: boolean
  /** What the screen that opens is given as if it had been scanned there. */
  scan?: string
}
export type Group = { label: string; entries: Entry[] }

/** Where a scan may lead. */
export type Ways = {
  abilities: readonly Ability[]
  can: (ability: Ability) => boolean
  go: (path: string) => void
  /** Several things have this code: the person chooses. */
  choose: (q: string) => void
}

/** What can be found from anywhere, handed in where the application is put together; `A` is what the server answers. */
export type Procura<A> = {
  /** Whether it finds anything for whoever has these. */
  serves: (abilities: readonly Ability[]) => boolean
  /** What it finds, in the words of the empty field. */
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
  /** How many of what was found the code names exactly. */
  matches(found: A, leitura: Leitura): number
  /** Opens what the code names; false where nothing has it. */
  follow: (leitura: Leitura, code: string, ways: Ways) => Promise<boolean>
  /** Says that nothing has it. */
  missing: (leitura: Leitura, code: string, ways: Ways) => string
}

/** What can be found by somebody, with the words of the empty field. */
export type ProcuraInteira = Procura<unknown> & { placeholder: (abilities: readonly Ability[]) => string }

/** Fetched when it is first wanted: nobody needs it to see the first screen. */
export type LoadProcura = () => Promise<ProcuraInteira>
