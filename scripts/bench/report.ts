import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Times } from './stats.ts'

export type Line = {
  name: string
  /** The caller's waiting time. */
  call: Times
  /** The part of it inside the server. */
  server: Times
  driver?: Times
  statements?: number
}

const ms = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(2))

const row = ({ name, call, server, driver, statements }: Line): string =>
  [
    name,
    ms(call.p50),
    ms(call.p95),
    ms(server.p50),
    ms(server.p95),
    ms(driver?.p50),
    ms(driver?.p95),
    driver ? (server.p50 / driver.p50).toFixed(2) : '',
    driver ? (server.p95 / driver.p95).toFixed(2) : '',
    statements ?? '',
  ].join(' | ')

const HEAD = [
  'chamada | p50 ms | p95 ms | servidor p50 | servidor p95 | SQL p50 | SQL p95 | servidor / SQL p50 | servidor / SQL p95 | comandos',
  '---|---:|---:|---:|---:|---:|---:|---:|---:|---:',
]

export const tableOf = (lines: readonly Line[]): string => [...HEAD, ...lines.map(row)].join('\n')

// Measured before our own work adds to it, because the figures of a busy machine are upper bounds.
const loadAtStart = loadavg()[0] ?? 0

/** The machine of the figures, without which they mean nothing. */
export const machineOf = (postgres?: string): string => {
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model.trim() ?? 'processador desconhecido'
  const machine = `${availableParallelism()} núcleos (${model}), ${memory} GB, carga ${loadAtStart.toFixed(1)} ao começar`
  return [machine, ...(postgres ? [`PostgreSQL ${postgres}`] : []), `Node ${process.versions.node}`].join(
    ', ',
  )
}

const FILE = 'docs/measurements.md'

/** Writes a section under its title and replaces the previous one. */
export const writeSection = (title: string, body: string): void => {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Medições\n'
  const start = text.indexOf(`## ${title}\n`)
  const section = `## ${title}\n\n${body.trim()}\n`
  if (start < 0) return writeFileSync(FILE, `${text.trimEnd()}\n\n${section}`)
  const next = text.indexOf('\n## ', start)
  const rest = next < 0 ? '' : text.slice(next)
  writeFileSync(FILE, `${text.slice(0, start)}${section}${rest}`)
}
