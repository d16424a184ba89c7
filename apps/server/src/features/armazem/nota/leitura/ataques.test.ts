import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Leitura } from '@app/rules/armazem/nota'
import { loadFirst, ESQUEMAS_DO_PACOTE } from './esquemas.ts'
import { readBytes } from './read.ts'
import { readAmostra } from './testing/amostras.ts'

const { esquemas } = loadFirst([ESQUEMAS_DO_PACOTE])
const good = readAmostra('ok-5905-1-item').toString('utf8')

const read = (text: string | Buffer): Leitura => readBytes(Buffer.from(text), undefined, esquemas)
const signatureOf = (text: string): string => {
  const leitura = read(text)
  if (leitura.tipo !== 'nota') throw new Error(JSON.stringify(leitura))
  return leitura.nota.assinatura.resultado
}
const change = (from: string | RegExp, to: string): string => {
  const changed = good.replace(from, to)
  expect(changed).not.toBe(good)
  return changed
}

describe('the signature is over what is read', () => {
  test('another note before the signed one, under the same Id, is the one read and not the one signed', () => {
    const evil = (/<infNFe[\s\S]*<\/infNFe>/.exec(good)?.[0] ?? '').replaceAll('SABONETE', 'OURO')
    const leitura = read(change('<infNFe', `${evil}<infNFe`))
    expect(leitura).toMatchObject({ tipo: 'nota', nota: { assinatura: { resultado: 'digest' } } })
    expect(JSON.stringify(leitura)).toContain('OURO')
  })

  test('a value of another namespace is no value of the note', () => {
    const leitura = read(change('<vNF>', '<x:vNF xmlns:x="urn:x">1.00</x:vNF><vNF>'))
    expect(leitura).toMatchObject({
      nota: { infNFe: { total: { icmstot: { vnf: 450 } } }, assinatura: { resultado: 'digest' } },
    })
  })

  test('a digest written anew over changed values does not bear the signature', () => {
    const text = change('SABONETE', 'OURO')
    const infNFe = (/<infNFe[\s\S]*<\/infNFe>/.exec(text)?.[0] ?? '').replace(
      '<infNFe ',
      '<infNFe xmlns="http://www.portalfiscal.inf.br/nfe" ',
    )
    const digest = createHash('sha1').update(infNFe).digest('base64')
    expect(signatureOf(text.replace(/<DigestValue>[^<]*/, `<DigestValue>${digest}`))).toBe('valor')
  })

  test.each([
    ['another reference', /URI="#NFe\d/, 'URI="#NFeX', 'referencia'],
    ['an empty reference', /URI="#[^"]*"/, 'URI=""', 'referencia'],
    ['SHA-256', 'xmldsig#rsa-sha1', 'xmldsig#rsa-sha256', 'algoritmo'],
    [
      'a transform more',
      '</Transforms>',
      '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/></Transforms>',
      'algoritmo',
    ],
    ['no certificate', /<KeyInfo>[\s\S]*<\/KeyInfo>/, '', 'certificado'],
    ['a certificate of noise', /<X509Certificate>[^<]*/, '<X509Certificate>AAAA', 'certificado'],
    ['no value', /<SignatureValue>[^<]*/, '<SignatureValue>', 'valor'],
  ])('%s', (_name, from, to, resultado) => {
    expect(signatureOf(change(from, to))).toBe(resultado)
  })
})

describe('nothing outside the file is read', () => {
  test('a hint where schemas could be is not followed', () => {
    const hint =
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.portalfiscal.inf.br/nfe file:///etc/passwd"'
    expect(read(change('<nfeProc', `<nfeProc${hint}`))).toMatchObject({
      nota: { esquema: { resultado: 'ok' } },
    })
  })

  test('an inclusion stays an element that the layout does not know', () => {
    const include =
      '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>'
    expect(read(change('<xProd>', `<xProd>${include}`))).toMatchObject({
      nota: {
        esquema: { resultado: 'falha' },
        infNFe: { det: [{ prod: { xprod: 'SABONETE LÍQUIDO AÇAÍ 250ML' } }] },
      },
    })
  })

  test('a processing instruction is not acted upon', () => {
    expect(read(change('<nfeProc', '<?xml-stylesheet href="file:///etc/passwd"?><nfeProc'))).toMatchObject({
      tipo: 'nota',
    })
  })
})

describe('what the scan sees is what the parser reads', () => {
  const doctype = change('<nfeProc', '<!DOCTYPE x><nfeProc')

  test.each([
    ['UTF-8', Buffer.from(doctype)],
    ['UTF-16 without a mark', Buffer.from(doctype, 'utf16le')],
    ['UTF-16 that declares UTF-8', Buffer.from(`\u{FEFF}${doctype}`, 'utf16le')],
    ['another case', Buffer.from(doctype.replace('DOCTYPE', 'doctype'))],
    ['after comments', Buffer.from(doctype.replace('<!DOCTYPE', '<!-- > --><?p ?><!DOCTYPE'))],
  ])('a DOCTYPE in %s is refused', (_name, bytes) => {
    expect(read(bytes)).toMatchObject({ codigo: 'E_DOCTYPE' })
  })

  test('the word in a comment or in a text is no DOCTYPE', () => {
    expect(read(change('<nfeProc', '<!-- <!DOCTYPE x> --><nfeProc'))).toMatchObject({ tipo: 'nota' })
    expect(signatureOf(change('<natOp>', '<natOp><![CDATA[<!DOCTYPE x>]]>'))).toBe('digest')
  })

  test.each(['UTF-7', 'EBCDIC-CP-US', 'UTF-32', 'gb18030', '', 'x'.repeat(500)])(
    '“%s” is no encoding of a note',
    (name) => {
      expect(read(change('encoding="UTF-8"', `encoding="${name}"`))).toMatchObject({ codigo: 'E_ENCODING' })
    },
  )

  test('UTF-16 declared over bytes that are not is refused', () => {
    expect(read(change('encoding="UTF-8"', 'encoding="UTF-16"'))).toMatchObject({ codigo: 'E_ENCODING' })
  })
})

describe('wrappers', () => {
  const NFE = 'http://www.portalfiscal.inf.br/nfe'
  const retorno = (...documents: string[]): string =>
    `<retDistDFeInt xmlns="${NFE}" versao="1.01"><loteDistDFeInt>${documents
      .map((text) => `<docZip schema="x">${gzipSync(text).toString('base64')}</docZip>`)
      .join('')}</loteDistDFeInt></retDistDFeInt>`

  test('a packed document is looked through like any other', () => {
    expect(read(retorno('<!DOCTYPE x><x/>'))).toMatchObject({ codigo: 'E_DOCTYPE' })
    expect(read(retorno(good.slice(0, -3)))).toMatchObject({ codigo: 'E_XML' })
    expect(read(retorno(retorno(good)))).toMatchObject({ codigo: 'E_RESUMO' })
  })

  test('the limit is of all documents together', () => {
    const third = `<!--${' '.repeat(8 * 1024 * 1024)}--><x/>`
    expect(read(retorno(third, third))).toMatchObject({ codigo: 'E_RESUMO' })
    expect(read(retorno(third, third, third))).toMatchObject({ codigo: 'E_TAMANHO' })
  })

  test('a cancellation packed beside the note cancels it', () => {
    const chave = '35260999999002000101550010000010011374586779'
    const evento = readAmostra('ref-evento-cancelamento')
      .toString('utf8')
      .replaceAll('35260999999002000101550010000010941169006668', chave)
    expect(read(retorno(good, evento))).toMatchObject({ codigo: 'E_CANCELADA', cancelamento: { chave } })
  })

  test('any other content of a SOAP body is refused by its name', () => {
    const soap = (body: string) =>
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`
    const cte = readAmostra('ref-cte')
      .toString('utf8')
      .replace(/<\?xml[^>]*\?>/, '')
    expect(read(soap(cte))).toMatchObject({ codigo: 'E_CTE' })
    expect(read(soap('<x/>'))).toMatchObject({ codigo: 'E_DESCONHECIDO' })
    expect(read(soap(''))).toMatchObject({ codigo: 'E_DESCONHECIDO' })
  })

  test('an envelope without a note is none', () => {
    expect(read(`<nfeProc xmlns="${NFE}"/>`)).toMatchObject({ codigo: 'E_DESCONHECIDO' })
    expect(read(`<NFe xmlns="${NFE}"/>`)).toMatchObject({ codigo: 'E_DESCONHECIDO' })
    expect(read(`<NFe xmlns="${NFE}"><infNFe/></NFe>`)).toMatchObject({ codigo: 'E_DESCONHECIDO' })
  })
})
