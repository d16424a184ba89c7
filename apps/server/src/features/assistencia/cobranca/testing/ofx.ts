import { readFileSync } from 'node:fs'

const PASTA = new URL('../../../../../testing/ofx/', import.meta.url)

/** The bytes of a sample. */
export const amostra = (name: string): Buffer => readFileSync(new URL(name, PASTA))

const ROWS = readFileSync(new URL('MANIFEST.tsv', PASTA), 'utf8').trimEnd().split('\n').slice(1)

/** What each sample shows, and what is to be read of it. */
export const MANIFESTO = ROWS.map((line) => {
  const [file = '', shows = '', outcome = '', rows, credits, sum, net, day = '', memo = ''] = line.split('\t')
  return { file, shows, outcome, rows, credits, sum, net, day, memo }
})

export type Linha = { dia: string; valor: string; texto: string; fitid?: string }

/** A statement with these rows, as a bank writes it. */
export const extratoDe = (linhas: readonly Linha[], conta = '12345-6'): Buffer =>
  Buffer.from(
    `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>999<ACCTID>${conta}</BANKACCTFROM><BANKTRANLIST>${linhas
      .map(
        ({ dia, valor, texto, fitid = '' }) =>
          `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${dia.replaceAll('-', '')}<TRNAMT>${valor}<FITID>${fitid}<MEMO>${texto}</STMTTRN>`,
      )
      .join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`,
  )
