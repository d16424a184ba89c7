import { CADASTRO_LINK_HORAS, TELA_CADASTRO_POSTO } from '@app/contract/assistencia/cadastroPosto'
import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@app/rules/casca/tempo'
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

/** The state in which each message is still valid, and its text; `link` opens the registration. */
const PALAVRAS: Record<
  AvisoCadastro,
  {
    em: CadastroRow['situacao']
    assunto: string
    horas?: number
    texto: (row: CadastroRow, link: string) => string
  }
> = {
  CONFIRMAR: {
    em: 'AGUARDANDO_EMAIL',
    assunto: 'Confirme o e-mail do seu cadastro',
    horas: CADASTRO_LINK_HORAS,
    texto: (_row, link) => `Recebemos o cadastro da sua assistência. Confirme este e-mail neste endereço:\n
${link}\n
O endereço vale por ${CADASTRO_LINK_HORAS} horas. Sem a confirmação, o cadastro e os documentos são apagados. Se não foi você, não é preciso fazer nada.`,
  },
  RECEBIDO: {
    em: 'AGUARDANDO_APROVACAO',
    assunto: 'Cadastro recebido',
    texto: () =>
      'O cadastro da sua assistência está completo e espera pela aprovação do fabricante. Avisamos por e-mail assim que houver resposta.',
  },
  CORRECAO: {
    em: 'CORRECAO',
    assunto: 'Seu cadastro precisa de uma correção',
    horas: (CORRECAO_DIAS * DAY_MS) / 3_600_000,
    texto: (row, link) => `O fabricante pediu uma correção no cadastro da sua assistência:\n
${row.pedido_correcao ?? ''}\n
Corrija neste endereço, que vale por ${CORRECAO_DIAS} dias:\n
${link}`,
  },
  APROVADO: {
    em: 'APROVADO',
    assunto: 'Cadastro aprovado',
    texto: (
      _row,
      link,
    ) => `A sua assistência faz parte da rede. Entre com o seu e-mail e a senha que você escolheu:\n
${link}`,
  },
  RECUSADO: {
    em: 'RECUSADO',
    assunto: 'Cadastro não aprovado',
    texto: (row) => `O fabricante não aprovou o cadastro da sua assistência:\n
${row.motivo ?? ''}\n
Você pode fazer um novo cadastro. Os dados e os documentos deste são apagados em 90 dias.`,
  },
}

const issueLink = async ({ db, config, now }: Services, id: number, horas: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await setLink(db, id, hashToken(token), new Date(now().getTime() + horas * 3_600_000))
  return linkTo(config, TELA_CADASTRO_POSTO, token)
}

/** The address of the log-in; it needs no secret. */
const entrada = ({ config }: Services): string => linkTo(config, '/index', '').replace('#token=', '')

/** Creates and sends the link at once, so that the secret is only in the mail. An outdated message is not sent. */
export const sendAviso = async (services: Services, id: number, aviso: AvisoCadastro): Promise<void> => {
  const row = await findCadastro(services.db, id)
  const { em, assunto, horas, texto } = PALAVRAS[aviso]
  if (!row || row.email === null || row.situacao !== em) return
  const link = horas === undefined ? entrada(services) : await issueLink(services, id, horas)
  await services.mail.send({
    para: row.email,
    assunto,
    texto: `${greetingOf(row.nome ?? '')}\n\n${texto(row, link)}\n`,
  })
}
