import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const supervise = new URL('supervise.mjs', import.meta.url).href

/** Supervises a server with this code; the code gets the number of the start and reports when it is up. */
const run = (name: string, program: string) => {
  const write = (file: string, content: string): string => {
    const path = join(folder.path, `${name}-${file}.mjs`)
    writeFileSync(path, content)
    return path
  }
  const count = join(folder.path, `${name}-starts`)
  const server = write(
    'server',
    `import { appendFileSync, readFileSync } from 'node:fs'
     appendFileSync(${JSON.stringify(count)}, '.')
     const start = readFileSync(${JSON.stringify(count)}).length
     const up = () => new Promise((sent) => process.send({ porta: 4321 }, sent))
     process.on('SIGTERM', () => process.exit(0))
     ${program}`,
  )
  const afterwards = write('afterwards', `console.log('swept'); process.disconnect()`)
  const main = write(
    'main',
    `import { supervise } from ${JSON.stringify(supervise)}
     process.exitCode = await supervise(process.execPath, [${JSON.stringify(server)}], [${JSON.stringify(afterwards)}])`,
  )
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, said }))
  return { child, ended, said: () => said }
}

describe('a supervised server', () => {
  it('that refuses to start is not tried again', async () => {
    expect(await run('refuses', `console.log('start', start); process.exit(1)`).ended).toEqual({
      code: 1,
      said: 'start 1\n',
    })
  })

  it('that dies is started again where it listened, until it is stopped cleanly', async () => {
    const code = `console.log(start, process.env.PORT ?? ''); await up()
      if (start === 1) process.kill(process.pid, 'SIGKILL')
      process.exit(start === 2 ? 3 : 0)`
    expect(await run('dies', code).ended).toEqual({
      code: 0,
      said: [
        '1 ',
        'O servidor parou sozinho (SIGKILL); iniciando de novo.',
        '2 4321',
        'O servidor parou sozinho (código 3); iniciando de novo em 1 s.',
        '3 4321',
        '',
      ].join('\n'),
    })
  })

  it('that is stopped while it waits for its next start leaves nothing behind', async () => {
    const { child, ended, said: heard } = run('stopped', `await up(); process.exit(start)`)
    await expect.poll(heard, { timeout: 30_000 }).toContain('em 1 s')
    child.kill('SIGTERM')
    const { code, said } = await ended
    expect(code).toBe(0)
    expect(said).toContain('swept')
  })
})
