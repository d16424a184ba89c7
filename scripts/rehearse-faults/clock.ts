import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { requestToken } from '../../e2e/support/api.ts'
import { createCalls, logIn } from '../cluster/load.ts'
import { emptyBooks, findLost, sizeOf } from './books.ts'
import { doubled, startHearers } from './hearers.ts'
import { createFileCheck, findBroken, type Query } from './invariants.ts'
import { register } from './kills.ts'
import { startPeople } from './people.ts'
import { type Outcome, seconds, until } from './rehearsal.ts'

/** Debian's package `libfaketime`. */
const LIBRARY = ['x86_64', 'aarch64']
  .map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))
const LIMIT_MS = 60_000
const SETTLE_MS = 5_000

/**
 * The clock of the machine, so of server and PostgreSQL alike, jumps a day ahead and an hour back while people work:
 * sessions end when they should, and jobs, events and mails go on.
 */
export const clockJumps = async (): Promise<Outcome> => {
  if (!LIBRARY) return { measured: [['relógio', 'não ensaiado: falta o pacote libfaketime']], broken: [] }
  const [product, hearers] = [productProcess(), await startHearers()]
  const query: Query = (statement, values) => product.query(statement, values)
  const clock = join(product.dataDir, 'relogio')
  const set = (offset: string) => writeFileSync(clock, offset, { mode: 0o644 })
  set('+0')
  const [measured, broken]: [[string, string][], string[]] = [[], []]
  try {
    const address = await product.start({
      ...hearers.env,
      RETAGUARDA_DEMO: '1',
      CHAMADAS_POR_MINUTO: '1000000',
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: '1',
      // Timers count what passes, which no jump changes.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    await register(address, hearers.receiver.url)
    const books = emptyBooks()
    const people = await startPeople(address, query, books)
    const { call, close } = createCalls(address)
    const { body: session } = await requestToken(address, 'cliente2@retaguarda.example', 'demonstracao')
    const me = async (token: string) => (await call('GET', '/user/me', token)).status
    const now = async () => (await query<{ agora: Date }>('select now() as agora'))[0]?.agora.getTime() ?? 0
    /** Everything that the product does by its clock, once more: an act, its event outside, a mail. */
    const goesOn = async (name: string): Promise<void> => {
      const [acts, events, mails] = [sizeOf(books), hearers.receiver.heard.size, hearers.mails().size]
      const began = performance.now()
      for (const [what, isTrue] of [
        ['acts', () => sizeOf(books) > acts + 20],
        ['events', () => hearers.receiver.heard.size > events + 5],
        ['mails', () => hearers.mails().size > mails + 2],
      ] as const)
        if (!(await until(isTrue, LIMIT_MS))) broken.push(`${name}: no ${what} any more`)
      measured.push([
        `${name}: atos, avisos ao webhook e e-mails seguem em`,
        seconds(performance.now() - began),
      ])
    }
    const jump = async (offset: string, by: number): Promise<void> => {
      const before = await now()
      set(offset)
      await wait(SETTLE_MS)
      const moved = (await now()) - before
      if (Math.abs(moved - by) > 60_000) broken.push(`the clock moved by ${seconds(moved)}`)
    }
    await goesOn('antes')
    await jump('+86400', 86_400_000)
    if ((await me(session.access_token)) !== 401) broken.push('a session of an hour outlived a day')
    const renewed = await fetch(`${address}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('retaguarda-web:')}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refresh_token }),
    })
    if (renewed.status < 400) broken.push('a session without a call in twelve hours was renewed')
    const fresh = await logIn(address, 'cliente2')
    await goesOn('um dia adiante')
    await jump('+82800', -3_600_000)
    if ((await me(fresh)) !== 200) broken.push('a session of an hour later is not one')
    await goesOn('uma hora atrás')
    await people.stop()
    close()
    broken.push(...people.odd, ...(await findLost(query, books)), ...(await findBroken(query)))
    broken.push(...(await createFileCheck(query, join(product.dataDir, 'arquivos')).findBroken()))
    measured.push(
      ['confirmações, todas lá', String(sizeOf(books))],
      [
        'mensagens do webhook, repetidas',
        `${hearers.receiver.heard.size}, ${doubled(hearers.receiver.heard)}`,
      ],
      ['e-mails, repetidos', `${hearers.mails().size}, ${doubled(hearers.mails())}`],
    )
    return { measured, broken }
  } finally {
    await product.dispose()
    await hearers.close()
  }
}
