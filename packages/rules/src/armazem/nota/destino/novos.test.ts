import { expect, test } from 'vitest'
import { findNovosClientes } from './novos.ts'
import { ARMAZEM, CLIENTE, det, notaNoFio } from '../regras/testing.ts'

const NOVO = '99999006000181'
const FORNECEDOR = '99999004000192'
const casa = { clientes: new Set([CLIENTE]), armazens: new Set([ARMAZEM]) }
const documentos = (CFOP: string, emit: string, dest: string) =>
  findNovosClientes(
    notaNoFio({ det: [det({ CFOP })], emit: { CNPJ: emit }, dest: { CNPJ: dest } }),
    casa,
  ).map(({ cnpjCpf }) => cnpjCpf)

test('whose goods the CFOP says they are comes first, without that the receiver', () => {
  expect(documentos('5905', NOVO, FORNECEDOR)).toEqual([NOVO, FORNECEDOR])
  expect(documentos('5102', FORNECEDOR, NOVO)).toEqual([NOVO, FORNECEDOR])
})

test('neither the warehouse nor who is a client already is offered', () => {
  expect(documentos('5905', NOVO, ARMAZEM)).toEqual([NOVO])
  expect(documentos('5102', CLIENTE, NOVO)).toEqual([NOVO])
})

test('a foreign, absent or wrong document makes no client', () => {
  const nota = notaNoFio({
    det: [det({ CFOP: '7102' })],
    emit: { CNPJ: '99999006000180' },
    dest: { idEstrangeiro: 'X' },
  })
  expect(findNovosClientes(nota, casa)).toEqual([])
  expect(findNovosClientes({ ...nota, dest: null }, casa)).toEqual([])
})

test('name, registration and address are the note’s, as long as a record takes them', () => {
  const [novo] = findNovosClientes(
    notaNoFio({
      det: [det({ CFOP: '5905' })],
      emit: {
        CNPJ: NOVO,
        xNome: 'R'.repeat(300),
        xFant: ' Nova Fictícia ',
        IE: '110042490114',
        enderEmit: {
          xLgr: 'Rua Inventada',
          nro: '10',
          xCpl: 'Galpão 2',
          xBairro: 'Centro',
          xMun: 'Campinas',
          UF: 'SP',
          CEP: '13010000',
          fone: '1155550100',
        },
      },
      dest: { CNPJ: ARMAZEM },
    }),
    casa,
  )
  expect(novo).toEqual({
    cnpjCpf: NOVO,
    razaoSocial: 'R'.repeat(160),
    nomeFantasia: 'Nova Fictícia',
    inscricaoEstadual: '110042490114',
    emailComercial: '',
    telefoneComercial: '1155550100',
    cep: '13010000',
    rua: 'Rua Inventada',
    numero: '10',
    complemento: 'Galpão 2',
    bairro: 'Centro',
    cidade: 'Campinas',
    estado: 'SP',
  })
})
