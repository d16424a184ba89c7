import { expect, it } from 'vitest'
import {
  changeLinha,
  corpoDoOrcamento,
  faltasDoOrcamento,
  linhaAchada,
  novaLinha,
  somasDe,
  totaisDe,
} from './orcamento-model.ts'

const sintoma = { id: 1, nome: 'Atrasa' }
const peca = { id: 7, codigo: 'P-7', descricao: 'Coroa', preco: 48.5 }
const servico = { id: 9, codigo: 'S-9', nome: 'Revisão', valor: 180 }
const form = (...linhas: ReturnType<typeof novaLinha>[]) => ({
  linhas,
  prazoDiasUteis: null,
  validoAte: null,
  observacoes: '',
  sinal: null,
  oQueVimos: '',
  fotosMostradas: [],
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

it('lets the value follow the list price until another one is typed', () => {
  const chosen = changeLinha(novaLinha('PECA', 'a', [sintoma]), { peca })
  expect(chosen.valorFinal).toBe(48.5)
  const two = changeLinha(chosen, { quantidade: 2 })
  expect(two.valorFinal).toBe(97)
  const cheaper = changeLinha(two, { valorFinal: 90 })
  expect(changeLinha(cheaper, { quantidade: 3 }).valorFinal).toBe(90)
})

it('adds up what the consumer pays, without what the warranty covers', () => {
  const covered = { ...changeLinha(novaLinha('PECA', 'a', []), { peca }), garantia: 'sim' as const }
  const paid = { ...changeLinha(novaLinha('SERVICO', 'b', []), { servico }), garantia: 'nao' as const }
  expect(totaisDe(form(covered, paid))).toMatchObject({ valorTotal: 228.5, valorConsumidor: 180 })
})

it('begins a line by what was found, covered as the order is', () => {
  const coberta = { sintomas: [sintoma], garantia: { label: 'Sim', value: true } } as const
  expect(linhaAchada({ tipo: 'PECA', peca }, 'a', { ...coberta, sintomas: [sintoma] })).toMatchObject({
    tipo: 'PECA',
    peca,
    sintoma,
    garantia: 'sim',
    solicitarPeca: '',
    valorFinal: 48.5,
  })
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
