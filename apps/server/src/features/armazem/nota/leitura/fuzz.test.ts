import { expect, test } from 'vitest'
import type { NotaLida } from '@app/rules/armazem/nota'
import { loadFirst, ESQUEMAS_DO_PACOTE } from './esquemas.ts'
import { readBytes } from './read.ts'
import { createAcaso } from '../../../../platform/testing/acaso.ts'
import { damage } from './testing/acaso.ts'
import { AMOSTRAS, readAmostra } from './testing/amostras.ts'

// Ten thousand tries: `npm run test:notas`; another run of them: RETAGUARDA_SEMENTE=7.
const TENTATIVAS = Number(process.env['RETAGUARDA_NOTAS_TENTATIVAS'] ?? 400)
const SEMENTE = Number(process.env['RETAGUARDA_SEMENTE'] ?? 20_261_121)
const { esquemas } = loadFirst([
  ...(process.env['NFE_XSD_DIR'] ?? '').split(':').filter(Boolean),
  ESQUEMAS_DO_PACOTE,
])

const readNota = (bytes: Buffer): NotaLida => {
  const leitura = readBytes(bytes, undefined, esquemas)
  if (leitura.tipo !== 'nota') throw new Error(`a good sample is not read: ${JSON.stringify(leitura)}`)
  return leitura.nota
}

const boas = AMOSTRAS.filter(({ esperado }) => esperado === 'accept').map(({ nome }) => {
  const bytes = readAmostra(nome)
  return { nome, bytes, original: readNota(bytes) }
})
const [largest] = boas.toSorted((a, b) => b.bytes.length - a.bytes.length)

/** The largest sample costs as much as a hundred others, so it is picked as seldom. */
const pick = (acaso: () => number) => {
  const chosen = boas[Math.floor(acaso() * boas.length)]
  return chosen === largest && acaso() > 0.1 ? boas[0] : chosen
}

/** Measures processor time, so that a loaded machine does not count as a hang. */
const milliseconds = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test(`${TENTATIVAS} damaged notes are refused, or are the same note, or fail their signature`, () => {
  const acaso = createAcaso(SEMENTE)
  const outcomes = { recusada: 0, igual: 0, denunciada: 0 }
  for (let time = 0; time < TENTATIVAS; time += 1) {
    const { nome, bytes, original } = pick(acaso) ?? { nome: '', bytes: Buffer.of(), original: undefined }
    const estrago = damage(bytes, acaso)
    const said = `${nome}: ${estrago.como} (try ${time}, seed ${SEMENTE})`
    const took = milliseconds(() => {
      const leitura = readBytes(estrago.bytes, undefined, esquemas)
      if (leitura.tipo !== 'nota') {
        outcomes.recusada += 1
        return
      }
      const { infNFe, avisos, assinatura } = leitura.nota
      if (JSON.stringify(infNFe) === JSON.stringify(original?.infNFe)) {
        outcomes.igual += 1
        return
      }
      outcomes.denunciada += 1
      expect(assinatura.resultado, said).not.toBe('ok')
      expect(
        avisos.map(({ codigo }) => codigo),
        said,
      ).toContain('W_ASSINATURA')
    })
    expect(took, said).toBeLessThan(1000)
  }
  // Each of the three outcomes must occur, because otherwise the damage tests nothing.
  expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(0)
}, 600_000)

test('a note cut at any byte is never accepted', () => {
  const bytes = readAmostra('ok-5905-1-item')
  const step = TENTATIVAS > 1000 ? 1 : 13
  for (let length = 0; length < bytes.length; length += step)
    expect(readBytes(bytes.subarray(0, length), undefined, esquemas).tipo, `cut at ${length}`).toBe('recusa')
})

const DECLARACAO = /encoding="[^"]*"/

const utf16 = (text: string, bigEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\u{FEFF}${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8 without a declaration', (text: string) => Buffer.from(text.replace(/<\?xml[^>]*\?>/, ''))],
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\u{FEFF}${text}`)],
  ['ISO-8859-1', (text: string) => Buffer.from(text.replace(DECLARACAO, 'encoding="iso-8859-1"'), 'latin1')],
  [
    'Windows-1252',
    (text: string) => Buffer.from(text.replace(DECLARACAO, "encoding='Windows-1252'"), 'latin1'),
  ],
  ['UTF-16 LE', (text: string) => utf16(text.replace(DECLARACAO, 'encoding="UTF-16"'), false)],
  ['UTF-16 BE', (text: string) => utf16(text.replace(DECLARACAO, 'encoding="UTF-16"'), true)],
  ['UTF-16 LE without a mark', (text: string) => utf16(text, false).subarray(2)],
])('a good note written anew in %s is the same note, signature and all', (_name, encode) => {
  for (const nome of ['ok-5905-1-item', 'ok-rastro-lotes', 'ok-entidades', 'ok-prefixo-de-namespace']) {
    const bytes = readAmostra(nome)
    expect(readNota(encode(bytes.toString('utf8'))), nome).toEqual(readNota(bytes))
  }
})
