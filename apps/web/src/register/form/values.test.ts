import { clienteView } from '@app/contract/registers/cliente'
import { cupomView } from '@app/contract/registers/cupom'
import { produtoView } from '@app/contract/registers/produto'
import { servicoView } from '@app/contract/registers/tabelas/servico'
import { expect, it } from 'vitest'
import {
  bodyOf,
  changedFields,
  fieldsOf,
  fieldText,
  filledFields,
  mergeValues,
  requiredErrors,
  valuesOf,
} from './values.ts'

const cliente = {
  id: 1,
  versao: 3,
  nomeFantasia: 'Flor',
  razaoSocial: 'Flor Ltda',
  cnpjCpf: '12ABC34501DE35',
  cep: '01310100',
  fefo: 'exigir',
  permiteVencido: true,
  rua: null,
}

it('shows a record as people type it, and sends only what changed', () => {
  const values = valuesOf(clienteView, cliente)
  expect(values).toMatchObject({
    cnpjCpf: '12.ABC.345/01DE-35',
    cep: '01310-100',
    rua: '',
    fefo: 'exigir',
    permiteVencido: true,
  })
  const changed = { ...values, rua: 'Das Flores', permiteVencido: false }
  const names = changedFields(clienteView, values, changed)
  expect(bodyOf(changed, names)).toEqual({ rua: 'Das Flores', permiteVencido: false })
  expect(changedFields(clienteView, values, { ...values })).toEqual([])
})

it('a new record is sent without blanks, a chosen one by its id', () => {
  const values = {
    ...valuesOf(produtoView),
    cliente: { id: 7, nomeFantasia: 'Flor' },
    codigoProduto: 'A',
    descricao: 'B',
  }
  expect(bodyOf(values, filledFields(produtoView, values))).toEqual({
    cliente: { id: 7 },
    codigoProduto: 'A',
    descricao: 'B',
    status: 'ATIVO',
    inteiro: true,
  })
})

it('a day is sent as the wire has it, emptied as null, and told as people write it', () => {
  const cupom = { id: 1, versao: 1, codigo: 'FEIRA', validoAte: '2026-12-31' }
  const values = valuesOf(cupomView, cupom)
  expect(values['validoAte']).toBe('2026-12-31')
  const emptied = { ...values, validoAte: null }
  expect(bodyOf(emptied, changedFields(cupomView, values, emptied))).toEqual({ validoAte: null })
  const day = fieldsOf(cupomView).find(({ type }) => type === 'day')
  expect(day && fieldText(day, '2026-12-31')).toBe('31/12/2026')
  expect(day && fieldText(day, null)).toBe('vazio')
})

it('names every required field that is empty', () => {
  expect(Object.keys(requiredErrors(produtoView, valuesOf(produtoView)))).toEqual([
    'cliente',
    'codigoProduto',
    'descricao',
  ])
})

it('joins what only one of two people changed, and leaves the rest to be chosen', () => {
  const base = valuesOf(clienteView, cliente)
  const theirs = { ...base, rua: 'Deles', fefo: 'avisar', bairro: 'Igual' }
  const mine = { ...base, rua: 'Minha', cidade: 'Recife', bairro: 'Igual' }
  const { values, conflicts } = mergeValues(clienteView, base, theirs, mine)
  expect(conflicts).toEqual(['rua'])
  expect(values).toMatchObject({ rua: 'Minha', cidade: 'Recife', fefo: 'avisar', bairro: 'Igual' })
})

it('S9-042: an amount is a number to the form, told as money, and what is no number is said to be none', () => {
  const servico = { id: 1, versao: 1, codigo: 'VIDRO', nome: 'Troca de vidro', valor: 1234.5 }
  const values = valuesOf(servicoView, servico)
  expect(values).toMatchObject({ valor: 1234.5, maoDeObraGarantia: null })
  const valor = fieldsOf(servicoView).find(({ name }) => name === 'valor')
  expect(valor && fieldText(valor, 1234.5)).toBe('R$ 1.234,50')
  const changed = { ...values, valor: 0 }
  expect(bodyOf(changed, changedFields(servicoView, values, changed))).toEqual({ valor: 0 })
  expect(requiredErrors(servicoView, { ...values, valor: null, maoDeObraGarantia: Number.NaN })).toEqual({
    valor: 'Preço ao consumidor: preenchimento obrigatório',
    maoDeObraGarantia: 'Número inválido.',
  })
})
