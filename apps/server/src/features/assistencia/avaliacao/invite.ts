import { AVALIACAO_DIAS } from '@app/contract/assistencia/avaliacao'
import { formatPhone } from '@app/rules/casca/telefone'
import { DAY_MS, formatDay, localDay } from '@app/rules/casca/tempo'
import { createHmac, randomBytes } from 'node:crypto'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { greetingOf, plainFirstName } from '../../../platform/mail/greeting.ts'
import { linkTo } from '../../../platform/mail/link.ts'
import { hashToken } from '../../../platform/session/tokens.ts'
import { findConvidado, insertConvite, setEnviado } from './store.ts'

export const JOB_CONVIDAR = 'avaliacao_convidar'
export const JOB_RESPONDIDA = 'avaliacao_respondida'

/** The consumer's screen; the token is in the fragment, which no server receives. */
const TELA = '/avaliar'

type Partes = Pick<Services, 'now' | 'files'>

const deriveToken = async ({ files }: Pick<Services, 'files'>, sal: Buffer): Promise<string> =>
  createHmac('sha256', await files.segredo('links'))
    .update('avaliacao')
    .update(sal)
    .digest('base64url')

/** The address of a survey; it is the same each time. */
export const hrefOf = async (services: Pick<Services, 'files' | 'config'>, sal: Buffer): Promise<string> =>
  linkTo(services.config, TELA, await deriveToken(services, sal))

/** The survey of an order as it begins: 60 days for one answer, by a link that only its salt tells. */
export const newConvite = async (partes: Partes, { id, postoId }: { id: number; postoId: number }) => {
  const sal = randomBytes(16)
  const agora = partes.now()
  return {
    ordem_servico_id: id,
    posto_id: postoId,
    sal,
    token_hash: hashToken(await deriveToken(partes, sal)),
    criado_em: agora,
    expira_em: new Date(agora.getTime() + AVALIACAO_DIAS * DAY_MS),
  }
}

/**
 * Asks the consumer of an order for a rating (rede §7): once per order, for 60 days; the mail goes after the caller's
 * commit. A consumer who has answered is not asked again.
 */
export const inviteConsumidor = async (db: Executor, partes: Partes, os: { id: number; postoId: number }) => {
  const convite = await insertConvite(db, await newConvite(partes, os))
  if (convite) await addJob(db, JOB_CONVIDAR, { id: convite.id }, { maxAttempts: 8 })
  return convite
}

type Convite = { id: number; sal: Buffer; expira_em: Date }
type Convidado = NonNullable<Awaited<ReturnType<typeof findConvidado>>>

const bodyOf = ({ modelo, numero, ano, posto, telefone }: Convidado, link: string) =>
  `${link}\n
Ordem de serviço ${numero}/${ano}${modelo === null ? '' : `, ${modelo}`}
${posto}, telefone ${formatPhone(telefone)}`

/** The invitation by mail, sent once; consumers without an address get the link from the post. */
export const sendConvite = async (services: Services, id: number): Promise<void> => {
  const convidado = await findConvidado(services.db, id)
  if (!convidado?.email || convidado.respondida_em || convidado.enviado_em) return
  const sent = await services.mail.send({
    para: convidado.email,
    tipo: 'AVALIACAO_CONVITE',
    valores: { saudacao: greetingOf(convidado.nome ?? ''), dias: String(AVALIACAO_DIAS) },
    corpo: bodyOf(convidado, await hrefOf(services, convidado.sal)),
  })
  if (sent) await setEnviado(services.db, id, services.now())
}

/** The invitation that the post sends by WhatsApp, and the telephone that it goes to. */
export const whatsappOf = async (services: Services, db: Executor, { id, sal, expira_em }: Convite) => {
  const { nome, numero, ano, modelo, posto, celular } = (await findConvidado(db, id)) ?? refuse('NOT_FOUND')
  const ate = formatDay(localDay(expira_em, services.config.TZ_EXIBICAO))
  const quem = plainFirstName(nome ?? '')
  const relogio = modelo === null ? 'seu relógio' : `seu relógio ${modelo}`
  return {
    telefone: celular,
    texto: `${quem === undefined ? 'Olá!' : `Olá, ${quem}!`} Aqui fala ${posto}. Como foi o atendimento ao ${relogio} (OS ${numero}/${ano})? Conte em um minuto, até ${ate}: ${await hrefOf(services, sal)}`,
  }
}

/** Tells the consumer that the post has answered; the same link shows the answer. */
export const sendRespondida = async (services: Services, id: number): Promise<void> => {
  const convidado = await findConvidado(services.db, id)
  if (!convidado?.email || convidado.resposta === null) return
  await services.mail.send({
    para: convidado.email,
    tipo: 'AVALIACAO_RESPONDIDA',
    valores: { saudacao: greetingOf(convidado.nome ?? '') },
    corpo: bodyOf(convidado, await hrefOf(services, convidado.sal)),
  })
}
