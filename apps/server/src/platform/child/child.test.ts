import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { isAlive } from '../db/embedded/lock.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ChildGone, ChildTooLarge, ChildTooLate, startChild, type Child } from './index.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const serve = new URL('serve.ts', import.meta.url).href
const LIMITS = { heap: 64, memory: 512, memoryIdle: 256 }
const SECOND = 1_000
const LONG = 60_000

/** A child that answers with this expression of `question` and `bytes`. */
const childOf = (name: string, expression: string, limits: Partial<typeof LIMITS> = {}): Child => {
  const file = join(folder.path, `${name}.mjs`)
  writeFileSync(
    file,
    `import { serveParent } from ${JSON.stringify(serve)}
     serveParent((question, bytes) => ${expression})`,
  )
  return startChild({ script: pathToFileURL(file), ...LIMITS, ...limits })
}
const ask = (child: Child, question: unknown = null, milliseconds = LONG) =>
  child.ask(question, Buffer.from('çã'), milliseconds)

describe('a child', () => {
  test('answers one question after the other, knows no settings, and its words are not taken for answers', async () => {
    process.env['RETAGUARDA_SEGREDO'] = 'nobody’s business'
    const child = childOf(
      'env',
      `(console.log('a word'), [question, bytes.toString(), Object.keys(process.env)])`,
    )
    delete process.env['RETAGUARDA_SEGREDO']
    const known = process.env['NODE_COMPILE_CACHE'] === undefined ? [] : ['NODE_COMPILE_CACHE']
    for (const question of [{ a: 1 }, 'b'])
      expect(await ask(child, question)).toEqual([question, 'çã', known])
    await child.end()
    expect(child.pid && isAlive(child.pid)).toBe(false)
    await expect(ask(child)).rejects.toBeInstanceOf(ChildGone)
  })

  test('long bytes and long answers arrive whole', async () => {
    const child = childOf('long', `[bytes.byteLength, 'é'.repeat(question)]`)
    const answer = await child.ask(3_000_000, Buffer.alloc(20_000_000), LONG)
    expect(answer).toEqual([20_000_000, 'é'.repeat(3_000_000)])
    await child.end()
  })

  test('that loops is ended in time', async () => {
    const child = childOf('loop', `(() => { for (;;); })()`)
    await expect(ask(child, null, SECOND)).rejects.toBeInstanceOf(ChildTooLate)
    expect(child.ended()).toBe(true)
    await child.end()
  })

  test('that needs too much is ended: by its engine, and by what it holds in all', async () => {
    const objects = childOf('objects', `(() => { const all = []; for (;;) all.push([all.length]) })()`)
    await expect(ask(objects)).rejects.toBeInstanceOf(ChildTooLarge)
    const buffers = childOf(
      'buffers',
      `(() => { const all = []; for (;;) if (all.length < 60) all.push(Buffer.alloc(10_000_000, 1)) })()`,
      { memory: 300 },
    )
    await expect(ask(buffers)).rejects.toBeInstanceOf(ChildTooLarge)
    expect([objects.ended(), buffers.ended()]).toEqual([true, true])
  })

  test('that holds much between two questions, or failed, answers and is asked no more', async () => {
    const large = childOf('large', `'done'`, { memoryIdle: 1 })
    expect(await ask(large)).toBe('done')
    const failed = childOf('failed', `question.missing.member`)
    await expect(ask(failed, {})).rejects.toThrow(/TypeError/)
    expect([large.ended(), failed.ended()]).toEqual([true, true])
    await Promise.all([large.end(), failed.end()])
  })

  test('that dies, and one that says what is no answer, fail the question', async () => {
    const dead = childOf('dead', `process.kill(process.pid, 'SIGKILL')`)
    await expect(ask(dead)).rejects.toThrow('ended by SIGKILL')
    const strange = childOf('strange', `process.stdout.write('HTTP/1.1 200 OK')`)
    await expect(ask(strange)).rejects.toBeInstanceOf(Error)
    await vi.waitFor(() => expect(strange.pid && isAlive(strange.pid)).toBe(false))
  })
})
