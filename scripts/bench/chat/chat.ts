import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { runProduct } from '../../../apps/server/src/platform/testing/product-run.ts'
import { createDatabase } from '../../../apps/server/src/platform/db/index.ts'
import { readConfig } from '../../../apps/server/src/platform/config.ts'
import { createServices } from '../../../apps/server/src/platform/services.ts'
import { createCaller } from '../http.ts'
import type { Prepared } from '../prepare.ts'
import { timesOf } from '../stats.ts'
import { MENSAGENS } from './fill.ts'
import type { Conversa, TalkOrder, TalkResult } from './talk.ts'

const PER_SECOND = 200
const WARM_UP_SECONDS = 10
const SECONDS = 20
const OPENINGS = 200

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

type Person = { id: number; postoId: number | null; role: string }

/** A token for each person of the database. */
const tokensOf = async (url: string, people: readonly Person[]): Promise<Map<number, string>> => {
  const database = createDatabase(url, { max: 8 })
  const config = readConfig({ DATABASE_URL: url, RETAGUARDA_DEMO: '0' })
  const { services } = createServices({ config, database, now: () => new Date(), log: silent })
  const tokens = new Map<number, string>()
  await services.transaction(async (db) => {
    for (const { id } of people) tokens.set(id, (await services.sessions.issue(db, id)).access)
  })
  await database.close()
  return tokens
}

const ROLES: Record<string, string> = {
  ASSISTENCIA_SP: 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
  MANAUS: 'ROLE_MANAUS',
  TROCA: 'ROLE_MANAUS_TROCA',
  FINANCEIRO: 'ROLE_FINANCEIRO',
}

const readDatabase = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = await client.query<Person>(
    `select id::int, posto_id::int as "postoId", role from usuario where ativo and role <> 'ROLE_ADMIN' order by id`,
  )
  const conversas = await client.query<{ id: number; postoId: number; equipe: string }>(
    'select id::int, posto_id::int as "postoId", equipe from chat_conversa order by id',
  )
  await client.end()
  return { people: people.rows, conversas: conversas.rows }
}

/** Opens the longest conversation as a page does, before anybody else talks. */
const measureOpening = async (port: number, token: string, id: number) => {
  const caller = createCaller(port)
  const times: number[] = []
  for (let n = 0; n < OPENINGS; n += 1) {
    const { status, ms, body } = await caller.call({ method: 'GET', path: `/chat/${id}/mensagens` }, token)
    if (status !== 200) throw new Error(`${status} ${body.slice(0, 300)}`)
    if (n >= OPENINGS / 10) times.push(ms)
  }
  caller.close()
  return timesOf(times)
}

const talk = async (order: TalkOrder): Promise<TalkResult> => {
  const child = fork(fileURLToPath(new URL('talk.ts', import.meta.url)))
  child.send(order)
  const [{ result, error }] = (await once(child, 'message')) as [{ result?: TalkResult; error?: string }]
  child.disconnect()
  if (!result) throw new Error(error)
  return result
}

const ms = (value: number): string => `${value.toFixed(0)} ms`
const count = (value: number): string => value.toLocaleString('pt-BR')

/** Two processes on one database, everybody's page open, 200 messages a second; and a long conversation opened. */
export const describeChat = async ({ url, dataDir }: Prepared): Promise<string> => {
  const { people, conversas } = await readDatabase(url)
  const tokens = await tokensOf(url, people)
  const tokenOf = ({ id }: Person) => tokens.get(id) ?? ''
  const talks: Conversa[] = conversas.map(({ id, postoId, equipe }) => ({
    id,
    doPosto: people.filter((one) => one.postoId === postoId).map(tokenOf),
    daEquipe: people.filter(({ role }) => role === ROLES[equipe]).map(tokenOf),
  }))
  const runs = ['tudo', 'web'].map((PROCESSO) =>
    runProduct(main, {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, 'medicao'),
      LOG_LEVEL: 'warn',
      RETAGUARDA_DEMO: '0',
      PORT: '0',
      PROCESSO,
    }),
  )
  try {
    const ports: number[] = []
    for (const one of runs) ports.push(Number(new URL(await one.address()).port))
    const longest = talks[0] ?? { id: 0, doPosto: [], daEquipe: [] }
    const opening = await measureOpening(ports[0] ?? 0, longest.doPosto[0] ?? '', longest.id)
    const { sent, refused, seconds, told, push, text, answer } = await talk({
      ports,
      tokens: [...tokens.values()],
      // The long one is another measurement.
      conversas: talks.slice(1),
      perSecond: PER_SECOND,
      warmUpSeconds: WARM_UP_SECONDS,
      seconds: SECONDS,
    })
    const refusals = Object.entries(refused).map(([status, times]) => `${times} × ${status}`)
    return [
      `em ${count(tokens.size)} conexões e ${count(talks.length)} conversas, dois processos | meta | medido`,
      '--- | ---: | ---:',
      `mensagens por segundo, guardadas (recusas: ${refusals.join(', ') || 'nenhuma'}) | ≥ ${PER_SECOND} | ${(sent / seconds).toFixed(0)}`,
      `do envio ao aviso em cada página dos dois lados, p50 e p95 (${count(told)} avisos de ${count(sent)} mensagens) | ≤ 150 ms | ${ms(push.p50)} e ${ms(push.p95)}`,
      `do envio ao texto na página que mostra a conversa, p50 e p95 | | ${ms(text.p50)} e ${ms(text.p95)}`,
      `a resposta a quem envia, p50 e p95 | | ${ms(answer.p50)} e ${ms(answer.p95)}`,
      `abrir uma conversa de ${count(MENSAGENS)} mensagens, p50 e p95 | ≤ 50 ms | ${ms(opening.p50)} e ${ms(opening.p95)}`,
    ].join('\n')
  } finally {
    for (const { child, ended } of runs) {
      child.kill('SIGTERM')
      await ended
    }
  }
}
