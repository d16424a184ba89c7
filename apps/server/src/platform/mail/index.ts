import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log.ts'
import { insertCorreio } from '../store/correio.ts'
import { insertEnviado, isParado } from '../store/correio-endereco.ts'
import { compose } from './compose.ts'
import type { Carta, Mail } from './mail.ts'
import { createSmtp } from './smtp.ts'

/** Where mails go: to SMTP, into the outbox that `/dev/mail` shows, or nowhere. */
export type Mailer = {
  kind: 'smtp' | 'caixa' | 'nenhum'
  /**
   * Fails when the mail was not taken; a job tries again. False for an address from which mails came back: nothing goes
   * there until it is changed, or freed.
   */
  send: (mail: Mail | Carta) => Promise<boolean>
}

type Parts = { config: Config; database: Database; now: () => Date; log: Log }
type Way = Pick<Mailer, 'kind'> & { deliver: (mail: Mail) => Promise<void> }

/** SMTP when it is configured; otherwise an outbox in demonstration and development, never in production. */
const wayOf = ({ config, database: { db }, now, log }: Parts): Way => {
  const { SMTP_URL } = config
  if (SMTP_URL) {
    const deliver = createSmtp(SMTP_URL, config)
    return {
      kind: 'smtp',
      deliver: async (mail) => {
        // Its token is known before anything can come back.
        const token = randomBytes(16).toString('hex')
        await insertEnviado(db, { token, para: mail.para, agora: now() })
        await deliver(mail, token)
      },
    }
  }
  if (config.producao)
    return {
      kind: 'nenhum',
      deliver: async ({ assunto }) => log.error({ assunto }, 'E-mail não enviado: defina SMTP_URL.'),
    }
  return { kind: 'caixa', deliver: (mail) => insertCorreio(db, mail, now()) }
}

export const createMailer = (parts: Parts): Mailer => {
  const {
    database: { db },
    log,
  } = parts
  const { kind, deliver } = wayOf(parts)
  return {
    kind,
    send: async (mail) => {
      if (await isParado(db, mail.para)) {
        log.info('E-mail não enviado: o endereço não entrega.')
        return false
      }
      await deliver('tipo' in mail ? await compose(db, mail) : mail)
      return true
    },
  }
}
