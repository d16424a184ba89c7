import startImap from 'hoodiecrow-imap'
import type { AddressInfo } from 'node:net'

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
    deliver: (raw: string) => imap.appendMessage('INBOX', [], '20-Nov-2026 10:00:00 -0300', raw),
    close: () => new Promise<void>((resolve) => imap.close(resolve)),
  }
}
