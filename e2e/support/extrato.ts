/** Today, where the bank is. */
const hojeEmSaoPaulo = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format()

/** A bank's OFX file of today with these amounts, each with the words by which the charge is known. */
export const extratoDe = (linhas: readonly { valor: number; texto: string }[]) => ({
  name: 'extrato.ofx',
  mimeType: 'application/x-ofx',
  buffer: Buffer.from(
    `<OFX><STMTRS><BANKID>999<ACCTID>12345-6<BANKTRANLIST>${linhas
      .map(
        ({ valor, texto }) =>
          `<STMTTRN><DTPOSTED>${hojeEmSaoPaulo().replaceAll('-', '')}<TRNAMT>${valor.toFixed(2)}<MEMO>${texto}</STMTTRN>`,
      )
      .join('')}</BANKTRANLIST></STMTRS></OFX>`,
  ),
})
