import { describe, expect, test } from 'vitest'
import { emptyValues } from './form-model.ts'
import type { PedidoValues } from './form-model.ts'
import { loadCatalogue } from '../../../../platform/http/errors.ts'
import { placeMessages, validatePedido } from './validate.ts'

const cliente = { id: 7, nomeFantasia: 'Flor', cnpjCpf: '', codigoCliente: 'C', codigoDepositante: 'D' }
const produto = {
  id: 1,
  codigoProduto: '10',
  descricao: 'Sabonete',
  codigoOmni: '10',
  codigoDepositante: 'D',
  unidade: 'un',
  inteiro: true,
}
const filled: PedidoValues = {
  ...emptyValues(cliente),
  dataHoraColeta: '2026-11-20T13:15:00.000Z',
  itens: [{ produto, lote: 'A', dataValidade: '2027-01-01', quantidade: 3 }],
}
const staff = { staff: true, pending: false }

describe('validatePedido', () => {
  test('a whole order passes', () => {
    expect(validatePedido(filled, staff)).toEqual({
      erros: { campos: {}, linhas: {}, outros: [] },
      missing: false,
    })
  })

  test('S5-047: pickup is required, in its own word; the client in the general one', () => {
    const { erros, missing } = validatePedido({ ...filled, cliente: null, dataHoraColeta: null }, staff)
    expect(erros.campos).toEqual({
      cliente: 'Cliente: preenchimento obrigatório',
      dataHoraColeta: 'Obrigatório',
    })
    expect(missing).toBe(true)
  })

  test('a client user has no client to choose', () => {
    expect(
      validatePedido({ ...filled, cliente: null }, { staff: false, pending: false }).erros.campos,
    ).toEqual({})
  })

  test('a code that became no product is a line without product', () => {
    const { erros, missing } = validatePedido(filled, { staff: true, pending: true })
    expect([erros.campos, missing]).toEqual([{ produto: 'Obrigatório' }, true])
  })

  test('a text too long is wrong, not missing', () => {
    const { erros, missing } = validatePedido({ ...filled, transportadora: 'x'.repeat(121) }, staff)
    expect(erros.campos).toEqual({ transportadora: 'Use no máximo 120 caracteres.' })
    expect(missing).toBe(false)
  })
})

test('messages of the server stand at their line, their field, or above the form', async () => {
  // Loads the catalogue, as the call does after a message without words.
  await loadCatalogue()
  const erros = placeMessages(
    [
      {
        fieldName: 'itens[0].quantidade',
        code: 'ESTOQUE_INSUFICIENTE',
        text: 'Estoque insuficiente: restam 2 neste lote.',
      },
      { fieldName: 'itens[0].observacoes', code: 'LOTE_DESCONHECIDO', text: 'segundo' },
      { fieldName: 'itens[9].quantidade', code: 'X', text: 'linha que não há' },
      { fieldName: 'dataHoraColeta', code: 'DATA_PASSO', params: {} },
      { fieldName: null, code: 'CLIENTE_DESCONHECIDO', text: 'Cliente não encontrado.' },
    ],
    filled,
  )
  expect(erros.linhas).toEqual({ '1|A|2027-01-01': 'Estoque insuficiente: restam 2 neste lote.' })
  expect(erros.campos).toEqual({ dataHoraColeta: 'Use horários de 15 em 15 minutos.' })
  expect(erros.outros).toEqual(['linha que não há', 'Cliente não encontrado.'])
})
