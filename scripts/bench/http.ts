import { Agent, request } from 'node:http'

export type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: unknown }
export type Answer = { status: number; ms: number; body: string }

/** One kept connection per slot, as a browser or an integrator holds it. */
export const createCaller = (port: number, connections = 1) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const call = (
    { method, path, body }: Call,
    token: string,
    more: Record<string, string> = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...more,
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(payload)),
        }),
      }
      const start = performance.now()
      const req = request({ agent, host: '127.0.0.1', port, method, path, headers }, (res) => {
        const parts: Buffer[] = []
        res.on('data', (part: Buffer) => parts.push(part))
        res.on('end', () => {
          const ms = performance.now() - start
          resolve({ status: res.statusCode ?? 0, ms, body: Buffer.concat(parts).toString('utf8') })
        })
        res.on('error', reject)
      })
      req.on('error', reject)
      req.end(payload)
    })
  return { call, close: () => agent.destroy() }
}
export type Caller = ReturnType<typeof createCaller>
