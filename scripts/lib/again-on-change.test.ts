import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

type Run = (stop: AbortSignal) => Promise<number>
// It runs partly before the product's Node exists, so it is not TypeScript.
const script = new URL('again-on-change.mjs', import.meta.url).href
const { againOnChange } = (await import(script)) as {
  againOnChange: (folder: string, run: Run) => Promise<number>
}

it('a new or changed file of the folder stops what runs and runs it again, until it ends by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-migracoes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let runs = 0
  const ended = againOnChange(folder, async (stop) => {
    runs += 1
    const program = runs < 3 ? 'setInterval(() => {}, 1000)' : 'process.exit(7)'
    const child = spawn(process.execPath, ['-e', program])
    stop.addEventListener('abort', () => child.kill('SIGTERM'))
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  })
  const file = join(folder, '0001_nova.sql')
  writeFileSync(file, 'select 1')
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 30_000 })
  writeFileSync(file, 'select 2')
  expect(await ended).toBe(7)
  expect(runs).toBe(3)
})
