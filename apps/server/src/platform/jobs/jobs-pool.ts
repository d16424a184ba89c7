import type pg from 'pg'

type Taker = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * The pool as the job queue needs it. If the database goes away while a listening queue stops, the queue gives a
 * connection back twice; the pool refuses the second time with an unhandled error that would end the process.
 */
export const createJobsPool = (pool: pg.Pool): pg.Pool => {
  const connect = (taker?: Taker) => {
    if (!taker) return pool.connect()
    return pool.connect((error, client, done) => {
      let given = false
      taker(error, client, (release) => {
        if (given) return
        given = true
        done(release)
      })
    })
  }
  return new Proxy(pool, {
    get: (target, name): unknown => (name === 'connect' ? connect : Reflect.get(target, name)),
  })
}
