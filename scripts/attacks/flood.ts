import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

/** The requests of a flood: each connection has its own address and sends one request after the other, without end. */
export type Flood = { port: number; connections: { localAddress: string; requests: string[] }[] }

/** What came back, by status; 0 is a connection that was cut. */
export type Flooded = Record<number, number>

// The attackers stand for other machines, so their work must not take the server's processor.
setPriority(19)

const { port, connections } = workerData as Flood
const statuses: Flooded = {}
let stopping = false

/** Sends again after each answer, and reconnects after a cut. */
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
