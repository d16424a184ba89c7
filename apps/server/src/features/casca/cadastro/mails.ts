import { TELAS_DE_LINK } from '@app/contract/casca/cadastro'
import { z } from 'zod'
import type { Services } from '../../../platform/context.ts'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { greetingOf } from '../../../platform/mail/greeting.ts'
import { linkTo } from '../../../platform/mail/link.ts'
import { issueOnce } from '../../../platform/session/once.ts'
import { hasAdministrator } from '../perfil/index.ts'
import { findIdByEmail } from './store.ts'

export const JOB_RECUPERAR = 'cadastro_recuperar'

/**
 * Creates and sends the link at once, so that the secret is only in the mail. Without a person of that address nothing
 * happens.
 */
const sendRecovery = async (services: Services, email: string): Promise<void> => {
  const { db, config, mail } = services
  const pessoa = await findIdByEmail(db, email)
  if (!pessoa) return
  const link = linkTo(config, TELAS_DE_LINK.novaSenha, await issueOnce(db, services, 'senha', pessoa.id))
  await mail.send({
    para: email,
    tipo: 'SENHA_RECUPERAR',
    valores: { saudacao: greetingOf(pessoa.nome) },
    corpo: link,
  })
}

export const cadastroJobs: Job[] = [
  defineJob(JOB_RECUPERAR, z.object({ email: z.string() }), ({ email }, services) =>
    sendRecovery(services, email),
  ),
]

/**
 * The link for the first administrator of an installation without demonstration: written to the log, valid once and for
 * a day. Undefined when there is an administrator.
 */
export const firstAccessLink = async (services: Services, address: string): Promise<string | undefined> => {
  const { db } = services
  const config = { ...services.config, PUBLIC_URL: services.config.PUBLIC_URL ?? address }
  if (config.RETAGUARDA_DEMO || (await hasAdministrator(db))) return undefined
  return linkTo(config, TELAS_DE_LINK.primeiroAcesso, await issueOnce(db, services, 'primeiro', null))
}
