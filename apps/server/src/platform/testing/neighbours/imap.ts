import startImap from 'hoodiecrow-imap'
import type { AddressInfo } from 'node:net'

type Parte = { size?: number; childNodes?: Parte[] }

const announce = (parte: Parte, size: number): void => {
  parte.size = size
  for (const child of parte.childNodes ?? []) announce(child, size)
}

/** From now on the server says that each part of the message has this size; it reads a message when it is asked. */
const overstate = (message: object, size: number): void => {
  let parsed: Parte | undefined
  Object.defineProperty(message, 'parsed', {
    get: () => parsed,
    set: (read: Parte) => {
      announce(read, size)
      parsed = read
    },
  })
}

export const USUARIO = 'caixa'
export const SENHA = 'segredo da caixa'

/** An IMAP server with one mailbox, whose messages a test adds. */
export const startServidor = async (uidvalidity: number) => {
  const imap = startImap({
    plugins: ['ID', 'UIDPLUS', 'NAMESPACE', 'ENABLE', 'LITERALPLUS', 'SASL-IR', 'AUTH-PLAIN'],
    users: { [USUARIO]: { password: SENHA } },
    storage: { INBOX: { uidvalidity, messages: [] } },
  })
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve))
  const { port } = imap.server.address() as AddressInfo
  return {
    port,
    /** `size`: what the server says of each part, whatever is in it. */
    deliver: (raw: string, size?: number): void => {
      const { message } = imap.appendMessage('INBOX', [], '20-Nov-2026 10:00:00 -0300', raw)
      if (size !== undefined) overstate(message, size)
    },
    close: () => new Promise<void>((resolve) => imap.close(resolve)),
  }
}
