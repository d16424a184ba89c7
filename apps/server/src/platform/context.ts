import type { Ability, User } from '@app/contract/casca/session'
import type { Config } from './config.ts'
import type { Database, Executor } from './db/index.ts'
import type { FileStore } from './files/index.ts'
import type { Changes } from './push/changes.ts'
import type { Signals } from './push/signals.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/index.ts'
import type { Scope } from './scope.ts'
import type { Chave, Sessions } from './session/index.ts'

export type { Scope } from './scope.ts'

/** What the process offers without a person: for jobs, public routes and subscribers. */
export type Services = {
  config: Config
  db: Database['db']
  longReads: Database['longReads']
  /** The clock, replaced in tests. */
  now: () => Date
  files: FileStore
  /** Committed changes of all processes. */
  changes: Changes
  /** What processes tell each other about people's pages. */
  signals: Signals
  sessions: Sessions
  mail: Mailer
  log: Log
  /** Commits or rolls back; after a deadlock it tries once more. */
  transaction: <T>(run: (db: Executor) => Promise<T>) => Promise<T>
}

/** The call of one person: who it is, and what this person may do and see. */
export type Context = Services & {
  usuario: User & { sessaoId: number }
  /** The key by which another system calls in the person's name. */
  chave?: Chave | null
  scope: Scope
  can: (ability: Ability) => boolean
  /** The raw `If-Match`; `versaoSent` reads it. */
  ifMatch?: string | undefined
}
