import type { CorreioTipo, CorreioValores } from '@app/contract/casca/correio'

type Envelope = {
  para: string
  /** Where the mail program itself may end mails like this one (RFC 8058). */
  sair?: string
}

/** A mail whose words are ready. It is text, from which its HTML is made, so that nothing in it can run. */
export type Mail = Envelope & { assunto: string; texto: string }

/** A mail of one of the product's kinds: its opening and closing are this installation's, and `corpo` stands between. */
export type Carta = {
  [Tipo in CorreioTipo]: Envelope & { tipo: Tipo; valores: CorreioValores<Tipo>; corpo?: string }
}[CorreioTipo]
