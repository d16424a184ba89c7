import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Database, Executor } from '../db/index.ts'
import type { Log } from '../log.ts'
import { insertCorreio } from '../store/correio.ts'
import { beginEnvio, isParado, setAceito } from '../store/correio-endereco.ts'
import { getSegredo } from '../store/segredo.ts'
import { insertJob } from '../store/trabalho.ts'
import { compose } from './compose.ts'
import type { Carta, Mail } from './mail.ts'
import { createSmtp } from './smtp.ts'

/** Takes note of an address that the mail server refused at once. */
export const JOB_RECUSADO = 'correio_recusado'

/** Where mails go: to SMTP, into the outbox that `/dev/mail` shows, or nowhere. */
export type Mailer = {
  kind: 'smtp' | 'caixa' | 'nenhum'
  /**
   * Fails when the mail was not taken; a job tries again. False for an address that does not deliver: nothing goes there
   * until it is changed, or freed.
   */
  send: (mail: Mail | Carta) => Promise<boolean>
  /**
   * The same for one job, which may run again: what an earlier run is known to have sent is not sent again, and a mail
   * of which that is unknown keeps its Message-ID, so that receivers see it is the same.
   */
  ofJob: (job: string) => Mailer
}

type Parts = { config: Config; database: Database; now: () => Date; log: Log }
/** `chave` is the same whenever the same mail is sent; without one each mail is another. */
type Way = Pick<Mailer, 'kind'> & { deliver: (mail: Mail, chave?: string) => Promise<boolean> }

const tokenOf = async (db: Executor, chave: string | undefined): Promise<string> =>
  chave === undefined
    ? randomBytes(16).toString('hex')
    : createHmac('sha256', await getSegredo(db, 'correio-token'))
        .update(chave)
        .digest('hex')
        .slice(0, 32)

/** Sends by SMTP, and notes before and after it what is known of the mail. */
const bySmtp = (url: string, { config, database: { db }, now }: Parts): Way => {
  const deliver = createSmtp(url, config)
  return {
    kind: 'smtp',
    deliver: async (mail, chave) => {
      const token = await tokenOf(db, chave)
      // Its token is known before anything can come back.
      if (!(await beginEnvio(db, { token, para: mail.para, agora: now() }))) return true
      const recusa = await deliver(mail, token)
      if (recusa) await insertJob(db, JOB_RECUSADO, { token, para: mail.para, ...recusa }, null, null, null)
      else await setAceito(db, token, now())
      return !recusa
    },
  }
}

/** SMTP when it is configured; otherwise an outbox in demonstration and development, never in production. */
const wayOf = (parts: Parts): Way => {
  const {
    config,
    database: { db },
    now,
    log,
  } = parts
  if (config.SMTP_URL) return bySmtp(config.SMTP_URL, parts)
  if (config.producao)
    return {
      kind: 'nenhum',
      deliver: async ({ assunto }) => {
        log.error({ assunto }, 'E-mail não enviado: defina SMTP_URL.')
        return true
      },
    }
  return {
    kind: 'caixa',
    deliver: async (mail) => {
      await insertCorreio(db, mail, now())
      return true
    },
  }
}

/** What tells the mails of one job apart: what they are, to whom, and what they name. */
const chaveDe = (job: string, mail: Mail | Carta): string =>
  JSON.stringify([job, mail.para, ...('tipo' in mail ? [mail.tipo, mail.valores] : [mail.assunto])])

export const createMailer = (parts: Parts): Mailer => {
  const {
    database: { db },
    log,
  } = parts
  const { kind, deliver } = wayOf(parts)
  const mailerOf = (job?: string): Mailer => ({
    kind,
    send: async (mail) => {
      if (await isParado(db, mail.para)) {
        log.info('E-mail não enviado: o endereço não entrega.')
        return false
      }
      const chave = job === undefined ? undefined : chaveDe(job, mail)
      return deliver('tipo' in mail ? await compose(db, mail) : mail, chave)
    },
    ofJob: mailerOf,
  })
  return mailerOf()
}
