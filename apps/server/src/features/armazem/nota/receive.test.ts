import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'
import { LOTES, recebimentosDe } from './testing/recebimento.ts'

let sabonete: number
let shampoo: number
const notas = await startNotas()
await notas.importar('ok-5905-1-item')
afterAll(notas.server.close)
// Each test has its own products, so that it begins with empty balances.
beforeEach(async () => {
  await notas.forget()
  sabonete = await notas.createProduto(`sabonete-${Date.now()}`)
  shampoo = await notas.createProduto(`shampoo-${Date.now()}`)
})

const { receive, received, stock } = recebimentosDe(notas)

describe('Confirmar recebimento', () => {
  it('posts an entry per lot, creates or tops up, and links the ledger to the note', async () => {
    const { id, versao } = await notas.salvar('ok-rastro-lotes', [
      { id: sabonete },
      { id: shampoo },
      { id: sabonete },
    ])
    // The note gives no lots for the third line, so they are typed now.
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

describe('a note cancelled after its receipt', () => {
  it('a cancelled note keeps its goods until a person takes them back', async () => {
    const { id } = await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
    await received(id, { produtos: [{ lotes: LOTES(100) }] })
    const event = readAmostra('ref-evento-cancelamento')
      .toString()
      .replaceAll(
        '35260999999002000101550010000010941169006668',
        '35260999999002000101550010000010011374586779',
      )
    expect((await notas.post('/cancelamento', toArquivo(Buffer.from(event)))).statusCode).toBe(200)
    expect((await notas.admin.get(`/notas/${id}`)).json()).toMatchObject({
      situacao: 'cancelada',
      podeEstornar: true,
    })
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 100]])
    const undone = await notas.post(`/${id}/estorno`, { motivo: 'Nota cancelada' })
    expect(undone.json()).toMatchObject({ situacao: 'cancelada', podeEstornar: false, podeReceber: false })
    expect(await stock(sabonete)).toEqual([['L1', '2027-05-01', 0]])
  })
})
