import { MODULOS } from '@app/contract/casca/perfil'
import type { Services } from '../../platform/context.ts'
import { startTestApp } from '../../platform/testing/app.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { seedDemo } from '../index.ts'

/** The product on the demo's day, with the background work of a start. */
export const startDemoApp = async (
  seed: (services: Services, signal: AbortSignal) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
) => {
  const database = await createTestDatabase()
  await seedDemo({ database: database.database, modulos: MODULOS, timeZone: 'America/Sao_Paulo' })
  const server = await startTestApp({ database, env })
  await seed(server.app.services, new AbortController().signal)
  const close = async () => {
    await server.close()
    await database.drop()
  }
  return { ...server, close }
}
