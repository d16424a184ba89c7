import { once } from 'node:events'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/server/src/platform/db/embedded/postmaster.ts'
import { endProcess, startProcess } from '../cluster/processes.ts'
import { startHaproxy, startProgram } from './database.ts'

type Options = {
  folder: string
  /** The primary, by HAProxy. */
  url: string
  /** The standbys, by HAProxy. */
  readingUrl: string
  password: string
  processes: number
  pgbouncer: boolean
  owner: { uid: number; gid: number }
}

/** An outside WMS that takes every order, so that each hand-over is a job that has to survive. */
const startWms = async (): Promise<Server> => {
  const server = createServer((req, res) => {
    void json(req).then((order) => {
      const { numeroPedido } = order as { numeroPedido: number }
      res.end(JSON.stringify({ numeroPedido, recebido: true }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const PGBOUNCER = fileURLToPath(new URL('../../deploy/pgbouncer/pgbouncer.ini', import.meta.url))

/** PgBouncer with the file of deploy/ before `url`; answers its address. */
const startPgbouncer = async ({ folder, url, password, owner }: Options) => {
  const [port, path, users] = [await freePort(), join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  writeFileSync(users, `"retaguarda" "${password}"\n`)
  writeFileSync(
    path,
    readFileSync(PGBOUNCER, 'utf8')
      .replace('port=5432', `port=${new URL(url).port}`)
      .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', users),
  )
  for (const file of [path, users]) chownSync(file, owner.uid, owner.gid)
  const stop = startProgram('pgbouncer', ['-u', 'postgres', path], `${path}.log`)
  return { url: url.replace(/:\d+\//, `:${port}/`), stop }
}

/** Processes of the product behind the HAProxy of deploy/, on the database of this address. */
export const startProduct = async (options: Options) => {
  const { folder, url, processes } = options
  const wms = await startWms()
  const pgbouncer = options.pgbouncer ? await startPgbouncer(options) : undefined
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: pgbouncer?.url ?? url,
    ...(pgbouncer && { DATABASE_URL_DIRETA: url }),
    DATABASE_URL_LEITURA: options.readingUrl,
    DATA_DIR: join(folder, 'dados'),
    RETAGUARDA_DEMO: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
    CHAMADAS_POR_MINUTO: '1000000',
    WMS_URL: `http://127.0.0.1:${(wms.address() as AddressInfo).port}`,
  }
  const started: { process: ReturnType<typeof startProcess>; port: number }[] = []
  for (let at = 0; at < processes; at += 1) {
    // The first one brings the database forward.
    const process = startProcess(env, false)
    const port = await process.port
    if (port === undefined) throw new Error('a process of the product did not start')
    started.push({ process, port })
  }
  const front = await freePort()
  const servers = started.map(({ port }) => `  server site-${port} 127.0.0.1:${port}`).join('\n')
  const stopFront = startHaproxy('haproxy/site.cfg', folder, (text) =>
    text
      .replace(/bind :443 .*/, `bind 127.0.0.1:${front}`)
      .replace(/(?:^ {2}server site-.*\n)+/m, `${servers}\n`),
  )
  return {
    address: `http://127.0.0.1:${front}`,
    addresses: started.map(({ port }) => `http://127.0.0.1:${port}`),
    /** Whether the processes that were started are still the ones that serve. */
    alive: (): boolean => started.every(({ process: { child } }) => child.exitCode === null),
    stop: async (): Promise<void> => {
      await stopFront()
      await Promise.all(started.map(({ process }) => endProcess(process)))
      await pgbouncer?.stop()
      wms.closeAllConnections()
      wms.close()
    },
  }
}
