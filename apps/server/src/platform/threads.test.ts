import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createThread, endThreads } from './threads.ts'

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

test('threads end together, whatever they are at; one that ended by itself is no longer waited for', async () => {
  const done = createThread(script(''))
  await once(done, 'exit')
  const busy = createThread(script('for (;;) {}'))
  const waiting = createThread(script('setInterval(() => {}, 1000)'))
  await once(busy, 'online')
  await endThreads()
  expect([done, busy, waiting].map(({ threadId }) => threadId)).toEqual([-1, -1, -1])
})
