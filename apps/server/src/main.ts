import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { DEMO_SENHA, knownLogins, seedDemo, seedNotas, seedOrdens } from './demo/index.ts'
import { firstAccessLink } from './features/casca/cadastro/index.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/db/index.ts'
import { StartError } from './platform/start-error.ts'
import { endThreads } from './platform/threads.ts'

const SHUTDOWN_LIMIT = 10_000
const say = (line: string) => console.log(line)

// Closed in reverse order when the process ends, for whatever reason.
const closers: (() => Promise<unknown>)[] = []
const stopRequest = new AbortController()
/** One of several processes: another one has told people the address and the log-ins. */
const quiet = process.argv.includes('--calado')
/** True when a fault of ours ended it after it was up. */
let fellDown = false
let up = false

const listenFailure = (error: unknown, { PORT, HOST }: Config): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartError(`A porta ${PORT} já está em uso. Informe outra em PORT.`)
  if (code === 'EACCES') return new StartError(`Sem permissão para escutar na porta ${PORT}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`HOST inválido: ${HOST}`)
  return error
}

const closeApp = async (app: Awaited<ReturnType<typeof buildApp>>): Promise<void> => {
  app.leaving.on = true
  if (!fellDown) await wait(app.services.config.PARADA_SEGUNDOS * 1_000)
  const closed = app.close()
  const limit = wait(SHUTDOWN_LIMIT, 'late' as const, { ref: false })
  // Running requests may finish; after the limit their connections are cut.
  if ((await Promise.race([closed, limit])) === 'late') app.server.closeAllConnections()
  await closed
}

type Logins = Awaited<ReturnType<typeof knownLogins>>

const announce = (config: Config, address: string, logins: Logins): void => {
  // Counted from the start of the process.
  const seconds = (performance.now() / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  say(`\nRetaguarda no ar em ${config.PUBLIC_URL ?? address} (pronto em ${seconds} s). Ctrl-C para parar.`)
  if (!config.RETAGUARDA_DEMO) return
  say(`\nDemonstração: entre com um destes e-mails e a senha ${DEMO_SENHA}`)
  let shown: string | null = null
  for (const { email, papel, grupo } of logins) {
    if (grupo !== null && grupo !== shown) say(` ${grupo}`)
    shown = grupo
    say(`  ${email.padEnd(34)}${papel}`)
  }
  if (!config.SMTP_URL && !config.producao) say('Os e-mails que seriam enviados estão em /dev/mail.')
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  if (!quiet) say('Retaguarda: preparando o banco de dados…')
  const onError = (error: Error) => say(`Conexão com o banco de dados perdida: ${error.message}`)
  const database = await openDatabase({ config, log: say, onError })
  closers.push(async () => {
    // Our starter starts us again, so the database keeps running for the next process.
    if (!(fellDown && process.connected)) await database.close()
  })
  stopRequest.signal.throwIfAborted()
  const app = await buildApp({ config, database })
  closers.push(() => closeApp(app))
  const demo = { database, modulos: config.MODULOS, timeZone: config.TZ_EXIBICAO, files: app.services.files }
  const seeded = config.RETAGUARDA_DEMO && (await seedDemo(demo))
  if (seeded) say('Dados de demonstração carregados.')
  stopRequest.signal.throwIfAborted()
  const address = await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw listenFailure(error, config)
  })
  up = true
  // Tells `npm start` the port; from now on it restarts a server that dies.
  process.send?.({ porta: Number(new URL(address).port) })
  const shown = address.replace(/127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/, 'localhost')
  // If the database goes away just now, the start goes on, because the next start shows a link too.
  const link = quiet
    ? undefined
    : await firstAccessLink(app.services, shown).catch((error: unknown) => {
        app.log.warn({ err: error }, 'endereço do primeiro acesso')
        return undefined
      })
  // The same holds for these log-ins.
  if (!quiet) announce(config, shown, await knownLogins(database.db, config.MODULOS).catch(() => []))
  // These notes are read like every note, in a thread that is slow to start, so nobody waits for it. Work that an
  // earlier start did not finish continues.
  if (config.RETAGUARDA_DEMO && config.MODULOS.includes('armazem')) {
    const notas = seedNotas(app.services, stopRequest.signal).catch((err: unknown) => {
      if (!stopRequest.signal.aborted) app.log.warn({ err }, 'notas de demonstração')
    })
    closers.push(() => notas)
  }
  if (config.RETAGUARDA_DEMO && config.MODULOS.includes('assistencia')) {
    const ordens = seedOrdens(app.services, stopRequest.signal).catch((err: unknown) => {
      if (!stopRequest.signal.aborted) app.log.warn({ err }, 'ordens de serviço de demonstração')
    })
    closers.push(() => ordens)
  }
  if (link) say(`\nAinda não há administrador. Crie o primeiro em até 24 horas, neste endereço:\n  ${link}`)
}

const report = (error: unknown): void => {
  if (error instanceof ConfigError || error instanceof StartError) console.error(error.message)
  else console.error('Erro inesperado:', error)
}

const closeAll = async (): Promise<void> => {
  for (let close = closers.pop(); close; close = closers.pop()) await close().catch(report)
}

let stopping = false

const stop = async (code: number): Promise<void> => {
  if (stopping) return
  stopping = true
  stopRequest.abort()
  await starting
  await closeAll()
  await endThreads()
  process.exit(code)
}

// One Ctrl-C may arrive twice: from the terminal, and from npm or our start script.
const SAME_SIGNAL = 1_000
let firstSignal = 0

const onSignal = (): void => {
  if (firstSignal === 0) {
    firstSignal = performance.now()
    if (!quiet) say('\nParando… (de novo para parar à força)')
    void stop(0)
  } else if (performance.now() - firstSignal > SAME_SIGNAL) process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
// The script that started us has ended.
process.on('disconnect', onSignal)
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error) => {
    report(error)
    fellDown = up
    void stop(1)
  })
}

const starting = start().catch((error: unknown) => {
  if (stopRequest.signal.aborted) return
  report(error)
  setImmediate(() => void stop(1))
})
