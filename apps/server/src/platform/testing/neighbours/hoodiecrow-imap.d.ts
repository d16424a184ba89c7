declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Message = { raw: string | Buffer; internaldate?: string }
  type Options = {
    plugins: readonly string[]
    users: Readonly<Record<string, { password: string }>>
    storage: Readonly<Record<string, { uidvalidity?: number; messages?: Message[] }>>
  }
  const start: (options: Options) => {
    server: Server
    listen: (port: number, host: string, done: () => void) => void
    close: (done: () => void) => void
    appendMessage: (
      mailbox: string,
      flags: readonly string[],
      internaldate: string,
      raw: string,
    ) => { message: object }
  }
  export default start
}
