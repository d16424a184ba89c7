import { expect, it } from 'vitest'
import { faltasDoOrcamento, limiteDe } from './orcamento-faltas.ts'
import {
  changeLinha,
  comTabela,
  corpoDoOrcamento,
  linhaAchada,
  linhasDoModelo,
  novaLinha,
} from './orcamento-model.ts'
import { pagaDe, somasDe } from './orcamento-somas.ts'

const sintoma = { id: 1, nome: 'Atrasa' }
const peca = { id: 7, codigo: 'P-7', descricao: 'Coroa', preco: 48.5 }
const servico = { id: 9, codigo: 'S-9', nome: 'Revisão', valor: 180 }
const item = (preco: number) =>
  ({ tipo: 'SERVICO', id: 9, codigo: 'S-9', nome: 'Revisão', preco, livre: null, ativo: true }) as const
const osCoberta = {
  sintomas: [sintoma],
  garantia: { label: 'Sim', value: true },
  garantiaServico: false,
  reincidencia: 'NENHUMA',
  usoIndevido: false,
  faltaNota: false,
} as const
const form = (...linhas: ReturnType<typeof novaLinha>[]) => ({
  linhas,
  prazoDiasUteis: null,
  validoAte: null,
  observacoes: '',
  sinal: null,
  oQueVimos: '',
  fotosMostradas: [],
  fotosFrases: {},
})

it("S5-039 S5-040 S5-041 S5-042 S5-043 S5-044 S5-045: 'Campo obrigatório' at what a line lacks", () => {
  const empty = faltasDoOrcamento(form(novaLinha('PECA', 'a', []), novaLinha('SERVICO', 'b', [])))
  expect(empty).toEqual({
    'linhas.0.peca': 'Campo obrigatório',
    'linhas.0.solicitarPeca': 'Campo obrigatório',
    'linhas.0.sintoma': 'Campo obrigatório',
    'linhas.0.causa': 'Campo obrigatório',
    'linhas.0.garantia': 'Campo obrigatório',
    'linhas.0.valorFinal': 'Campo obrigatório',
    'linhas.1.servico': 'Campo obrigatório',
    'linhas.1.sintoma': 'Campo obrigatório',
    'linhas.1.causa': 'Campo obrigatório',
    'linhas.1.garantia': 'Campo obrigatório',
    'linhas.1.valorFinal': 'Campo obrigatório',
  })
})

it('lets the price follow the list until another one is typed, and keeps the discount', () => {
  const chosen = changeLinha(novaLinha('PECA', 'a', [sintoma]), { peca })
  expect(chosen).toMatchObject({ preco: 48.5, valorFinal: 48.5 })
  const two = changeLinha(chosen, { quantidade: 2, desconto: 10 })
  expect(two).toMatchObject({ preco: 97, valorFinal: 87.3 })
  expect(changeLinha(two, { quantidade: 3 })).toMatchObject({ preco: 145.5, valorFinal: 130.95 })
  const dearer = changeLinha(two, { preco: 120 })
  expect(changeLinha(dearer, { quantidade: 3 })).toMatchObject({ preco: 120, valorFinal: 108 })
})

it('takes a value below the list as a discount, and changes nothing of it with another field', () => {
  const typed = changeLinha(changeLinha(novaLinha('SERVICO', 'a', []), { servico }), { valorFinal: 150.01 })
  expect(typed).toMatchObject({ preco: 180, desconto: 16.66, valorFinal: 150.01 })
  expect(changeLinha(typed, { garantia: 'nao' }).valorFinal).toBe(150.01)
  expect(changeLinha(typed, { valorFinal: 200 })).toMatchObject({ preco: 200, desconto: null })
})

it("decisions 48: says 'até 10 %' at more discount than this person may give, unless it is covered", () => {
  const linha = changeLinha(changeLinha(novaLinha('SERVICO', 'a', [sintoma]), { servico }), { desconto: 11 })
  expect(limiteDe(linha, 10)).toBe('até 10 %')
  expect(limiteDe(changeLinha(linha, { desconto: 10 }), 10)).toBe(null)
  expect(limiteDe({ ...linha, garantia: 'sim' }, 10)).toBe(null)
  expect(faltasDoOrcamento({ linhas: [linha] }, 10)).toMatchObject({ 'linhas.0.valorFinal': 'até 10 %' })
})

it('asks for a part that the post lacks, until somebody says otherwise', () => {
  const poucas = { ...peca, livre: 2 }
  const linha = changeLinha(novaLinha('PECA', 'a', []), { peca: poucas })
  expect(linha.solicitarPeca).toBe('nao')
  expect(changeLinha(linha, { quantidade: 3 }).solicitarPeca).toBe('sim')
  const dita = changeLinha(linha, { solicitarPeca: 'sim' })
  expect(changeLinha(dita, { quantidade: 2 }).solicitarPeca).toBe('sim')
})

it('keeps what a version asked for when the list has changed, and says what it was', () => {
  const linha = linhaAchada(item(180), 'a', osCoberta)
  expect(comTabela(linha, item(200))).toMatchObject({
    servico: { valor: 200, precoAntes: 180 },
    preco: 200,
    desconto: 10,
    valorFinal: 180,
  })
  expect(comTabela(linha, { ...item(180), ativo: false }).servico).toEqual({
    ...servico,
    livre: null,
    ativo: false,
  })
})

it('adds up what the consumer pays, without what the warranty covers', () => {
  const linhas = [
    { garantia: true, valorFinal: 48.5 },
    { garantia: false, valorFinal: 180 },
  ]
  expect(pagaDe(linhas)).toBe(180)
})

it('begins a line by what was found, covered as the order is', () => {
  const achada = {
    tipo: 'PECA',
    id: 7,
    codigo: 'P-7',
    nome: 'Coroa',
    preco: 48.5,
    livre: 0,
    ativo: true,
  } as const
  expect(linhaAchada(achada, 'a', osCoberta)).toMatchObject({
    tipo: 'PECA',
    peca,
    sintoma,
    garantia: 'sim',
    solicitarPeca: 'sim',
    valorFinal: 48.5,
  })
})

it.each([
  ['its invoice is missing', { faltaNota: true }, 'nao'],
  ['misuse was recorded', { usoIndevido: true }, 'nao'],
  ['a recurrence waits', { garantia: { label: 'Não', value: false }, garantiaServico: true }, 'nao'],
  [
    'a recurrence was authorised',
    { garantia: { label: 'Não', value: false }, garantiaServico: true, reincidencia: 'AUTORIZADA' },
    'sim',
  ],
] as const)('decisions 46: begins a line by the verdict when %s', (_when, mais, garantia) => {
  expect(linhaAchada(item(180), 'a', { ...osCoberta, ...mais }).garantia).toBe(garantia)
})

it('takes from a template what the budget does not have, by its symptom and cause', () => {
  const revisao = { ...item(180), opcional: false }
  const modelo = {
    itens: [
      revisao,
      { ...item(40), id: 10, opcional: true },
      { ...item(5), id: 11, ativo: false, opcional: false },
    ],
    sintoma: { id: 2, nome: 'Parou' },
    causa: { id: 3, nome: 'Bateria' },
  }
  const semSintoma = { ...osCoberta, sintomas: [] }
  const { linhas, fora, repetidas } = linhasDoModelo(modelo, [], semSintoma, () => 'k')
  expect(linhas).toMatchObject([
    { servico: { id: 9 }, opcional: false, sintoma: modelo.sintoma, causa: modelo.causa, valorFinal: 180 },
    { servico: { id: 10 }, opcional: true },
  ])
  expect([fora.map(({ id }) => id), repetidas]).toEqual([[11], []])
  const again = linhasDoModelo(modelo, linhas, osCoberta, () => 'k')
  expect([again.linhas, again.repetidas.map(({ id }) => id)]).toEqual([[], [9, 10]])
  expect(linhasDoModelo(modelo, [], osCoberta, () => 'k').linhas[0]?.sintoma).toEqual(sintoma)
})

it('says at the foot what is let off, covered, needed and optional', () => {
  const desconto = changeLinha(changeLinha(novaLinha('SERVICO', 'a', []), { servico }), { valorFinal: 162.1 })
  const coberta = { ...changeLinha(novaLinha('PECA', 'b', []), { peca }), garantia: 'sim' as const }
  const opcional = { ...changeLinha(novaLinha('PECA', 'c', []), { peca }), opcional: true }
  expect(somasDe(form(desconto, coberta, opcional, novaLinha('PECA', 'd', [])))).toEqual({
    descontos: 17.9,
    garantia: 48.5,
    necessario: 162.1,
    opcional: 48.5,
  })
})

it('sends a part with its request, a service without', () => {
  const linha = { ...changeLinha(novaLinha('PECA', 'a', [sintoma]), { peca }), solicitarPeca: 'sim' as const }
  const { linhas, versao } = corpoDoOrcamento(form(linha, novaLinha('SERVICO', 'b', [])), 4)
  expect(versao).toBe(4)
  expect(linhas[0]).toMatchObject({ tipo: 'PECA', peca: { id: 7 }, solicitarPeca: true, valorFinal: 48.5 })
  expect(linhas[1]).not.toHaveProperty('solicitarPeca')
})

it('sends one sentence a shown photo, in their order; that of a hidden photo stays at home', () => {
  const { fotosMostradas, fotosFrases } = corpoDoOrcamento(
    { ...form(), fotosMostradas: [9, 7, 8], fotosFrases: { 7: ' Não veda mais. ', 5: 'Escondida', 9: '' } },
    1,
  )
  expect(fotosMostradas).toEqual([9, 7, 8])
  expect(fotosFrases).toEqual(['', 'Não veda mais.', ''])
})
