import type { FastifyInstance } from 'fastify'
import { lines } from './matrix-call.ts'

/** In words: routes × people that the table lacks, and lines of the table without a route. */
export const matrixFaults = ({ declared }: Pick<FastifyInstance, 'declared'>): string[] => {
  const served = new Set(
    declared.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`),
  )
  const written = new Set(lines.map(({ route }) => route))
  return [
    ...[...served].filter((route) => !written.has(route)).map((route) => `${route} não está na matriz`),
    ...[...written].filter((route) => !served.has(route)).map((route) => `${route} não é uma rota`),
  ].sort()
}
