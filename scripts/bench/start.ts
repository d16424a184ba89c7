import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runProduct } from '../../apps/server/src/platform/testing/product-run.ts'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { machineOf, writeSection } from './report.ts'
import { timesOf } from './stats.ts'

const SCRIPT = fileURLToPath(new URL('../start.mjs', import.meta.url))
const STARTS = 5
/** The server gets no requests for this time before its memory is read. */
const IDLE_MS = 10_000

type Product = { pid: number; address: string; stop: () => Promise<void> }

/** `npm start` as a user runs it, on a data folder of the bench's own. */
const startProduct = async (dataDir: string): Promise<Product> => {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, COPIAS_GUARDAR: '0' }
  const { child, ended, address } = runProduct(SCRIPT, env, { stderr: 'inherit' })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { pid: child.pid ?? 0, address: (await address()).replace('localhost', '127.0.0.1'), stop }
}

/** The first page as a browser asks for it. */
const firstPage = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { accept: 'text/html' } }, (answer) => {
      text(answer).then(resolve, reject)
    }).on('error', reject)
  })

/** Resident memory, in MiB, of the server that the start script runs. */
const serverMemory = (startPid: number): number => {
  const processes = execFileSync('ps', ['-A', '-o', 'ppid=,rss='], { encoding: 'utf8' }).split('\n')
  const rows = processes.map((line) => line.trim().split(/\s+/).map(Number))
  return (rows.find(([parent]) => parent === startPid)?.[1] ?? Number.NaN) / 1024
}

/** npm run bench -- --start: from the command to the first page on a prepared checkout, and what the server then holds. */
export const benchStart = async ({ write }: { write: boolean }): Promise<void> => {
  const folder = temporaryFolder()
  try {
    // The first start makes the database and the demo day.
    await (await startProduct(folder.path)).stop()
    const times: number[] = []
    const memories: number[] = []
    for (let index = 0; index < STARTS; index += 1) {
      const began = performance.now()
      const { pid, address, stop } = await startProduct(folder.path)
      await firstPage(address)
      times.push(performance.now() - began)
      await wait(IDLE_MS)
      memories.push(serverMemory(pid))
      await stop()
    }
    const [start, memory] = [timesOf(times), timesOf(memories)]
    const body = [
      `${new Date().toISOString().slice(0, 10)}, ${machineOf()}. \`npm run bench -- --start\`, ${STARTS} partidas`,
      [
        'o que | meta | mediana | pior',
        '---|---:|---:|---:',
        `do comando à primeira página, em ms | ≤ 3.000 | ${start.p50.toFixed(0)} | ${start.p95.toFixed(0)}`,
        `memória do servidor parado há ${IDLE_MS / 1000} s, em MB | ≤ 150 | ${memory.p50.toFixed(0)} | ${memory.p95.toFixed(0)}`,
      ].join('\n'),
    ].join('\n\n')
    console.log(body)
    if (write) writeSection('Partida e memória', body)
  } finally {
    folder.remove()
  }
}
