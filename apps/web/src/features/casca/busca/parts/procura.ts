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
  can: (ability: Ability) => boolean
  go: (path: string) => void
  /** Several things have this code: the person chooses. */
  choose: (q: string) => void
}

/** What can be found from anywhere, handed in where the application is put together; `A` is what the server answers. */
export type Procura<A> = {
  /** Words of the empty field. */
  placeholder: (abilities: readonly Ability[]) => string
  query: (q: string) => {
    queryKey: string[]
    queryFn: (context: { signal: AbortSignal }) => Promise<A>
    staleTime: number
    retry: boolean
  }
  isEmpty(found: A): boolean
  groups(found: A, abilities: readonly Ability[]): Group[]
  /** Whether a code names exactly one of what was found. */
  isOnly(found: A, leitura: Leitura): boolean
  /** Opens what the code names, or says that nothing has it. */
  follow: (leitura: Leitura, code: string, ways: Ways) => Promise<unknown>
}

/** Fetched when it is first wanted: nobody needs it to see the first screen. */
export type LoadProcura = () => Promise<Procura<unknown>>
