import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { seedDemo } from '../../apps/server/src/demo/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/db/index.ts'

export type Victim = {
  port: number
  /** A fresh token of a person of the demo. */
  token: (name: string) => Promise<string>
  stop: () => Promise<void>
}

/** The product itself on a database and a folder of its own, without the limit of calls a minute. */
export const startVictim = async (): Promise<Victim> => {
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-ataque-'))
  // PostgreSQL must be able to enter; as root it runs under another user.
  chmodSync(folder, 0o711)
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error' })
  const database = await openDatabase({ config, log: () => {}, onError: () => {} })
  await seedDemo({ database, modulos: config.MODULOS, timeZone: config.TZ_EXIBICAO })
  const app = await buildApp({ config, database, callsPerMinute: Number.MAX_SAFE_INTEGER })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: (app.server.address() as AddressInfo).port,
    token: async (name) => {
      const { rows } = await database.pool.query<{ id: number }>('select id from usuario where email = $1', [
        `${name}@retaguarda.example`,
      ])
      const { access } = await app.services.transaction((db) =>
        app.services.sessions.issue(db, rows[0]?.id ?? 0),
      )
      return access
    },
    stop: async () => {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
