import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { BenchServer } from '../server.ts'
import type { LerOrder, LerResult } from './run.ts'
import { prepareColetores } from './prepare.ts'

const PER_SECOND = 2
const WARM_UP_SECONDS = 10
const SECONDS = 30

const read = async (order: LerOrder): Promise<LerResult> => {
  const child = fork(fileURLToPath(new URL('run.ts', import.meta.url)))
  child.send(order)
  const [{ result, error }] = (await once(child, 'message')) as [{ result?: LerResult; error?: string }]
  child.disconnect()
  if (!result) throw new Error(error)
  return result
}

const ms = (value: number): string => `${value.toFixed(0)} ms`

/** Forty collectors at work: half pick, half check, two acts a second each. */
export const describeColetores = async (server: BenchServer, direct: pg.Client): Promise<string> => {
  const coletores = await prepareColetores(direct)
  const { services } = server
  const tokens = await services.transaction((db) =>
    Promise.all(coletores.map(async ({ usuario }) => (await services.sessions.issue(db, usuario)).access)),
  )
  const { acts, seconds, refused, separacao, conferencia, all, andamento } = await read({
    port: server.port,
    coletores: coletores.map((coletor, at) => ({ ...coletor, token: tokens[at] ?? '' })),
    supervisor: server.tokens.staff[0] ?? '',
    perSecond: PER_SECOND,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: SECONDS,
  })
  const refusals = Object.entries(refused).map(([what, times]) => `${times} × ${what}`)
  return (
    `${coletores.length} coletores, ${PER_SECOND} atos por segundo cada, ${SECONDS} s depois de ${WARM_UP_SECONDS} s de aquecimento: ` +
    `**${(acts / seconds).toFixed(0)} atos por segundo, p50 ${ms(all.p50)}, p95 ${ms(all.p95)}** ` +
    `(separação ${ms(separacao.p50)} e ${ms(separacao.p95)}, conferência ${ms(conferencia.p50)} e ${ms(conferencia.p95)}; ` +
    `a página do supervisor, lida uma vez por segundo, ${ms(andamento.p50)} e ${ms(andamento.p95)}; ` +
    `${refusals.length > 0 ? `recusas: ${refusals.join(', ')}` : 'nenhuma recusa'}).`
  )
}
