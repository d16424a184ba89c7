import type { Config } from '../../../../platform/config.ts'
import type { Caixa } from '../../../../platform/imap/index.ts'

/** The mailbox of returned mails as the settings say it: 'imaps://usuario:senha@servidor:993/Pasta'. */
export const caixaDeRetorno = ({ RETORNOS_URL }: Pick<Config, 'RETORNOS_URL'>): Caixa | undefined => {
  if (RETORNOS_URL === undefined) return undefined
  const url = new URL(RETORNOS_URL)
  const tls = url.protocol === 'imaps:'
  return {
    servidor: url.hostname,
    porta: url.port === '' ? (tls ? 993 : 143) : Number(url.port),
    seguranca: tls ? 'tls' : 'nenhuma',
    usuario: decodeURIComponent(url.username),
    senha: decodeURIComponent(url.password),
    pasta: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    // Who sets up the server names it; nobody else can.
    interna: true,
  }
}
