import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wordsOf } from './actions/pedidos.ts'
import { readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'
import { LOTES, recebimentosDe } from './testing/recebimento.ts'

let sabonete: number
const notas = await startNotas()
await notas.importar('ok-5905-1-item')
afterAll(notas.server.close)
// Each test has its own products, so that it begins with empty balances.
beforeEach(async () => {
  await notas.forget()
  sabonete = await notas.createProduto(`sabonete-${Date.now()}`)
})

const { receive, received, stock, files } = recebimentosDe(notas)

it('an order is named by words; of a long free text no pattern is given more than a word', () => {
  const infCpl = `Ref. pedido nº 4711, item 2;#12. a${'.'.repeat(400_000)}1 ${'9'.repeat(61)}`
  const replace = vi.spyOn(String.prototype, 'replace')
  const words = wordsOf({ det: [], infCpl })
  const searched = replace.mock.contexts.map((context) => String(context).length)
  replace.mockRestore()
  expect(words).toEqual(['4711', '2', '12'])
  expect(searched).not.toEqual([])
  expect(Math.max(...searched)).toBeLessThanOrEqual(64)
})

describe('returns', () => {
  const deliver = async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    await received(id, { produtos: [{ lotes: LOTES(100) }] })
  }

  const order = async (quantidade: number, more: object = {}) => {
    const answer = await notas.admin.post('/pedidos', {
      cliente: { id: notas.um },
      dataHoraColeta: '2027-01-04T12:00:00Z',
      itens: [{ produto: { id: sabonete }, quantidade, observacoes: 'L1', dataValidade: '2027-05-01' }],
      ...more,
    })
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }

  const historyOf = async (id: number): Promise<string[]> => {
    const history = (await notas.admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=nota`)).json()
    return history.flatMap(({ changes }: { changes: string[] }) => changes)
  }

  it('goods that leave by a note must be there and free', async () => {
    const { id } = await notas.salvar('ok-5906-retorno', [{ id: sabonete }])
    const lote = (name: string, quantidade: number) => ({
      produtos: [{ lotes: [{ lote: name, dataDeValidade: '2027-05-01', quantidade }] }],
    })
    const unknown = await receive(id, lote('L1', 40))
    expect(unknown.json().messages).toMatchObject([
      { fieldName: 'produtos[0].lotes[0].lote', code: 'LOTE_DESCONHECIDO' },
    ])
    expect(await stock(sabonete)).toEqual([])
    await deliver()
    await order(61)
    const short = await receive(id, lote('L1', 40))
    expect(short.statusCode).toBe(409)
    expect(short.json().messages).toMatchObject([
      {
        fieldName: 'produtos[0].lotes[0].quantidade',
        code: 'ESTOQUE_INSUFICIENTE',
        params: { disponivel: '39' },
      },
    ])
  })

  it('leave the stock once: by the note alone …', async () => {
    await deliver()
    const { id } = await notas.salvar('ok-5906-retorno', [{ id: sabonete, lotes: LOTES(40) }])
    await received(id)
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 60]])
    expect(await historyOf(id)).toContain('Saída confirmada: 1 linha do estoque')
    const { id: pedido } = await order(5)
    const linked = await notas.admin.put(`/notas/${id}`, { pedido: { id: pedido } })
    expect([linked.statusCode, linked.json().error]).toEqual([409, 'NOTA_PEDIDO_SAIU'])
    expect((await notas.post(`/${id}/estorno`, { motivo: 'Engano' })).statusCode).toBe(200)
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 100]])
    expect(await historyOf(id)).toContain('Saída estornada (Engano)')
  })

  it('… or by the order that it invoices, whose NF it fills when that is empty', async () => {
    await deliver()
    await order(3)
    const pedido = await order(40)
    const { pedidos } = await notas.importar('ok-5906-retorno')
    // The product of the line is not known yet, so there is nothing to compare.
    expect(pedidos).toEqual([])
    const { id } = await notas.salvar('ok-5906-retorno', [{ id: sabonete }])
    const nota = (await notas.admin.get(`/notas/${id}`)).json()
    expect(nota.pedidos).toMatchObject([{ id: pedido.id, itensIguais: true, citado: false }])
    const linked = await notas.admin.put(`/notas/${id}`, { pedido: { id: pedido.id } })
    expect(linked.json()).toMatchObject({
      pedido: { id: pedido.id, numeroPedido: pedido.numeroPedido },
      pedidos: [],
    })
    const file = await notas.admin.get(`/pedidos/${pedido.id}/anexos/nf`)
    expect(file.rawPayload).toEqual(readAmostra('ok-5906-retorno'))
    const history = (await notas.admin.get(`/api/auditlogs/by-entity-id/${pedido.id}`)).json()
    expect(history[0].changes).toEqual(['Anexo NF: incluído ok-5906-retorno.xml'])
    // The order names the lots, so none are asked for here.
    await received(id)
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 100]])
    expect(await historyOf(id)).toContain('Nota confirmada: o estoque não mudou')
    const list = (await notas.post('/findByFiltro', { filter: { numeroPedido: pedido.numeroPedido } })).json()
    expect(list.content).toMatchObject([{ id, pedido: { numeroPedido: pedido.numeroPedido } }])
    // When it is unlinked and linked again, the existing document stays.
    expect((await notas.admin.put(`/notas/${id}`, { pedido: null })).json().pedido).toBeNull()
    const again = await notas.admin.put(`/notas/${id}`, { pedido: { id: pedido.id } })
    expect(again.json().pedido.id).toBe(pedido.id)
    expect((await notas.admin.get(`/api/auditlogs/by-entity-id/${pedido.id}`)).json()).toEqual(history)
  })

  it('the order’s copy is its own: removing it there leaves the note’s original', async () => {
    await deliver()
    const pedido = await order(40)
    const saved = await notas.save('ok-5906-retorno', {
      produtos: [{ id: sabonete, lotes: LOTES(40) }],
      pedido: { id: pedido.id },
    })
    expect(saved.json()).toMatchObject({ pedido: { numeroPedido: pedido.numeroPedido } })
    const removed = await notas.admin.del(`/pedidos/${pedido.id}/anexos/nf`)
    expect(removed.statusCode).toBe(204)
    const file = await notas.admin.get(`/notas/${saved.json().id}/arquivo`)
    expect(file.rawPayload).toEqual(readAmostra('ok-5906-retorno'))
  })

  it('an order of another client is not linked', async () => {
    const { id } = await notas.salvar('ok-5906-retorno', [{ id: sabonete }])
    const { dois } = notas.server.clientes
    const { id: pedido } = await notas.db
      .insertInto('pedido')
      .values({ cliente_id: dois, data_hora_coleta: '2026-11-23T12:15:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const linked = await notas.admin.put(`/notas/${id}`, { pedido: { id: pedido } })
    expect([linked.statusCode, linked.json().error]).toEqual([409, 'NOTA_PEDIDO_CLIENTE'])
    const before = await files()
    const saved = await notas.save('ok-5905-1-item', {
      produtos: [{ id: sabonete }],
      pedido: { id: pedido },
    })
    expect(saved.statusCode).toBe(409)
    expect(await files()).toEqual(before)
    const again = await notas.post('/import', toArquivo(readAmostra('ok-5905-1-item')))
    expect(again.json().notaExistente).toBeUndefined()
  })
})
