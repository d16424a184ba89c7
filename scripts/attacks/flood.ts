import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/** What a flood sends: each connection from its own address, its requests one after the other, for ever. */
export type Flood = { port: number; connections: { localAddress: string; requests: string[] }[] }

/** What came back, by status; 0 is a connection that was cut. */
export type Flooded = Record<number, number>

// The attackers have machines of their own: what they compute is not to be taken from the server's processor.
setPriority(19)

const { port, connections } = workerData as Flood
const statuses: Flooded = {}
let stopping = false

/** Asks again as soon as it is answered, and connects anew when it is cut. */
const attack = ({ localAddress, requests }: Flood['connections'][number]): void => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let sent = 0
  let text = ''
  const ask = () => socket.write(requests[sent++ % requests.length] ?? '')
  const isWhole = (): boolean => {
    const end = text.indexOf('\r\n\r\n')
    const [, length] = /content-length: (\d+)/i.exec(text) ?? []
    return end >= 0 && Buffer.byteLength(text) >= end + 4 + Number(length ?? 0)
  }
  socket.on('connect', ask)
  socket.on('data', (part) => {
    text += part.toString()
    if (!isWhole()) return
    const status = Number(text.slice(9, 12))
    statuses[status] = (statuses[status] ?? 0) + 1
    text = ''
    if (!stopping) ask()
  })
  socket.on('error', () => (statuses[0] = (statuses[0] ?? 0) + 1))
  socket.on('close', () => {
    if (!stopping) attack({ localAddress, requests })
  })
}

for (const connection of connections) attack(connection)
parentPort?.once('message', () => {
  stopping = true
  parentPort?.postMessage(statuses, [])
  setImmediate(() => process.exit())
})
