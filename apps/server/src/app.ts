import type { Modulo } from '@app/contract/casca/perfil'
import { createTipos, importacaoJobs, importacaoRoutes } from './features/casca/importacao/index.ts'
import { relatorioRoutes } from './features/casca/relatorio/index.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/index.ts'
import { linkRoutes } from './platform/files/link.ts'
import { registerUploads } from './platform/files/read.ts'
import { claimFiles } from './platform/files/sweep.ts'
import { healthRoutes } from './platform/health/routes.ts'
import { registerRecordHeaders } from './platform/http/answers/record-headers.ts'
import { registerCalls } from './platform/http/calls.ts'
import { registerFailures } from './platform/http/failures.ts'
import { registerDefaultDeny, registerGuard } from './platform/http/guard.ts'
import { registerLargeBodies } from './platform/http/large-bodies.ts'
import { registerLeaving } from './platform/http/leaving.ts'
import { registerPages } from './platform/http/pages/pages.ts'
import type { Tela } from './platform/http/pages/telas.ts'
import type { Routes } from './platform/http/routes.ts'
import { registerSecurity } from './platform/http/security.ts'
import { createServer } from './platform/http/server.ts'
import { registerValidation } from './platform/http/body/validation.ts'
import { registerIdempotency } from './platform/idempotency.ts'
import { type Jobs, migrateJobs, startJobs } from './platform/jobs/jobs.ts'
import { registerOpenApi } from './platform/openapi/index.ts'
import { outboxRoutes } from './platform/mail/outbox.ts'
import { createServices } from './platform/services.ts'
import { registerWebsocket } from './platform/ws/index.ts'
import { registerRoutes, type Registered } from './register/index.ts'
import { resumoJobs } from './features/casca/notificacao/index.ts'
import { modulos, REGISTERS, shell } from './parts.ts'

type Parts = {
  config: Config
  database: Database
  clock?: () => Date
  /** Whether this process runs jobs; PROCESSO decides by default. */
  work?: boolean
  /** Calls a minute and person; the configuration decides by default. */
  callsPerMinute?: number
  /** The screens, for tests without a web build. */
  telas?: readonly Tela[]
  /** Further routes, for tests of the kernel itself. */
  more?: Routes[]
  /** Further registers, for tests of a definition's effects. */
  moreRegisters?: Registered[]
}

/** Puts the product together, ready to listen: plumbing, guards, features. */
export const buildApp = async (parts: Parts) => {
  const { config, database, clock = () => new Date(), callsPerMinute = config.CHAMADAS_POR_MINUTO } = parts
  const { more = [], moreRegisters = [] } = parts
  const app = createServer(config)
  const { services, listener } = createServices({ config, database, now: clock, log: app.log })
  app.decorate('services', services)

  registerLeaving(app)
  registerValidation(app)
  registerFailures(app)
  await registerSecurity(app)
  const describe = registerOpenApi(app)
  registerDefaultDeny(app)
  // A page needs no session, so it is answered before sessions are checked.
  await registerPages(app, parts.telas)
  registerGuard(app, callsPerMinute)
  registerCalls(app)
  registerIdempotency(app)
  registerRecordHeaders(app)
  await registerUploads(app)
  registerLargeBodies(app)
  const installed = [shell, ...config.MODULOS.map((modulo) => modulos[modulo])]
  await registerWebsocket(app, Object.assign({}, ...installed.map(({ salas }) => salas)))
  await app.register(healthRoutes(app, database))
  await app.register(linkRoutes)
  await app.register(outboxRoutes)
  await app.register(describe)
  const brought: readonly (Modulo | 'casca')[] = ['casca', ...config.MODULOS]
  const served = [...REGISTERS, ...moreRegisters].filter(({ definition }) =>
    brought.includes(definition.view.modulo),
  )
  const especies = installed.flatMap((part) => part.especies ?? [])
  const tipos = createTipos(served, especies)
  const features = installed.flatMap((part) => part.features)
  const relatorios = relatorioRoutes(installed.flatMap((part) => part.relatorios ?? []))
  const all = [...features, ...served.map(registerRoutes), importacaoRoutes(tipos), relatorios, ...more]
  for (const routes of all) await app.register(routes)

  let runner: Jobs | undefined
  app.addHook('onReady', async () => {
    await listener.start()
    await migrateJobs(database)
    if (parts.work ?? config.PROCESSO !== 'web') {
      // A folder without write access is reported when a file is saved; it must not prevent the start.
      await claimFiles(services).catch((err: unknown) => app.log.warn({ err }, 'pasta dos arquivos'))
      const jobs = installed.flatMap((part) => part.jobs)
      const resumos = resumoJobs(installed.flatMap((part) => part.resumos ?? []))
      runner = await startJobs(database, [...jobs, ...importacaoJobs(tipos), ...resumos], services)
    }
  })
  app.addHook('onClose', async () => {
    await runner?.stop()
    await listener.stop()
  })
  return app
}
