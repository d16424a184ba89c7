import type { FastifyInstance } from 'fastify'

/** Collects the errors that requests log from now on; a refusal is not an error. */
export const listenToErrors = (app: FastifyInstance): unknown[] => {
  const heard: unknown[] = []
  const hear = (...told: unknown[]) => void heard.push(told)
  const child = app.log.child.bind(app.log)
  const listened: typeof child = (...given) => Object.assign(child(...given), { error: hear, fatal: hear })
  Object.assign(app.log, { child: listened })
  return heard
}
