import { randomUUID } from 'node:crypto'
import type { Inspecao } from '@app/contract/armazem/inspecao'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, ok, startChegada } from '../chegada/testing/chegada.ts'

const chegada = await startChegada()
const { notas, admin, operador, ligar, ato, contar, fechar, terminar, inspecoes, historico } = chegada
afterAll(notas.server.close)
let produto = 0
let codigo = ''
beforeEach(async () => {
  await notas.forget()
  await ligar(true)
  codigo = `D-${randomUUID().slice(0, 8)}`
  produto = await notas.createProduto(codigo)
})

const DEVOLUCAO = 'ok-finnfe4-devolucao'
const LINHA = { lote: 'L1', validade: '2027-05-01' }

/** A return that `operador` has received: how much of it waits. */
const devolvida = async () => {
  const { id } = await notas.salvar(DEVOLUCAO, [{ id: produto, efeito: 'entrada', fator: 5 }])
  ok(await ato(operador, id, 'tomar'))
  const [linha] = (await admin.get(`/notas/${id}`)).json<{ itens: { quantidade: number }[] }>().itens
  const quantidade = linha?.quantidade ?? 0
  ok(await contar(operador, id, quantidade))
  await fechar(operador, id)
  ok(await terminar(operador, id))
  const [inspecao] = (await inspecoes()).abertas
  if (!inspecao) throw new Error('the return waits')
  return { nota: id, quantidade, inspecao }
}
const decidir = (quem: typeof admin, id: number, decisao: string, quantidade: number, headers = {}) =>
  quem.post(`/inspecao/${id}/decidir`, { decisao, quantidade, motivo: 'Lacre inteiro' }, headers)
const saldos = async () =>
  notas.db
    .selectFrom('saldo')
    .select(['condicao', 'quantidade', 'reservado', 'bloqueado'])
    .where('produto_id', '=', produto)
    .orderBy('condicao')
    .execute()
const pedir = (quantidade: number) =>
  admin.post('/pedidos', {
    cliente: { id: notas.um },
    dataHoraColeta: '2026-11-30T12:15:00Z',
    itens: [{ produto: { id: produto }, quantidade, observacoes: LINHA.lote, dataValidade: LINHA.validade }],
  })

describe('a return', () => {
  test('lands in inspection: not available, never picked, not adjusted, and its client sees it so', async () => {
    const { quantidade, inspecao } = await devolvida()
    expect(inspecao).toMatchObject({
      origem: 'DEVOLUCAO',
      quantidade,
      decidido: 0,
      ...LINHA,
      codigoProduto: codigo,
    })
    expect(await saldos()).toEqual([{ condicao: 'inspecao', quantidade, reservado: 0, bloqueado: true }])
    const [saldo] = ok(await admin.get(`/estoque/produtos/${produto}/saldos`)).json()
    expect(saldo).toMatchObject({ fisico: quantidade, disponivel: 0, condicao: 'inspecao' })
    expect(ok(await admin.get(`/produto/${produto}`)).json()).toMatchObject({ disponivel: 0 })
    expect(codeOf(await pedir(1))).toBe('LOTE_BLOQUEADO')
    const ajuste = { quantidade: 1, esperado: quantidade, motivo: 'Contei' }
    expect((await admin.post(`/estoque/saldos/${saldo.id}/ajuste`, ajuste)).body).toContain(
      'LOTE_EM_INSPECAO',
    )
    const cliente = await notas.server.as('cliente')
    const { lotes } = ok(await cliente.get('/inicioCliente/lotes?faixa=DEPOIS')).json()
    expect(lotes).toEqual([
      expect.objectContaining({ codigoProduto: codigo, condicao: 'inspecao', disponivel: 0 }),
    ])
    await expect(
      notas.db.updateTable('saldo').set({ reservado: 1 }).where('produto_id', '=', produto).execute(),
    ).rejects.toMatchObject({ constraint: 'saldo_retido_nao_se_reserva' })
  })

  test('is decided by another person, part by part, each with its reason in ledger and history', async () => {
    const { nota, quantidade, inspecao } = await devolvida()
    expect(codeOf(await decidir(operador, inspecao.id, 'ESTOQUE', 1))).toBe('INSPECAO_MESMA_PESSOA')
    await expect(
      notas.server.database.pool.query(
        `insert into inspecao_decisao
           (inspecao_id, recebida_por, origem, decisao, quantidade, motivo, decidida_por, decidida_em)
         select id, recebida_por, origem, 'ESTOQUE', 1, 'x', recebida_por, now() from inspecao where id = $1`,
        [inspecao.id],
      ),
    ).rejects.toMatchObject({ constraint: 'inspecao_por_outra_pessoa' })
    const primeira = ok(await decidir(admin, inspecao.id, 'BLOQUEADO', 1)).json<Inspecao>()
    expect(primeira).toMatchObject({ decidido: 1, decisoes: [{ decisao: 'BLOQUEADO', quantidade: 1 }] })
    ok(await decidir(admin, inspecao.id, 'DESCARTE', 1))
    expect((await decidir(admin, inspecao.id, 'ESTOQUE', quantidade)).body).toContain('INSPECAO_PASSA')
    ok(await decidir(admin, inspecao.id, 'ESTOQUE', quantidade - 2))
    expect(await saldos()).toMatchObject([
      { condicao: 'bloqueado', quantidade: 1 },
      { condicao: 'inspecao', quantidade: 0 },
      { condicao: 'livre', quantidade: quantidade - 2 },
    ])
    expect(await inspecoes()).toMatchObject({ abertas: [], decididas: [{ id: inspecao.id }] })
    const rows = await notas.db
      .selectFrom('movimento')
      .select(['fisico', 'motivo'])
      .where('nota_id', '=', nota)
      .where('tipo', '=', 'INSPECAO')
      .orderBy('id')
      .execute()
    expect(rows.map(({ fisico }) => fisico)).toEqual([-1, 1, -1, 2 - quantidade, quantidade - 2])
    expect(rows[0]?.motivo).toBe('Fica bloqueado: Lacre inteiro')
    expect(await historico(nota)).toContain(
      `Inspeção: ${codigo} lote L1, 1 un: fica bloqueado (Lacre inteiro)`,
    )
    // What is free again may be ordered, what is blocked beside it may not.
    expect((await pedir(quantidade - 1)).statusCode).toBe(409)
    ok(await pedir(quantidade - 2), 201)
  })

  test('two decide at once, one of them on nothing; the same decision sent twice is one', async () => {
    const { quantidade, inspecao } = await devolvida()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => decidir(admin, inspecao.id, 'DESCARTE', 1, headers)
    for (const answer of await Promise.all([send(), send()])) ok(answer)
    const both = await Promise.all([
      decidir(admin, inspecao.id, 'ESTOQUE', quantidade - 1),
      decidir(admin, inspecao.id, 'BLOQUEADO', quantidade - 1),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is taken back whole until somebody has decided on a part of it', async () => {
    const { nota, inspecao } = await devolvida()
    ok(await notas.post(`/${nota}/estorno`, { motivo: 'Não era nossa' }))
    expect(await inspecoes()).toEqual({ abertas: [], bloqueadas: [], decididas: [] })
    expect((await decidir(admin, inspecao.id, 'ESTOQUE', 1)).statusCode).toBe(404)
    ok(await ato(operador, nota, 'tomar'))
    await fechar(operador, nota)
    ok(await terminar(operador, nota))
    const [again] = (await inspecoes()).abertas
    ok(await decidir(admin, again?.id ?? 0, 'ESTOQUE', 1))
    expect(codeOf(await notas.post(`/${nota}/estorno`, { motivo: 'Tarde' }))).toBe('INSPECAO_DECIDIDA')
  })

  test('received without counting it waits all the same', async () => {
    await ligar(false)
    const { id } = await notas.salvar(DEVOLUCAO, [{ id: produto, efeito: 'entrada', fator: 5 }])
    const [linha] = (await admin.get(`/notas/${id}`)).json().itens
    const lotes = [{ lote: 'L1', dataDeValidade: LINHA.validade, quantidade: linha.quantidade }]
    ok(await notas.post(`/${id}/recebimento`, { produtos: [{ lotes }] }))
    expect((await inspecoes()).abertas).toMatchObject([{ origem: 'DEVOLUCAO', minha: true }])
  })
})

describe('blocked goods', () => {
  /** All of a return, blocked by `admin`. */
  const bloqueada = async () => {
    const { nota, quantidade, inspecao } = await devolvida()
    ok(await decidir(admin, inspecao.id, 'BLOQUEADO', quantidade))
    const [bloqueio] = (await inspecoes()).bloqueadas
    if (!bloqueio) throw new Error('what was blocked waits')
    return { nota, quantidade, bloqueio }
  }

  test('are released or discarded by another person than who blocked them, each with its trace', async () => {
    const { nota, quantidade, bloqueio } = await bloqueada()
    expect(bloqueio).toMatchObject({
      origem: 'BLOQUEIO',
      quantidade,
      motivo: 'Lacre inteiro',
      minha: true,
      ...LINHA,
    })
    expect(codeOf(await decidir(admin, bloqueio.id, 'ESTOQUE', 1))).toBe('BLOQUEIO_MESMA_PESSOA')
    expect((await decidir(operador, bloqueio.id, 'BLOQUEADO', 1)).body).toContain('OPCAO_INVALIDA')
    expect((await decidir(operador, bloqueio.id, 'ESTOQUE', quantidade + 1)).body).toContain('INSPECAO_PASSA')
    ok(await decidir(operador, bloqueio.id, 'DESCARTE', 1))
    expect(codeOf(await pedir(1))).toBe('LOTE_BLOQUEADO')
    ok(await decidir(operador, bloqueio.id, 'ESTOQUE', quantidade - 1))
    expect(await saldos()).toMatchObject([
      { condicao: 'bloqueado', quantidade: 0 },
      { condicao: 'inspecao', quantidade: 0 },
      { condicao: 'livre', quantidade: quantidade - 1 },
    ])
    expect(await inspecoes()).toMatchObject({
      abertas: [],
      bloqueadas: [],
      decididas: [{ id: bloqueio.id }, {}],
    })
    const item = `${codigo} lote L1`
    expect(await historico(nota)).toEqual(
      expect.arrayContaining([
        `Mercadoria bloqueada: ${item}, 1 un: descarte (Lacre inteiro)`,
        `Mercadoria bloqueada: ${item}, ${quantidade - 1} un: volta ao estoque (Lacre inteiro)`,
      ]),
    )
    const { motivo } = await notas.db
      .selectFrom('movimento')
      .select('motivo')
      .where('nota_id', '=', nota)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(motivo).toBe('Volta ao estoque: Lacre inteiro')
    ok(await pedir(quantidade - 1), 201)
  })

  test('change by no adjustment and stand on no list of a count', async () => {
    const { quantidade } = await bloqueada()
    const { body } = await admin.get(`/estoque/produtos/${produto}/saldos`)
    const saldo = JSON.parse(body).find(({ condicao }: { condicao: string }) => condicao === 'bloqueado')
    const ajuste = { quantidade: 1, esperado: quantidade, motivo: 'Contei' }
    expect((await admin.post(`/estoque/saldos/${saldo.id}/ajuste`, ajuste)).body).toContain('LOTE_PRESO')
    const lista = await admin.post('/contagem', { criterio: 'PRODUTO', produtos: [produto] })
    expect(lista.statusCode, lista.body).not.toBe(201)
  })

  test('two decide at once: the goods go one way', async () => {
    const { quantidade, bloqueio } = await bloqueada()
    const both = await Promise.all([
      decidir(operador, bloqueio.id, 'ESTOQUE', quantidade),
      decidir(operador, bloqueio.id, 'DESCARTE', quantidade),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('the database refuses who blocked them, and a second blocking', async () => {
    const { bloqueio } = await bloqueada()
    const insert = (
      decisao: string,
      por: 'recebida_por' | '(select min(id) from usuario where id <> recebida_por)',
    ) =>
      notas.server.database.pool.query(
        `insert into inspecao_decisao
           (inspecao_id, recebida_por, origem, decisao, quantidade, motivo, decidida_por, decidida_em)
         select id, recebida_por, origem, '${decisao}', 1, 'x', ${por}, now() from inspecao where id = $1`,
        [bloqueio.id],
      )
    await expect(insert('ESTOQUE', 'recebida_por')).rejects.toMatchObject({
      constraint: 'inspecao_por_outra_pessoa',
    })
    await expect(
      insert('BLOQUEADO', '(select min(id) from usuario where id <> recebida_por)'),
    ).rejects.toMatchObject({ constraint: 'inspecao_nao_bloqueia_duas_vezes' })
  })
})
