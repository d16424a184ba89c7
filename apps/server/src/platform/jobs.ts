import { Logger, run, runMigrations, type Runner, type TaskList } from 'graphile-worker'
import type { z } from 'zod'
import type { Services } from './context.ts'
import type { Database, Executor } from './db/index.ts'
import type { Log } from './log.ts'
import { insertJob } from './store/trabalho.ts'

export type { Runner } from 'graphile-worker'

type Options = {
  /** A job with the same key that still waits is replaced. */
  key?: string
  /** 25 unless given, with growing pauses between them. */
  maxAttempts?: number
}

/** Adds a job in the caller's transaction: it runs if, and only if, that commits. */
export const addJob = async (
  db: Executor,
  name: string,
  payload: unknown,
  { key, maxAttempts }: Options = {},
): Promise<void> => {
  await insertJob(db, name, payload, key ?? null, maxAttempts ?? null)
}

export type Job = {
  name: string
  /** When it runs by itself, as in a crontab (UTC). */
  cron?: string
  run: (payload: unknown, services: Services) => Promise<void>
}

/** A job of a feature: exported from its index, listed in `app.ts`, added by `addJob(db, job.name, payload)`. */
export const defineJob = <T extends z.ZodType>(
  name: string,
  payload: T,
  work: (payload: z.output<T>, services: Services) => Promise<void>,
): Job => ({ name, run: (given, services) => work(payload.parse(given), services) })

/** The queue's own tables; several processes may do this at once. */
export const migrateJobs = (database: Database): Promise<void> => runMigrations({ pgPool: database.pool })

/** The queue tells of every job it finishes: worth a line only to who looks for it. */
const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

/** Takes jobs from the queue until stopped; what is at work then is finished first. */
export const startJobs = (database: Database, jobs: Job[], services: Services): Promise<Runner> => {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(payload, services)]),
  )
  const crontab = jobs.flatMap(({ cron, name }) => (cron ? [`${cron} ${name}`] : [])).join('\n')
  return run({
    pgPool: database.pool,
    taskList,
    crontab,
    logger: queueLogger(services.log),
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2000,
  })
}
