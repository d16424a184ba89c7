import type { Nota } from '@app/contract/nota'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lerAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo, type Notas } from './testing/notas.ts'

let notas: Notas
let sabonete: number
let shampoo: number
beforeAll(async () => {
  notas = await startNotas()
  await notas.importar('ok-5905-1-item')
}, 90_000)
afterAll(() => notas.server.close())
// Products of their own, so that each test begins with empty balances.
beforeEach(async () => {
  await notas.forget()
  sabonete = await notas.createProduto(`sabonete-${Date.now()}`)
  shampoo = await notas.createProduto(`shampoo-${Date.now()}`)
})

const receive = (id: number, body: object = {}) => notas.post(`/${id}/recebimento`, body)

const received = async (id: number, body: object = {}): Promise<Nota> => {
  const answer = await receive(id, body)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** Balances of a product, and what their ledger adds up to. */
const stock = async (produto: number) => {
  const { rows } = await notas.server.database.pool.query<{
    lote: string
    validade: string | null
    quantidade: string
    livro: string
    linhas: number
  }>(
    `select lote, validade::text, quantidade::float8 as quantidade,
            (select coalesce(sum(fisico), 0)::float8 from movimento where saldo_id = saldo.id) as livro,
            (select count(*)::int from movimento where saldo_id = saldo.id) as linhas
       from saldo where produto_id = $1 order by validade nulls last, lote`,
    [produto],
  )
  for (const { quantidade, livro } of rows) expect(livro).toBe(quantidade)
  return rows.map(({ lote, validade, quantidade }) => [lote, validade, quantidade])
}

const LOTES = (quantidade: number) => [{ lote: 'L1', dataDeValidade: '2027-05-01', quantidade }]

describe('Confirmar recebimento', () => {
  it('posts an entry per lot, creates or tops up, and links the ledger to the note', async () => {
    const { id, versao } = await notas.salvar('ok-rastro-lotes', [
      { id: sabonete },
      { id: shampoo },
      { id: sabonete },
    ])
    // The third line has no lots in the note: they are typed now.
    const nota = await received(id, {
      versao,
      produtos: [{}, {}, { lotes: [{ lote: 'L2026-09B', dataDeValidade: '2028-08-01', quantidade: 100 }] }],
    })
    expect(nota).toMatchObject({
      situacao: 'recebida',
      podeReceber: false,
      podeEditar: false,
      podeEstornar: true,
    })
    expect(nota.recebidaPor).toBeTruthy()
    expect(await stock(sabonete)).toEqual([
      ['L2026-07A', '2027-07-01', 50],
      ['L2026-09B', '2028-08-01', 130],
      ['L2026-09C', '2028-09-01', 20],
    ])
    expect(await stock(shampoo)).toEqual([['000777', '2027-03-02', 12]])
    const saldos = (await notas.admin.get(`/estoque/produtos/${shampoo}/saldos`)).json()
    const movimentos = (await notas.admin.get(`/estoque/saldos/${saldos[0].id}/movimentos`)).json()
    expect(movimentos._embedded.movimentos).toMatchObject([
      { tipo: 'ENTRADA', fisico: 12, nota: { id, numero: '1012' }, pedido: null },
    ])
    const history = (await notas.admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=nota`)).json()
    expect(history[0].changes).toContain('Recebimento confirmado: 3 linhas no estoque')
  })

  it('quantity = qCom × factor: 10 boxes of 24 are 240 units in the lot', async () => {
    const { id } = await notas.salvar('ok-conversao-de-unidade', [{ id: sabonete }, { id: shampoo }])
    await received(id, { produtos: [{}, { lotes: [{ lote: '', quantidade: 48 }] }] })
    expect(await stock(sabonete)).toEqual([['LC-24', expect.any(String), 240]])
    expect(await stock(shampoo)).toEqual([['', null, 48]])
  })

  it('fifty at once post once', async () => {
    const { id, versao } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    const body = { versao, produtos: [{ lotes: LOTES(100) }] }
    const answers = await Promise.all(Array.from({ length: 50 }, () => receive(id, body)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().versao)).size).toBe(1)
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 100]])
    const rows = await notas.db.selectFrom('movimento').select('id').where('nota_id', '=', id).execute()
    expect(rows).toHaveLength(1)
  })

  it('another confirmation, of other lots, does not pass for done', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    await received(id, { produtos: [{ lotes: LOTES(100) }] })
    const other = await receive(id, { produtos: [{ lotes: [{ lote: 'OUTRO', quantidade: 100 }] }] })
    expect([other.statusCode, other.json().error]).toEqual([409, 'NOTA_RECEBIDA'])
    const edited = await notas.admin.put(`/notas/${id}`, { produtos: [{ id: shampoo }] })
    expect([edited.statusCode, edited.json().error]).toEqual([409, 'NOTA_RECEBIDA'])
  })

  it('the database itself refuses a second receipt in force and a second row of one cause', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    await received(id, { produtos: [{ lotes: LOTES(100) }] })
    const { pool } = notas.server.database
    await expect(
      pool.query('insert into nota_recebimento (nota_id, recebida_em) values ($1, now())', [id]),
    ).rejects.toMatchObject({ constraint: 'nota_recebida_uma_vez' })
    await expect(
      pool.query(
        `insert into movimento (saldo_id, cliente_id, tipo, fisico, nota_id, recebimento_id)
         select saldo_id, cliente_id, tipo, fisico, nota_id, recebimento_id from movimento where nota_id = $1`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'movimento_do_recebimento' })
    await expect(
      pool.query(`update nota set cancelada_em = recebida_em - interval '1 second' where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'nota_cancelada_nao_recebe' })
  })

  it.each([
    [[{}], 'produtos[0].lotes', 'NOTA_LOTES'],
    [[{ lotes: LOTES(99) }], 'produtos[0].lotes', 'NOTA_LOTES_SOMA'],
    [[{ efeito: 'perguntar' }], 'produtos[0].efeito', 'NOTA_EFEITO'],
    [[{ lotes: [...LOTES(50), ...LOTES(50)] }], 'produtos[0].lotes[1].lote', 'NOTA_LOTE_REPETIDO'],
    [
      [{ lotes: [...LOTES(99.5), { lote: 'B', quantidade: 0.5 }] }],
      'produtos[0].lotes[0].quantidade',
      'QUANTIDADE_INTEIRA',
    ],
    [[null], 'produtos[0]', 'PRODUTO_OBRIGATORIO'],
  ])('refuses %j: %s %s, and posts nothing', async (produtos, fieldName, code) => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    const before = await notas.counts()
    const answer = await receive(id, { produtos })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages[0]).toMatchObject({ fieldName, code })
    expect(await notas.counts()).toEqual(before)
  })

  it('a fiscal note moves nothing and is received all the same', async () => {
    const { id } = await notas.salvar('ok-5907-retorno-simbolico', [{ id: sabonete }])
    expect((await received(id)).situacao).toBe('recebida')
    expect(await stock(sabonete)).toEqual([])
  })

  it('an old version is a 409 with the note as it is', async () => {
    const { id, versao } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    const changed = await notas.admin.put(`/notas/${id}`, { versao, produtos: [{ fator: 2 }] })
    expect(changed.json()).toMatchObject({ versao: versao + 1, itens: [{ quantidade: 200 }] })
    for (const answer of [
      await receive(id, { versao, produtos: [{ lotes: LOTES(200) }] }),
      await notas.admin.put(`/notas/${id}`, { versao, produtos: [{ fator: 3 }] }),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        messages: [{ code: 'VERSAO_ANTIGA' }],
        atual: { versao: versao + 1 },
      })
    }
    const same = await notas.admin.put(`/notas/${id}`, { versao: versao + 1, produtos: [{ fator: 2 }] })
    expect(same.json().versao).toBe(versao + 1)
  })
})

describe('undoing', () => {
  it('gives the goods back to nobody: opposite rows, and the note can be received again', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    await received(id, { produtos: [{ lotes: LOTES(100) }] })
    const undone = await notas.post(`/${id}/estorno`, { motivo: 'Contagem errada' })
    expect(undone.json()).toMatchObject({ situacao: 'importada', podeReceber: true })
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 0]])
    const again = await notas.post(`/${id}/estorno`, { motivo: 'De novo' })
    expect([again.statusCode, again.json().error]).toEqual([409, 'NOTA_NAO_RECEBIDA'])
    await received(id, { produtos: [{ lotes: LOTES(100) }] })
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 100]])
    const history = (await notas.admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=nota`)).json()
    expect(history.flatMap(({ changes }: { changes: string[] }) => changes)).toContain(
      'Recebimento estornado (Contagem errada)',
    )
  })

  it('is refused once a part is reserved', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    await received(id, { produtos: [{ lotes: LOTES(100) }] })
    await notas.db.updateTable('saldo').set({ reservado: 1 }).where('produto_id', '=', sabonete).execute()
    const undone = await notas.post(`/${id}/estorno`, { motivo: 'Contagem errada' })
    expect([undone.statusCode, undone.json().error]).toEqual([409, 'NOTA_ESTORNO'])
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 100]])
  })
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
    const { id: pedido } = await order(5)
    const linked = await notas.admin.put(`/notas/${id}`, { pedido: { id: pedido } })
    expect([linked.statusCode, linked.json().error]).toEqual([409, 'NOTA_PEDIDO_SAIU'])
  })

  it('… or by the order that it invoices, whose NF it fills when that is empty', async () => {
    await deliver()
    await order(3)
    const pedido = await order(40)
    const { pedidos } = await notas.importar('ok-5906-retorno')
    // The product of the line is not known yet: nothing to compare by.
    expect(pedidos).toEqual([])
    const { id } = await notas.salvar('ok-5906-retorno', [{ id: sabonete, lotes: LOTES(40) }])
    const nota = (await notas.admin.get(`/notas/${id}`)).json()
    expect(nota.pedidos).toMatchObject([{ id: pedido.id, itensIguais: true, citado: false }])
    const linked = await notas.admin.put(`/notas/${id}`, { pedido: { id: pedido.id } })
    expect(linked.json()).toMatchObject({
      pedido: { id: pedido.id, numeroPedido: pedido.numeroPedido },
      pedidos: [],
    })
    const file = await notas.admin.get(`/pedidos/${pedido.id}/anexos/nf`)
    expect(file.rawPayload).toEqual(lerAmostra('ok-5906-retorno'))
    const history = (await notas.admin.get(`/api/auditlogs/by-entity-id/${pedido.id}`)).json()
    expect(history[0].changes).toEqual(['Anexo NF: incluído ok-5906-retorno.xml'])
    await received(id)
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 100]])
    const list = (await notas.post('/findByFiltro', { filter: { numeroPedido: pedido.numeroPedido } })).json()
    expect(list.content).toMatchObject([{ id, pedido: { numeroPedido: pedido.numeroPedido } }])
    // Unlinked and linked again, the document that is there stays as it is.
    expect((await notas.admin.put(`/notas/${id}`, { pedido: null })).json().pedido).toBeNull()
    const again = await notas.admin.put(`/notas/${id}`, { pedido: { id: pedido.id } })
    expect(again.json().pedido.id).toBe(pedido.id)
    expect((await notas.admin.get(`/api/auditlogs/by-entity-id/${pedido.id}`)).json()).toEqual(history)
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
    const saved = await notas.save('ok-5905-1-item', {
      produtos: [{ id: sabonete }],
      pedido: { id: pedido },
    })
    expect(saved.statusCode).toBe(409)
    const stored = await notas.post('/import', toArquivo(lerAmostra('ok-5905-1-item')))
    expect(stored.json().notaExistente).toBeUndefined()
  })
})
