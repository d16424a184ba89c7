import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { COLETA, linha, startWarehouse, wrongFields } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const { um } = warehouse.clientes
const lote = await warehouse.stock({
  cliente: um,
  codigo: 'A',
  lote: 'L1',
  validade: '2027-01-31',
  quantidade: 100,
})
const vencido = await warehouse.stock({
  cliente: um,
  codigo: 'A',
  lote: 'V1',
  validade: '2026-11-19',
  quantidade: 100,
})
const bloqueado = await warehouse.stock({
  cliente: um,
  codigo: 'A',
  lote: 'B1',
  quantidade: 100,
  bloqueado: true,
})
const solto = await warehouse.stock({ cliente: um, codigo: 'G', lote: 'G1', quantidade: 100, inteiro: false })
afterAll(warehouse.close)

/** The traces of a refused order: none anywhere. */
const traces = async () => {
  const { rows } = await warehouse.database.pool.query(`
    select (select count(*) from pedido) as pedidos, (select count(*) from pedido_item) as itens,
           (select count(*) from anexo) as anexos, (select count(*) from movimento) as movimentos,
           (select sum(reservado) from saldo) as reservado, (select count(*) from auditoria) as auditoria`)
  return rows
}
let before: unknown
beforeEach(async () => {
  before = await traces()
})

const post = (body: object) => warehouse.cliente.post('/pedidos', body)
const order = (more: object) => ({ dataHoraColeta: COLETA, itens: [linha(lote, 1)], ...more })

describe('a bad order is refused at its field and leaves nothing behind', () => {
  const cases: [string, () => object, number, string[]][] = [
    [
      'S3-058 a fifth decimal',
      () => order({ itens: [linha(solto, 0.00001)] }),
      400,
      ['itens[0].quantidade QUANTIDADE_INVALIDA'],
    ],
    [
      'no quantity',
      () => order({ itens: [linha(lote, undefined)] }),
      400,
      ['itens[0].quantidade EMPTY_REQUIRED_FIELD'],
    ],
    [
      'S5-049 a line without a product',
      () => order({ itens: [{ ...linha(lote, 1), produto: null }] }),
      400,
      ['itens[0].produto EMPTY_REQUIRED_FIELD'],
    ],
    [
      'an unknown lot',
      () => order({ itens: [{ ...linha(lote, 1), observacoes: 'L9' }] }),
      400,
      ['itens[0].observacoes LOTE_DESCONHECIDO'],
    ],
    [
      'an expiry that does not exist',
      () => order({ itens: [{ ...linha(lote, 1), dataValidade: '2026-02-31' }] }),
      400,
      ['itens[0].dataValidade DATA_INVALIDA'],
    ],
    [
      'a blocked lot',
      () => order({ itens: [linha(bloqueado, 1)] }),
      409,
      ['itens[0].observacoes LOTE_BLOQUEADO'],
    ],
    [
      'more than there is',
      () => order({ itens: [linha(lote, 101)] }),
      409,
      ['itens[0].quantidade ESTOQUE_INSUFICIENTE'],
    ],
    [
      'more than there is, on two lines',
      () => order({ itens: [linha(lote, 60), linha(lote, 60)] }),
      409,
      ['itens[1].quantidade ESTOQUE_INSUFICIENTE'],
    ],
    ['no lines', () => order({ itens: [] }), 400, ['itens EMPTY_REQUIRED_FIELD']],
    ['lines that are none', () => order({ itens: 'x' }), 400, ['itens CAST_ERROR']],
    [
      'S5-051 no pickup time',
      () => order({ dataHoraColeta: undefined }),
      400,
      ['dataHoraColeta EMPTY_REQUIRED_FIELD'],
    ],
    [
      'off the quarter of an hour',
      () => order({ dataHoraColeta: '2026-11-23T12:07:00Z' }),
      400,
      ['dataHoraColeta DATA_PASSO'],
    ],
    ['S3-040 a toggle as text', () => order({ urgente: 'true' }), 400, ['urgente CAST_ERROR']],
    [
      'too long a text',
      () => order({ transportadora: 'x'.repeat(121) }),
      400,
      ['transportadora TEXTO_LONGO'],
    ],
    [
      'S3-053 a length that is not',
      () => order({ nf: { filename: 'a.txt', length: 2, data: 'YQ==' } }),
      400,
      ['nf ANEXO_TAMANHO'],
    ],
    [
      'a program',
      () => order({ tag: { filename: 'a.exe', data: Buffer.from('MZ\0\0').toString('base64') } }),
      400,
      ['tag ANEXO_TIPO'],
    ],
    ['an empty file', () => order({ nf: { filename: 'a.txt', data: '' } }), 400, ['nf ANEXO_VAZIO']],
  ]
  test.each(cases)('%s', async (_name, body, status, fields) => {
    const answer = await post(body())
    expect([answer.statusCode, wrongFields(answer)]).toEqual([status, fields])
    expect(await traces()).toEqual(before)
  })

  test('every wrong field at once, by schema and by stock', async () => {
    const bySchema = await post({ itens: [linha(lote, 0), linha(lote, 'x')], urgente: 1 })
    expect(wrongFields(bySchema)).toEqual([
      'dataHoraColeta EMPTY_REQUIRED_FIELD',
      'itens[0].quantidade QUANTIDADE_INVALIDA',
      'itens[1].quantidade QUANTIDADE_INVALIDA',
      'urgente CAST_ERROR',
    ])
    const byStock = await post(
      order({
        itens: [linha(lote, 0.5), linha(vencido, 1), linha(lote, 500)],
        nf: { filename: 'a.txt', data: '?' },
        tag: { filename: 'a.pdf', data: 'YQ==' },
      }),
    )
    expect([byStock.statusCode, wrongFields(byStock)]).toEqual([
      409,
      [
        'itens[0].quantidade QUANTIDADE_INTEIRA',
        'itens[1].observacoes LOTE_VENCIDO',
        'itens[2].quantidade ESTOQUE_INSUFICIENTE',
        'nf ANEXO_BASE64',
        'tag ANEXO_CONTEUDO',
      ],
    ])
    expect(await traces()).toEqual(before)
  })

  test('the shortage says what is left', async () => {
    const answer = await post(order({ itens: [linha(lote, 100.5 * 2)] }))
    expect(answer.json().messages[0]).toEqual({
      fieldName: 'itens[0].quantidade',
      code: 'ESTOQUE_INSUFICIENTE',
      text: 'Estoque insuficiente: restam 100 neste lote.',
      params: { disponivel: '100', quantidadeDisponivel: 100 },
    })
  })

  test('41 MB: refused as too large, by JSON and by multipart', async () => {
    const data = Buffer.alloc(31 * 1024 * 1024, 65).toString('base64')
    expect((await post(order({ nf: { filename: 'a.txt', data } }))).statusCode).toBe(413)
    const pedido = await warehouse.create(warehouse.cliente, [linha(lote, 1)])
    const body = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="arquivo"; filename="a.txt"\r\n\r\n'),
      Buffer.alloc(41 * 1024 * 1024, 65),
      Buffer.from('\r\n--x--\r\n'),
    ])
    const answer = await warehouse.app.inject({
      method: 'PUT',
      url: `/pedidos/${pedido.id}/anexos/nf`,
      headers: {
        authorization: `Bearer ${warehouse.cliente.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: body,
    })
    expect([answer.statusCode, wrongFields(answer)[0]]).toEqual([413, '- ANEXO_GRANDE'])
    expect((await warehouse.cliente.del(`/pedidos/${pedido.id}`)).statusCode).toBe(204)
  })

  test('a thousand lines are saved', async () => {
    const answer = await post(order({ itens: Array.from({ length: 1000 }, () => linha(solto, 0.01)) }))
    expect(answer.statusCode).toBe(201)
    expect((await warehouse.saldo(solto.saldoId)).reservado).toBe(10)
  })
})
