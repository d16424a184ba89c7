import type { Config } from '../config.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log.ts'
import { insertCorreio } from '../store/correio.ts'
import type { Mail } from './mail.ts'

/** Where mails go: to SMTP, into the outbox that `/dev/mail` shows, or nowhere. */
export type Mailer = {
  kind: 'smtp' | 'caixa' | 'nenhum'
  /** Fails when the mail was not taken; a job tries again. */
  send: (mail: Mail) => Promise<void>
}

const TIMEOUT_MS = 20_000

const smtp = (url: string, from: string): Mailer => {
  const connect = async () => {
    // nodemailer is loaded with the first mail, so that an idle process does without it.
    const { createTransport } = await import('nodemailer')
    return createTransport(
      { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      { from },
    )
  }
  let transport: ReturnType<typeof connect> | undefined
  return {
    kind: 'smtp',
    send: async ({ para, assunto, texto, sair }) => {
      transport ??= connect()
      await (
        await transport
      ).sendMail({
        // The address is an object, so that an address of the database cannot contain a second one.
        to: { name: '', address: para },
        subject: assunto,
        text: texto,
        disableFileAccess: true,
        disableUrlAccess: true,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(sair !== undefined && {
            'List-Unsubscribe': `<${sair}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}

type Parts = { config: Config; database: Database; now: () => Date; log: Log }

/** SMTP when it is configured; otherwise an outbox in demonstration and development, never in production. */
export const createMailer = ({ config, database: { db }, now, log }: Parts): Mailer => {
  if (config.SMTP_URL) return smtp(config.SMTP_URL, config.CORREIO_DE)
  if (config.producao)
    return {
      kind: 'nenhum',
      send: async ({ assunto }) => log.error({ assunto }, 'E-mail não enviado: defina SMTP_URL.'),
    }
  return { kind: 'caixa', send: (mail) => insertCorreio(db, mail, now()) }
}
