import { createChanges } from './push/changes.ts'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import { type Database, inTransaction } from './db/index.ts'
import { createFileStore } from './files/storage/index.ts'
import { createListener } from './push/listen.ts'
import { createSignals } from './push/signals.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/index.ts'
import { createSessions } from './session/index.ts'

type Parts = { config: Config; database: Database; now: () => Date; log: Log }

/** The objects of one process of the product, and the connection that reports other processes' changes. */
export const createServices = ({ config, database, now, log }: Parts) => {
  const listener = createListener(database.sessions.options.connectionString ?? '', log)
  const services: Services = {
    config,
    db: database.db,
    longReads: database.longReads,
    now,
    files: createFileStore(config),
    changes: createChanges(listener),
    signals: createSignals({ db: database.db, listener, log }),
    sessions: createSessions({ database, listener, modulos: config.MODULOS, now }),
    mail: createMailer({ config, database, now, log }),
    log,
    transaction: (run) => inTransaction(database.db, run),
  }
  return { services, listener }
}
