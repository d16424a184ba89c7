import { expect, it } from 'vitest'
import { NOVO_VAZIO } from './consumidor.ts'
import { corpoDaEntrada, entradaVazia, faltasDoPasso, passoDoCampo } from './entrada.ts'

const modelo = {
  id: 3,
  codigo: 'NA42',
  descricao: 'Náutico 42',
  marca: { id: 1, nome: 'Meridiano' },
  fotoId: null,
}

it('asks for a customer, found or written down', () => {
  const vazia = entradaVazia('OS')
  expect(Object.keys(faltasDoPasso('cliente', vazia, true))).toEqual(['posto', 'consumidor'])
  expect(faltasDoPasso('cliente', { ...vazia, novo: NOVO_VAZIO }, false)).toEqual({
    nome: 'Nome: preenchimento obrigatório',
    cnpjCpf: 'CPF ou CNPJ é obrigatório',
    telefone: 'Telefone: preenchimento obrigatório',
  })
})

it('asks for the watch of an OS, and leaves it to a counter service', () => {
  expect(Object.keys(faltasDoPasso('relogio', entradaVazia('OS'), false))).toEqual([
    'numeroSerie',
    'modelo',
    'sintomas',
  ])
  const pa = { ...entradaVazia('PA'), relato: 'Pilha' }
  expect(faltasDoPasso('relogio', pa, false)).toEqual({})
  expect(Object.keys(faltasDoPasso('relogio', { ...pa, modelo }, false))).toEqual(['numeroSerie'])
  expect(Object.keys(faltasDoPasso('relogio', { ...pa, reclamaGarantia: true }, false))).toEqual([
    'numeroNotaFiscal',
    'dataNotaFiscal',
  ])
})

it('sends the invoice only with a warranty claim', () => {
  const entrada = { ...entradaVazia('OS'), modelo, numeroSerie: ' ab1 ', dataNotaFiscal: '2026-01-02' }
  expect(corpoDaEntrada(entrada, 5)).toMatchObject({
    consumidor: { id: 5 },
    relogio: { modelo: { id: 3 }, numeroSerie: 'AB1' },
    dataNotaFiscal: null,
  })
  expect(corpoDaEntrada({ ...entrada, reclamaGarantia: true }, 5).dataNotaFiscal).toBe('2026-01-02')
})

it('knows the step of a refused field', () => {
  expect(passoDoCampo('cnpjCpf')).toBe('cliente')
  expect(passoDoCampo('relogio.numeroSerie')).toBe('relogio')
  expect(passoDoCampo('assinatura')).toBe('conferir')
})

it('decisions 62: opens no OS before the post’s conditions are accepted; a counter service has none', () => {
  expect(Object.keys(faltasDoPasso('conferir', entradaVazia('OS'), false))).toEqual(['condicoes'])
  expect(faltasDoPasso('conferir', { ...entradaVazia('OS'), condicoes: 1 }, false)).toEqual({})
  expect(faltasDoPasso('conferir', entradaVazia('PA'), false)).toEqual({})
})
