import { CADASTRO_LINK_HORAS, TELA_CADASTRO_POSTO } from '@app/contract/assistencia/cadastroPosto'
import { randomBytes } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { greetingOf } from '../../../../platform/mail/greeting.ts'
import { linkTo } from '../../../../platform/mail/link.ts'
import { hashToken } from '../../../../platform/session/tokens.ts'
import { type CadastroRow, findCadastro } from '../store/read.ts'
import { setLink } from '../store/write.ts'

export const JOB_CADASTRO_AVISAR = 'cadastro_posto_avisar'

export const AVISOS_CADASTRO = ['CONFIRMAR', 'RECEBIDO', 'CORRECAO', 'APROVADO', 'RECUSADO'] as const
export type AvisoCadastro = (typeof AVISOS_CADASTRO)[number]

/** How long a correction may take. */
const CORRECAO_DIAS = 30

/** The state in which each message is still valid, and how long its link is; without hours it opens the log-in. */
const VALE: Record<AvisoCadastro, { em: CadastroRow['situacao']; horas?: number }> = {
  CONFIRMAR: { em: 'AGUARDANDO_EMAIL', horas: CADASTRO_LINK_HORAS },
  RECEBIDO: { em: 'AGUARDANDO_APROVACAO' },
  CORRECAO: { em: 'CORRECAO', horas: (CORRECAO_DIAS * DAY_MS) / (60 * MINUTE_MS) },
  APROVADO: { em: 'APROVADO' },
  RECUSADO: { em: 'RECUSADO' },
}

const issueLink = async ({ db, config, now }: Services, id: number, horas: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await setLink(db, id, hashToken(token), new Date(now().getTime() + horas * 60 * MINUTE_MS))
  return linkTo(config, TELA_CADASTRO_POSTO, token)
}

/** The address of the log-in; it needs no secret. */
const entrada = ({ config }: Services): string => linkTo(config, '/index', '').replace('#token=', '')

/** The message of each kind; `link` opens the registration, or the log-in. */
const cartaDe = (aviso: AvisoCadastro, row: CadastroRow, saudacao: string, link: string) => {
  switch (aviso) {
    case 'CONFIRMAR':
      return {
        tipo: 'CADASTRO_CONFIRMAR',
        valores: { saudacao, horas: String(CADASTRO_LINK_HORAS) },
        corpo: link,
      } as const
    case 'RECEBIDO':
      return { tipo: 'CADASTRO_RECEBIDO', valores: { saudacao } } as const
    case 'CORRECAO':
      return {
        tipo: 'CADASTRO_CORRECAO',
        valores: { saudacao, pedido: row.pedido_correcao ?? '', dias: String(CORRECAO_DIAS) },
        corpo: link,
      } as const
    case 'APROVADO':
      return { tipo: 'CADASTRO_APROVADO', valores: { saudacao }, corpo: link } as const
    case 'RECUSADO':
      return { tipo: 'CADASTRO_RECUSADO', valores: { saudacao, motivo: row.motivo ?? '' } } as const
  }
}

/** Creates and sends the link at once, so that the secret is only in the mail. An outdated message is not sent. */
export const sendAviso = async (services: Services, id: number, aviso: AvisoCadastro): Promise<void> => {
  const row = await findCadastro(services.db, id)
  const { em, horas } = VALE[aviso]
  if (!row || row.email === null || row.situacao !== em) return
  const link = horas === undefined ? entrada(services) : await issueLink(services, id, horas)
  await services.mail.send({ para: row.email, ...cartaDe(aviso, row, greetingOf(row.nome ?? ''), link) })
}
