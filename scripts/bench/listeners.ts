import { WebSocket } from 'ws'

export type ListenOrder = { port: number; tokens: string[]; count: number }
/** When each change was heard, in milliseconds since 1970, by the version of the order that changed. */
export type Heard = Record<string, number[]>

const AT_ONCE = 50

const heard: Heard = {}

const now = (): number => performance.timeOrigin + performance.now()

const open = (port: number, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    socket.once('open', () => {
      socket.send(JSON.stringify({ tipo: 'entrar', token }))
      resolve()
    })
    socket.once('error', reject)
    socket.on('message', (data: Buffer) => {
      const at = now()
      const { entidade, versao } = JSON.parse(data.toString()) as { entidade: string; versao: number }
      if (entidade === 'pedido') (heard[versao] ??= []).push(at)
    })
  })

process.on('message', (order: ListenOrder | 'report') => {
  if (order === 'report') return void process.send?.(heard)
  const { port, tokens, count } = order
  let next = 0
  const one = async (): Promise<void> => {
    while (next < count) await open(port, tokens[next++ % tokens.length] ?? '')
  }
  void Promise.all(Array.from({ length: AT_ONCE }, one)).then(() => process.send?.('open'))
})
