import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  Logger,
  run,
  runMigrations,
  type Runner,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { z } from 'zod'
import type { Services } from '../context.ts'
import type { Database, Executor } from '../db/index.ts'
import type { Log } from '../log.ts'
import { keepAlive } from './alive.ts'
import { createJobsPool } from './jobs-pool.ts'
import { insertJob, unlockJobs } from '../store/trabalho.ts'

const PAUSE_MS = 1_000
/** A queue that gives up may wait for ever on a lost database; after this time it is abandoned. */
const LEAVE_MS = 10_000

type Options = {
  /** Replaces a waiting job with the same key. */
  key?: string
  /** Default 25, with growing pauses between them. */
  maxAttempts?: number
  /** Not before this instant. */
  runAt?: Date
}

/** Adds a job in the caller's transaction: it runs if, and only if, that commits. */
export const addJob = async (
  db: Executor,
  name: string,
  payload: unknown,
  { key, maxAttempts, runAt }: Options = {},
): Promise<void> => {
  await insertJob(db, name, payload, key ?? null, maxAttempts ?? null, runAt ?? null)
}

export type Job = {
  name: string
  /** When it runs on schedule, as in a crontab (UTC). */
  cron?: string
  run: (payload: unknown, services: Services) => Promise<void>
}

/** A job of a feature: exported from its index, listed in `parts.ts`, added by `addJob(db, job.name, payload)`. */
export const defineJob = <T extends z.ZodType>(
  name: string,
  payload: T,
  work: (payload: z.output<T>, services: Services) => Promise<void>,
): Job => ({ name, run: (given, services) => work(payload.parse(given), services) })

/** The queue's own tables; several processes may create them at once. */
export const migrateJobs = (database: Database): Promise<void> => runMigrations({ pgPool: database.sessions })

/** The queue reports every finished job, which is logged at debug level only. */
const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

/**
 * The queue looks up its tasks once and keeps the answer, even a failed one: if the database goes away at that moment,
 * the queue runs but never takes a job. Rejects when the first look for a job fails.
 */
const firstLook = (events: WorkerEvents): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  events.once('worker:getJob:empty', () => resolve())
  events.once('job:start', () => resolve())
  events.once('worker:getJob:error', ({ error }) => reject(error))
  return promise
}

type Run = {
  runner: Runner
  poolId: string | undefined
  /** Resolves when the queue begins to give up, by itself or because it is stopped. */
  leaving: Promise<void>
  /** From then on its jobs may be taken by others. */
  endBeats: () => void
}

const begin = async (database: Database, jobs: Job[], services: Services, logger: Logger): Promise<Run> => {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job): [string, Task] => [
      job.name,
      (payload, { job: { id, created_at } }) =>
        job.run(payload, { ...services, mail: services.mail.ofJob(`${id}:${created_at.getTime()}`) }),
    ]),
  )
  const crontab = jobs.flatMap(({ cron, name }) => (cron ? [`${cron} ${name}`] : [])).join('\n')
  const events: WorkerEvents = new EventEmitter()
  let poolId: string | undefined
  events.once('pool:create', ({ workerPool }) => (poolId = workerPool.id))
  const leaving = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()))
  const looked = firstLook(events)
  looked.catch(() => {})
  const runner = await run({
    pgPool: createJobsPool(database.sessions),
    taskList,
    crontab,
    events,
    logger,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2000,
    // Without a batch the queue does not handle an error while it records a job's end, so a lost database would end the
    // process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  // The queue is stopped here and then started again.
  looked.catch(() => runner.stop().catch(() => {}))
  const endBeats = keepAlive(services.db, services.log, poolId ?? '')
  return { runner, poolId, leaving, endBeats }
}

export type Jobs = { stop: () => Promise<void> }

/**
 * Takes jobs from the queue until stopped, and finishes the running ones first. A queue gives up when the database goes
 * away at the end of a job; it is then started again, and its jobs are released.
 */
export const startJobs = async (database: Database, jobs: Job[], services: Services): Promise<Jobs> => {
  const { db, log } = services
  const logger = queueLogger(log)
  const ended = new AbortController()
  let current = await begin(database, jobs, services, logger)

  const beginAgain = async (): Promise<void> => {
    const { poolId } = current
    for (;;) {
      await wait(PAUSE_MS, undefined, { signal: ended.signal, ref: false }).catch(() => {})
      if (ended.signal.aborted) return
      try {
        if (poolId !== undefined) await unlockJobs(db, poolId)
        current = await begin(database, jobs, services, logger)
        return
      } catch (err) {
        log.warn({ err }, 'A fila de tarefas ainda não recomeçou; nova tentativa em instantes.')
      }
    }
  }

  const watch = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const { runner, leaving, endBeats } = current
      const left = runner.promise.catch((err: unknown) => log.error({ err }, 'A fila de tarefas parou.'))
      await Promise.race([
        left,
        leaving.then(() => wait(LEAVE_MS, undefined, { signal: ended.signal, ref: false })),
      ]).catch(() => {})
      if (ended.signal.aborted) return
      // Without this its timer would go on; its jobs are released below.
      runner.kill().catch(() => {})
      endBeats()
      await beginAgain()
    }
  }
  const watching = watch()

  return {
    stop: async () => {
      ended.abort()
      // A queue that has given up by itself rejects here, so the error is ignored.
      await current.runner.stop().catch(() => {})
      current.endBeats()
      await watching
    },
  }
}
