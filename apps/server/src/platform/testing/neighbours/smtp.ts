import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * `takes` accepts, `refuses` says no to the person, `distrusts` to the sender, `busy` for now, `breaks` goes away in the
 * middle of a mail, `vanishes` once it has it, before it says so.
 */
export type SmtpBehaviour = 'takes' | 'refuses' | 'distrusts' | 'busy' | 'breaks' | 'vanishes'

const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode })

/** A mail server, and what it accepted; how it behaves may change. */
export const startSmtp = async (at = 0) => {
  const taken: { from: string; to: string[]; source: string }[] = []
  let behaviour: SmtpBehaviour = 'takes'
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (behaviour === 'refuses') return done(refusal(550, 'no such person'))
      if (behaviour === 'distrusts') return done(refusal(550, '5.7.1 relaying denied'))
      if (behaviour === 'busy') return done(refusal(451, 'try again'))
      done()
    },
    onData: (stream, { envelope }, done) => {
      if (behaviour === 'breaks') for (const socket of sockets) socket.destroy()
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom === false ? '' : mailFrom.address
        taken.push({ from, to: rcptTo.map(({ address }) => address), source })
        if (behaviour === 'vanishes') for (const socket of sockets) socket.destroy()
        else done()
      }, done)
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave: (next: SmtpBehaviour) => void (behaviour = next),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
