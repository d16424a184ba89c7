import { describe, expect, it } from 'vitest'
import { type Conciliavel, reconcile, type Pagador } from './reconcile.ts'

const aberta = (id: number, over: Partial<Conciliavel> = {}): Conciliavel => ({
  id,
  postoId: id,
  txid: `RT${String(id).padStart(16, '0')}`,
  status: 'ABERTA',
  retida: false,
  vencimento: '2026-11-10',
  pagavelDesde: '2026-11-01',
  cobrado: {
    liquido: 18_990,
    pagavelAte: '2026-11-10',
    criadaEm: '2026-11-01',
    multaPercentual: 2,
    jurosPercentual: 1,
  },
  pagos: [],
  ...over,
})
const credito = (texto: string, valor = 18_990, dia = '2026-11-09', linha = 0) => ({
  linha,
  dia,
  valor,
  texto,
})
const posto = (postoId: number, cnpj: string, ...nomes: string[]): Pagador => ({ postoId, cnpj, nomes })
const um = (...args: Parameters<typeof reconcile>) => reconcile(...args)[0]
const PIX = `PIX RECEBIDO ${aberta(7).txid.toLowerCase()}`

describe('rede §3: a credit by its txid', () => {
  it.each([
    ['exactly', 18_990, '2026-11-09', null, { tipo: 'QUITA', valor: 0 }],
    ['too little', 18_900, '2026-11-09', 'FALTA', { tipo: 'RESTA', valor: 90 }],
    ['too much', 19_000, '2026-11-09', null, { tipo: 'CREDITO', valor: 10 }],
    ['the value of an earlier code', 18_990, '2026-11-11', null, { tipo: 'DIFERENCA', valor: 386 }],
  ])('%s', (_what, valor, dia, motivo, efeito) => {
    expect(um([credito(PIX, valor, dia)], [aberta(7), aberta(8)], [])).toEqual({
      linha: 0,
      escolhida: 7,
      por: 'TXID',
      motivo,
      opcoes: [{ cobrancaId: 7, efeito }],
      mais: 0,
    })
  })

  it.each([
    ['PAGA', 'JA_PAGA'],
    ['CANCELADA', 'CANCELADA'],
  ] as const)('of a charge that is %s is decided by a person', (status, motivo) => {
    expect(um([credito(PIX)], [aberta(7, { status })], [])).toMatchObject({
      escolhida: null,
      motivo,
      opcoes: [{ cobrancaId: 7, efeito: { tipo: 'CREDITO', valor: 18_990 } }],
    })
  })

  it('twice in one file: the second is decided by a person; two parts make a whole', () => {
    const twice = [credito(PIX), credito(PIX, 18_990, '2026-11-09', 1)]
    expect(reconcile(twice, [aberta(7)], []).map(({ motivo }) => motivo)).toEqual([null, 'NO_ARQUIVO'])
    const parts = [credito(PIX, 10_000), credito(PIX, 8_990, '2026-11-09', 1)]
    expect(reconcile(parts, [aberta(7)], []).map(({ motivo }) => motivo)).toEqual(['FALTA', null])
  })

  it('is nobody’s with two charges’ ids, with a returned PIX, and with what was confirmed before', () => {
    expect(um([credito(`${aberta(7).txid} ${aberta(8).txid}`)], [aberta(7), aberta(8)], [])).toMatchObject({
      escolhida: null,
      motivo: 'VALORES_IGUAIS',
    })
    const returned = credito(`${PIX} D99999999202611121030ABCDEFGHIJK`)
    expect(um([returned], [aberta(7)], [])).toMatchObject({ escolhida: null, motivo: 'DEVOLUCAO' })
    expect(um([{ ...credito(PIX), repetido: true }], [aberta(7)], [])).toMatchObject({
      escolhida: null,
      motivo: 'PARECE_CONFIRMADO',
    })
  })
})

describe('rede §3: a credit by its payer', () => {
  const mola = posto(7, '99999031000165', 'Corda e Mola', 'Corda e Mola Exemplo Ltda')
  const quartzo = posto(8, '12ABC34501DE35', 'Quartzo de Papel')

  it.each([
    ['the whole name', 'TED CORDA E MOLA EXEMPLO LTDA', 7],
    ['the name without accents or marks', 'TED: corda-e-môla', 7],
    ['the CNPJ with its mask', 'DOC 99.999.031/0001-65', 7],
    ['the CNPJ with letters', 'DOC 12ABC34501DE35', 8],
    ['a part of a name', 'TED CORDA EXEMPLO', null],
    ['two names', 'TED CORDA E MOLA PARA QUARTZO DE PAPEL', null],
  ])('%s', (_what, texto, escolhida) => {
    const found = um([credito(texto)], [aberta(7), aberta(8)], [mola, quartzo])
    expect(found).toMatchObject({ escolhida, por: escolhida === null ? null : 'PAGADOR' })
  })

  it('with two of his charges alike, with another value, and without an open charge', () => {
    const texto = 'TED CORDA E MOLA'
    const two = [aberta(7), aberta(9, { postoId: 7 }), aberta(8)]
    expect(um([credito(texto)], two, [mola, quartzo])).toMatchObject({
      escolhida: null,
      motivo: 'VALORES_IGUAIS',
      opcoes: [{ cobrancaId: 7 }, { cobrancaId: 9 }],
    })
    expect(um([credito(texto, 5_000)], [aberta(7)], [mola])).toMatchObject({
      escolhida: null,
      motivo: 'OUTRO_VALOR',
      opcoes: [{ cobrancaId: 7, efeito: { tipo: 'RESTA', valor: 13_990 } }],
    })
    expect(um([credito(texto)], [aberta(8)], [mola])).toMatchObject({ motivo: 'SEM_PAR', opcoes: [] })
  })
})

describe('rede §3: a credit of before its charge was made', () => {
  const mola = posto(7, '99999031000165', 'Corda e Mola')

  it.each([
    ['by txid', PIX, 'TXID'],
    ['by payer', 'TED CORDA E MOLA', 'PAGADOR'],
  ])('%s is decided by a person, who still sees the charge', (_what, texto, por) => {
    const found = (dia: string) => um([credito(texto, 18_990, dia)], [aberta(7)], [mola])
    expect(found('2026-10-31')).toMatchObject({
      por,
      escolhida: null,
      motivo: 'ANTES_DA_COBRANCA',
      opcoes: [{ cobrancaId: 7 }],
    })
    expect(found('2026-11-01')).toMatchObject({ escolhida: 7, motivo: null })
  })
})

describe('rede §3: a credit of one code for all overdue charges', () => {
  const outubro = aberta(7, {
    cobrado: { ...aberta(7).cobrado, pagavelAte: '2026-10-10' },
    vencimento: '2026-10-10',
  })
  const novembro = aberta(8, { postoId: 7 })
  const dezembro = aberta(9, { postoId: 7, cobrado: { ...aberta(9).cobrado, pagavelAte: '2026-12-10' } })
  const todas = [outubro, novembro, dezembro]
  const mola = posto(7, '99999031000165', 'Corda e Mola')
  const efeitoDe = (texto: string, valor: number, dia: string, cobrancas = todas) =>
    um([credito(texto, valor, dia)], cobrancas, [mola])

  it.each([
    ['on its day', '2026-11-19', { tipo: 'QUITA', valor: 0, outras: [8] }],
    ['five days later', '2026-11-24', { tipo: 'DIFERENCA', valor: 64, outras: [8] }],
  ])('by its txid, %s', (_what, dia, efeito) => {
    expect(efeitoDe(PIX, 39_050, dia)).toMatchObject({
      escolhida: 7,
      por: 'TXID',
      motivo: null,
      opcoes: [{ cobrancaId: 7, efeito }],
    })
  })

  it('by its payer; a withheld charge is never part of it', () => {
    expect(efeitoDe('TED CORDA E MOLA', 39_050, '2026-11-19')).toMatchObject({
      escolhida: 7,
      por: 'PAGADOR',
      opcoes: [{ cobrancaId: 7, efeito: { tipo: 'QUITA', outras: [8] } }],
    })
    const found = efeitoDe(PIX, 39_050, '2026-11-19', [outubro, { ...novembro, retida: true }])
    expect(found?.opcoes).toEqual([{ cobrancaId: 7, efeito: { tipo: 'CREDITO', valor: 19_427 } }])
  })

  it('twice in one file: the second is decided by a person', () => {
    const twice = [credito(PIX, 39_050, '2026-11-19'), credito(PIX, 39_050, '2026-11-19', 1)]
    expect(reconcile(twice, todas, []).map(({ motivo }) => motivo)).toEqual([null, 'NO_ARQUIVO'])
    const own = credito(`TED ${novembro.txid}`, 19_427, '2026-11-19', 1)
    expect(reconcile([credito(PIX, 39_050, '2026-11-19'), own], todas, [])[1]).toMatchObject({
      escolhida: null,
      motivo: 'NO_ARQUIVO',
    })
  })
})

describe('rede §3: a credit by its value alone', () => {
  it.each([
    ['of one charge', [aberta(1)], 'SO_O_VALOR', 1, 0],
    ['of two', [aberta(1), aberta(2)], 'VALORES_IGUAIS', 2, 0],
    ['of many', Array.from({ length: 9 }, (_, index) => aberta(index)), 'VALORES_IGUAIS', 5, 4],
    ['of none', [aberta(1, { status: 'PAGA' })], 'SEM_PAR', 0, 0],
  ])('is never preselected: %s', (_what, cobrancas, motivo, opcoes, mais) => {
    const found = um([credito('DEPOSITO EM DINHEIRO')], cobrancas, [])
    expect(found).toMatchObject({ escolhida: null, por: null, motivo, mais })
    expect(found?.opcoes).toHaveLength(opcoes)
  })
})
