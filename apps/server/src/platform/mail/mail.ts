/** One of our mails: plain text, so that every reader shows it and nothing in it can run. */
export type Mail = {
  para: string
  assunto: string
  texto: string
  /** Where the mail program itself may end mails like this one (RFC 8058). */
  sair?: string
}
