import { expect, test } from 'vitest'
import { CFOPS_PADRAO, findCfop } from './cfop.ts'
import { documentoNaNota, proposeEfeitos } from './efeito.ts'
import { warnFinalidade, hasMercadoria } from './finalidade.ts'
import { ARMAZEM, CLIENTE, det, notaNoFio } from '../regras/testing.ts'
import type { Casa } from '../leitura/types.ts'

const casa: Casa = { clientes: new Set([CLIENTE]), armazens: new Set([ARMAZEM]) }
const local = (CNPJ: string) => ({ CNPJ, xLgr: 'Rua' })
const propose = (CFOP: string, mudancas: Parameters<typeof notaNoFio>[0] = {}, whose = casa) =>
  proposeEfeitos(notaNoFio({ det: [det({ CFOP })], ...mudancas }), whose)[0]

test('each CFOP stands once, in order', () => {
  const codes = CFOPS_PADRAO.map(({ cfop }) => cfop)
  expect(codes).toEqual([...new Set(codes)].toSorted())
  for (const code of codes) expect(code).toMatch(/^[12567]\d{3}$/)
  expect(findCfop('5905')?.descricao).toMatch(/armazém geral/)
  expect(findCfop(null)).toBeUndefined()
})

test.each([
  ['5905', 'entrada'],
  ['6905', 'entrada'],
  ['5663', 'entrada'],
  ['6663', 'entrada'],
  ['5906', 'saida'],
  ['6906', 'saida'],
  ['5664', 'saida'],
  ['6664', 'saida'],
  ['5907', 'fiscal'],
  ['6907', 'fiscal'],
  ['5665', 'fiscal'],
  ['6665', 'fiscal'],
  ['5934', 'fiscal'],
  ['6934', 'fiscal'],
  ['5922', 'fiscal'],
  ['6922', 'fiscal'],
] as const)('%s: %s', (cfop, efeito) => {
  expect(propose(cfop)).toEqual({ item: 0, cfop, efeito, motivo: 'cfop' })
})

test.each(['5923', '6923', '5666', '6666'])('%s leaves only when the warehouse issues it', (cfop) => {
  expect(propose(cfop, { emit: { CNPJ: ARMAZEM } })?.efeito).toBe('saida')
  expect(propose(cfop)?.efeito).toBe('perguntar')
})

test.each(['5105', '5106', '5155', '5156', '6105', '6106', '6155', '6156', '7106', '5102', '1905', '2907'])(
  '%s goes by the place: fetched here it leaves, delivered here it comes, else it is asked',
  (cfop) => {
    expect(propose(cfop)).toMatchObject({ efeito: 'perguntar', motivo: 'semRegra' })
    expect(propose(cfop, { mais: { retirada: local(ARMAZEM) } })).toMatchObject({
      efeito: 'saida',
      motivo: 'retirada',
    })
    expect(propose(cfop, { mais: { entrega: local(ARMAZEM) } })).toMatchObject({
      efeito: 'entrada',
      motivo: 'entrega',
    })
    expect(propose(cfop, { mais: { entrega: local(CLIENTE) } })?.efeito).toBe('perguntar')
  },
)

test('a note may mix them: each item its own (ok-cfop-misto)', () => {
  const nota = notaNoFio({ det: [det({ CFOP: '5905' }), det({ CFOP: '5934' })] })
  expect(proposeEfeitos(nota, casa).map(({ item, efeito }) => [item, efeito])).toEqual([
    [0, 'entrada'],
    [1, 'fiscal'],
  ])
})

test('an installation may say otherwise', () => {
  const cfops = [{ cfop: '5102', descricao: 'Venda', efeito: 'entrada', lado: 'dest' } as const]
  expect(propose('5102', {}, { ...casa, cfops })?.efeito).toBe('entrada')
  expect(propose('5905', {}, { ...casa, cfops })?.efeito).toBe('perguntar')
})

test.each([
  ['1', true],
  ['2', false],
  ['3', false],
  ['4', true],
  ['5', false],
  ['6', false],
])('finNFe %s has goods: %s', (finNFe, goods) => {
  expect(hasMercadoria(finNFe)).toBe(goods)
  expect(warnFinalidade(finNFe).map(({ codigo }) => codigo)).toEqual(goods ? [] : ['W_FINALIDADE'])
  expect(propose('5905', { ide: { finNFe } })?.efeito).toBe(goods ? 'entrada' : 'fiscal')
})

test('a party without a document has an empty one', () => {
  expect(documentoNaNota(null)).toBe('')
  expect(documentoNaNota({ idEstrangeiro: '' })).toBe('')
  expect(documentoNaNota({ cpf: '99999007040' })).toBe('99999007040')
})
