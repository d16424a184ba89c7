import { describe, expect, test } from 'vitest'
import type { Elemento } from './elemento.ts'
import { readEvento } from './evento.ts'

const CHAVE = '35260999999002000101550010000010951429327970'

const folha = (nome: string, texto: string): Elemento => ({ nome, texto, atributos: {}, filhos: [] })
const no = (nome: string, campos: Record<string, string>, filhos: Elemento[] = []): Elemento => ({
  nome,
  texto: '',
  atributos: {},
  filhos: [...Object.entries(campos).map(([campo, texto]) => folha(campo, texto)), ...filhos],
})

const COMUM = { chNFe: CHAVE, tpEvento: '110110', nSeqEvento: '1' }
const RESPOSTA = {
  ...COMUM,
  cStat: '135',
  nProt: '135260000009999',
  dhRegEvento: '2026-09-15T15:00:05-03:00',
}
const pedido = (campos = {}, detalhe: Record<string, string> = { xCorrecao: ' O CFOP é 5905 ' }) =>
  no('infEvento', { ...COMUM, ...campos }, [no('detEvento', detalhe)])
const registro = (campos = {}) => no('infEvento', { ...RESPOSTA, ...campos })

describe('an event of a note', () => {
  test('a registered letter of correction is read with its text', () => {
    expect(readEvento(pedido(), registro())).toEqual({
      tipo: 'correcao',
      chave: CHAVE,
      sequencia: 1,
      protocolo: '135260000009999',
      registradoEm: '2026-09-15T15:00:05-03:00',
      texto: 'O CFOP é 5905',
    })
  })

  test.each(['110111', '110112'])('%s is a cancellation, with its justification', (tpEvento) => {
    const asked = pedido({ tpEvento }, { xJust: 'Erro de digitação nos dados' })
    expect(readEvento(asked, registro({ tpEvento, cStat: '155' }))).toMatchObject({
      tipo: 'cancelamento',
      texto: 'Erro de digitação nos dados',
    })
  })

  test('what it does not say is null, and a text has an end', () => {
    const longo = 'a'.repeat(5000)
    expect(
      readEvento(pedido({}, { xCorrecao: longo }), registro({ nProt: '', dhRegEvento: '' })),
    ).toMatchObject({ protocolo: null, registradoEm: null, texto: 'a'.repeat(1000) })
  })

  test.each([
    ['refused by SEFAZ', pedido(), registro({ cStat: '573' })],
    ['of another kind', pedido({ tpEvento: '210200' }), registro({ tpEvento: '210200' })],
    ['whose answer is about another note', pedido(), registro({ chNFe: CHAVE.replace('35', '33') })],
    ['whose answer is about another event', pedido({ nSeqEvento: '2' }), registro()],
    ['with an impossible key', pedido({ chNFe: 'x' }), registro({ chNFe: 'x' })],
    ['with an impossible number', pedido({ nSeqEvento: '1e3' }), registro({ nSeqEvento: '1e3' })],
    ['without an answer', pedido(), undefined],
    ['without a question', undefined, registro()],
  ])('one %s is none', (_what, asked, said) => {
    expect(readEvento(asked, said)).toBeUndefined()
  })
})
