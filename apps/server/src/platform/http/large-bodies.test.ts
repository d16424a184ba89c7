import { connect, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import type { Routes } from './routes.ts'
import { startTestApp } from '../testing/app.ts'
import { LARGE_BODIES_PUBLIC } from './limits.ts'

const probe: Routes = async (app) => {
  for (const [url, ability] of [
    ['/teste/aberto', 'public'],
    ['/teste/nosso', 'session'],
  ] as const)
    app.post(url, { config: { ability }, schema: { hide: true }, bodyLimit: 4_000_000 }, async () => ({}))
}
const server = await startTestApp({ more: [probe], trustProxy: true })
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(server.close)
const operador = await server.as('operador')

const begin = (url: string, headers: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: a\r\n${headers}\r\nContent-Type: application/json\r\n` +
        `Content-Length: 3000000\r\n\r\n{"nf":{"data":"${'A'.repeat(20_000)}`,
      () => resolve(socket),
    )
  })
const statusOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (part) => resolve(part.toString().slice(9, 12)))
    setTimeout(() => resolve('open'), 1_000)
  })

it('strangers who hold all of their places for large bodies leave those of the staff free', async () => {
  const strangers = await Promise.all(
    Array.from({ length: LARGE_BODIES_PUBLIC + 2 }, (_, at) =>
      begin('/teste/aberto', `X-Forwarded-For: 203.0.${at}.7`),
    ),
  )
  const answers = await Promise.all(strangers.map(statusOf))
  expect(answers.filter((status) => status === '503')).toHaveLength(2)
  const ours = await begin('/teste/nosso', `Authorization: Bearer ${operador.token}`)
  expect(await statusOf(ours)).toBe('open')
  for (const socket of [...strangers, ours]) socket.destroy()
})
