import { TELAS_DE_LINK } from '@app/contract/casca/cadastro'
import { instantFormat } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { greetingOf } from '../../../../platform/mail/greeting.ts'
import { linkTo } from '../../../../platform/mail/link.ts'
import { issueOnce } from '../../../../platform/session/once.ts'
import { findPessoa } from '../../../../platform/session/store/pessoa.ts'

/** Invites a new person to choose a password. */
export const JOB_CONVIDAR = 'usuario_convidar'
/** Tells a person what happened to the account. */
export const JOB_AVISAR = 'usuario_avisar'

const greeting = ({ nome, nome_exibicao }: { nome: string; nome_exibicao: string | null }): string =>
  greetingOf(nome_exibicao ?? nome)

/**
 * Creates and sends the link at once, so that the secret is only in the mail. A mail that was not accepted gets a new
 * secret.
 */
export const sendConvite = async (services: Services, usuarioId: number): Promise<void> => {
  const { db, config, mail } = services
  const pessoa = await findPessoa(db, usuarioId)
  if (!pessoa) return
  const link = linkTo(config, TELAS_DE_LINK.novaSenha, await issueOnce(db, services, 'convite', usuarioId))
  await mail.send({
    para: pessoa.email,
    tipo: 'ACESSO_CONVITE',
    valores: { saudacao: greeting(pessoa), email: pessoa.email },
    corpo: link,
  })
}

export const AVISOS = [
  'senha-trocada',
  'email-trocado',
  'segundo-fator-ligado',
  'segundo-fator-trocado',
  'segundo-fator-desligado',
  'chave-acesso-criada',
  'chave-acesso-removida',
] as const
export type Aviso = (typeof AVISOS)[number]

const WORDS: Record<Aviso, { titulo: string; fato: string }> = {
  'senha-trocada': { titulo: 'A sua senha foi trocada', fato: 'A senha do seu acesso foi trocada' },
  'email-trocado': {
    titulo: 'O e-mail do seu acesso foi trocado',
    fato: 'O e-mail do seu acesso deixou de ser este',
  },
  'segundo-fator-ligado': {
    titulo: 'A verificação em duas etapas foi ativada',
    fato: 'A verificação em duas etapas do seu acesso foi ativada',
  },
  'segundo-fator-trocado': {
    titulo: 'A verificação em duas etapas foi para outro aparelho',
    fato: 'A verificação em duas etapas do seu acesso foi passada para outro aparelho',
  },
  'segundo-fator-desligado': {
    titulo: 'A verificação em duas etapas foi desativada',
    fato: 'A verificação em duas etapas do seu acesso foi desativada',
  },
  'chave-acesso-criada': {
    titulo: 'Uma chave de acesso foi criada',
    fato: 'Uma chave de acesso, que entra sem a senha, foi criada para o seu acesso',
  },
  'chave-acesso-removida': {
    titulo: 'Uma chave de acesso foi removida',
    fato: 'Uma chave do seu acesso foi removida e já não entra',
  },
}

/** `para` is the person's address at the time of the event. */
export const sendAviso = async (
  services: Services,
  { usuarioId, aviso, para }: { usuarioId: number; aviso: Aviso; para?: string | undefined },
): Promise<void> => {
  const pessoa = await findPessoa(services.db, usuarioId)
  if (!pessoa) return
  const { titulo, fato } = WORDS[aviso]
  const quando = instantFormat(services.config.TZ_EXIBICAO)(services.now())
  await services.mail.send({
    para: para ?? pessoa.email,
    tipo: 'ACESSO_MUDOU',
    valores: { saudacao: greeting(pessoa), titulo, fato, quando },
  })
}
