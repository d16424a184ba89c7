import type { Services } from '../context.ts'
import type { Job } from '../jobs/jobs.ts'
import type { TestApp } from './app.ts'

/** Takes the waiting jobs of a name out of the queue; answers what each was given. */
const takeJobs = async ({ database }: Pick<TestApp, 'database'>, name: string): Promise<unknown[]> => {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `with tirado as (
       delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
        where task.id = job.task_id and task.identifier = $1 returning job.id, job.payload)
     select payload from tirado order by id`,
    [name],
  )
  return rows.map(({ payload }) => payload)
}

/** Does the waiting jobs of a name, for tests without a queue; answers their number. */
export const runQueued = async (
  app: Pick<TestApp, 'database'>,
  jobs: readonly Job[],
  name: string,
  services: Services,
): Promise<number> => {
  const job = jobs.find((each) => each.name === name)
  if (!job) throw new Error(`No job is called ${name}.`)
  const payloads = await takeJobs(app, name)
  for (const payload of payloads) await job.run(payload, services)
  return payloads.length
}
