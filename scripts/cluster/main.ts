// npm run cluster -- 4: that many server processes behind one port (docs/operations.md, 'More than one process').
// npm run cluster -- --reinicio: puts a new process in the place of each of a running cluster, without a lost call.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../../apps/server/src/platform/config.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts'
import { StartError } from '../../apps/server/src/platform/start-error.ts'
import { startCluster } from './cluster.ts'
import { askRestart, keepState } from './state.ts'

/** The own PostgreSQL takes 200 connections, of which each process opens up to 21. */
const MOST = 8
const say = (line: string) => console.log(line)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reinicio: { type: 'boolean', default: false } },
})

const numberOf = (given = '4'): number => {
  const number = Number(given)
  if (Number.isInteger(number) && number >= 1 && number <= MOST) return number
  throw new StartError(`Informe de 1 a ${MOST} processos: npm run cluster -- 4`)
}

const restart = async ({ DATA_DIR }: Config): Promise<void> => {
  const outcome = await askRestart(DATA_DIR)
  if (outcome === 'reiniciado') return say('Todos os processos foram trocados.')
  throw new StartError(
    outcome === 'parado'
      ? `Nenhum conjunto de processos está no ar com a pasta ${DATA_DIR}.`
      : 'Um processo novo não iniciou; os que restaram continuam atendendo.',
  )
}

const serve = async (config: Config): Promise<void> => {
  const processes = numberOf(positionals[0])
  mkdirSync(config.DATA_DIR, { recursive: true })
  const own = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: say })
  const state = keepState(config.DATA_DIR)
  const end = async (): Promise<void> => {
    await own?.stop()
    state.remove()
  }
  const starting = startCluster({
    processes,
    port: config.PORT,
    host: config.HOST,
    behindProxy: config.TRUST_PROXY,
    env: { ...process.env, DATABASE_URL: config.DATABASE_URL ?? own?.url },
    say,
    onPorts: state.ports,
  })

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    say('\nParando…')
    await (await starting)?.stop()
    await end()
    process.exit(0)
  }
  const renew = async (): Promise<void> => {
    const cluster = await starting
    if (!cluster || stopping) return
    say('Trocando os processos, um de cada vez…')
    const whole = await cluster.restart()
    state.restarted(whole)
    say(whole ? 'Todos os processos foram trocados.' : 'Um processo novo não iniciou; os outros continuam.')
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  process.on('SIGUSR2', () => void renew())
  // A terminal that is closed ends what it started.
  process.on('SIGHUP', () => void (process.stdin.isTTY ? stop() : renew()))

  const cluster = await starting.catch(async (error: unknown) => {
    await end()
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken ? new StartError(`A porta ${config.PORT} já está em uso. Informe outra em PORT.`) : error
  })
  if (!cluster) {
    await end()
    throw new StartError('Os processos não iniciaram.')
  }
  say(`${processes} processos atendem em ${cluster.address}.`)
}

try {
  const config = readConfig(process.env)
  await (values.reinicio ? restart(config) : serve(config))
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
