import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchServer } from '../server.ts'
import type { CounterResult } from './intakes.ts'

const ms = (value: number): string => `${value.toFixed(0)} ms`

/** What the counter and the bench wait for: acts, an intake with five photos, and fifty of them at once. */
export const describeBalcao = async ({ port, tokens }: BenchServer): Promise<string> => {
  const child = fork(fileURLToPath(new URL('intakes.ts', import.meta.url)))
  child.send({ port, posto: tokens.posto, staff: tokens.staff })
  const [{ result, error }] = (await once(child, 'message')) as [{ result?: CounterResult; error?: string }]
  child.disconnect()
  if (!result) throw new Error(error)
  const { acts, intakes, others, crowd, megabytes } = result
  return [
    'no balcão e na bancada | meta | medido',
    '--- | ---: | ---:',
    ...acts.map(({ name, p50, p95 }) => `${name}: p50 e p95 | ≤ 20 ms | ${ms(p50)} e ${ms(p95)}`),
    `entrada com 5 fotos (${megabytes.toFixed(0)} MB), gravada e aberta: p50 e pior | ≤ 1.500 ms | ${ms(intakes.p50)} e ${ms(intakes.worst)}`,
    `as outras chamadas enquanto isso, p95 (antes: ${ms(others.before)}) | ≤ 100 ms | ${ms(others.during)}`,
    `${crowd.sent} entradas destas ao mesmo tempo: OS e fotos guardadas | ${crowd.sent} e ${crowd.sent * 5} | ${crowd.kept} e ${crowd.photos}`,
    `o tempo delas todas; vezes em que uma esperou a sua vez | | ${crowd.seconds.toFixed(1)} s; ${crowd.waited}`,
  ].join('\n')
}
