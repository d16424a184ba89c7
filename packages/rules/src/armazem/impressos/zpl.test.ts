import { expect, test } from 'vitest'
import { zplDe } from './zpl.ts'

const PAPEL = { medida: { largura: 50, altura: 30 }, resolucao: 203 } as const

test('a label has the size of the settings in dots, and as many copies as wished', () => {
  const zpl = zplDe([], PAPEL, 3)
  expect(zpl).toContain('^PW400^LL240')
  expect(zpl).toContain('^PQ3')
})

test('characters that the printer reads as commands are written as their code', () => {
  expect(zplDe([{ tipo: 'texto', texto: 'a^b~c\\d_e', altura: 4 }], PAPEL)).toContain(
    '^FDa_5Eb_7Ec_5Cd_5Fe^FS',
  )
})

test('a code too long for bars that can be read becomes a QR code', () => {
  const of = (texto: string) => zplDe([{ tipo: 'barras', texto, altura: 15 }], PAPEL)
  expect(of('7891000315507')).toContain('^BCN')
  expect(of('UM-CODIGO-BEM-MAIS-LONGO-QUE-A-ETIQUETA')).toContain('^BQN')
})

test('on a low label all becomes smaller, so that the code still stands on it', () => {
  const blocos = [
    { tipo: 'texto', texto: 'SH-500', altura: 5 },
    { tipo: 'texto', texto: 'Xampu', altura: 3, linhas: 2 },
    { tipo: 'qr', texto: 'RETAGUARDA:LOTE:77', altura: 24, ao: ['Lote L1'] },
  ] as const
  const papel = (altura: number) => ({ medida: { largura: 80, altura }, resolucao: 203 }) as const
  expect(zplDe(blocos, papel(50))).toContain('^A0N,39,39')
  for (const altura of [50, 40, 30]) expect(zplDe(blocos, papel(altura))).toContain('RETAGUARDA:LOTE:77')
})

test('what no longer fits is left out, and nothing is printed over the edge', () => {
  const linhas = Array.from({ length: 20 }, (_, at) => ({
    tipo: 'texto' as const,
    texto: `linha ${at}`,
    altura: 5,
  }))
  const zpl = zplDe(linhas, PAPEL)
  expect(zpl).toContain('linha 0')
  expect(zpl).not.toContain('linha 19')
  for (const [, top] of zpl.matchAll(/\^FO\d+,(\d+)/g)) expect(Number(top)).toBeLessThan(240)
})
