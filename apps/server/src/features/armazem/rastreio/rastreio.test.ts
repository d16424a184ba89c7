import type { DestinoDoLote, LoteRastreado, Rastreio } from '@app/contract/armazem/rastreio'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { advance, linha, type Lote, useStocked } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()

/** A note with the least content, for its header alone. */
const nota = async (more: { pedido?: number; dest: string; nome: string; chave: string }) => {
  const { id } = await warehouse.db
    .insertInto('nota')
    .values({
      chave_acesso: more.chave.padStart(44, '0'),
      cliente_id: warehouse.clientes.um,
      numero: Number(more.chave),
      serie: 1,
      emissao: '2026-11-01T12:00:00Z',
      emit_documento: '99999002000101',
      emit_nome: 'Fábrica Fictícia',
      dest_documento: more.dest,
      dest_nome: more.nome,
      linhas: 1,
      inf_nfe: '{}',
      assinatura: '{}',
      esquema: '{}',
      mensagens: '[]',
      pedido_id: more.pedido ?? null,
      importada_em: '2026-11-01T12:00:00Z',
      alterado_em: '2026-11-01T12:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const expedido = async (lote: Lote, quantidade: number) => {
  const { id } = await warehouse.create(warehouse.cliente, [linha(lote, quantidade)], { concluido: true })
  return advance(warehouse, await warehouse.save(warehouse.admin, id, {}), 'EXPEDIDO')
}
const achar = async (por: string, q: string | number) =>
  (await warehouse.operador.get(`/rastreio?por=${por}&q=${encodeURIComponent(q)}`)).json<LoteRastreado[]>()
const rastreio = async (id: number) => {
  const answer = await warehouse.operador.get(`/rastreio/${id}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Rastreio>()
}
const destinos = async (id: number, query = '') =>
  (await warehouse.operador.get(`/rastreio/${id}/destinos${query}`)).json<{
    _embedded: { destinos: DestinoDoLote[] }
    page: { totalElements: number }
  }>()

describe('the trace of a lot', () => {
  let lote: Lote
  let entrada: number
  beforeAll(async () => {
    const { db, clientes } = warehouse
    lote = await warehouse.stock({ cliente: clientes.um, codigo: 'RASTRO', lote: 'Lr-7', quantidade: 100 })
    entrada = await nota({ dest: '99999001000159', nome: 'Armazém', chave: '7001' })
    const { id } = await db
      .insertInto('nota_recebimento')
      .values({ nota_id: entrada, recebida_em: '2026-11-02T12:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('movimento')
      .values({
        saldo_id: lote.saldoId,
        cliente_id: clientes.um,
        tipo: 'ENTRADA',
        fisico: 40,
        nota_id: entrada,
        recebimento_id: id,
        criado_em: '2026-11-02T12:00:00Z',
      })
      .execute()
    await db.updateTable('saldo').set({ quantidade: 140 }).where('id', '=', lote.saldoId).execute()
  })

  test('backwards: the note and its issuer, and what came without one', async () => {
    const { origens, recebido } = await rastreio(lote.saldoId)
    expect(recebido).toBe(140)
    expect(origens).toMatchObject([
      {
        quantidade: 40,
        nota: { id: entrada, numero: '7001', serie: 1 },
        emitente: { nome: 'Fábrica Fictícia', documento: '99999002000101' },
      },
      { quantidade: 100, nota: null, emitente: null },
    ])
  })

  test('forwards: each order with its note’s recipient or none, what can be stopped first, what came back left out', async () => {
    const semNota = await expedido(lote, 3)
    const comNota = await expedido(lote, 5)
    await nota({ pedido: comNota.id, dest: '99999002000101', nome: 'O próprio cliente', chave: '7002' })
    await nota({ pedido: comNota.id, dest: '99999055000155', nome: 'Loja Fictícia', chave: '7003' })
    const voltou = await expedido(lote, 2)
    await warehouse.save(warehouse.admin, voltou.id, { statusAlcis: 'conferido' })
    const reservado = await warehouse.create(warehouse.cliente, [linha(lote, 4)], { concluido: true })
    const { _embedded, page } = await destinos(lote.saldoId)
    expect(page.totalElements).toBe(4)
    expect(
      _embedded.destinos.map(({ pedido, quantidade, expedidoEm, destinatario }) => [
        pedido,
        quantidade,
        expedidoEm !== null,
        destinatario?.nome ?? null,
      ]),
    ).toEqual([
      [voltou.id, 2, false, null],
      [reservado.id, 4, false, null],
      [semNota.id, 3, true, null],
      [comNota.id, 5, true, 'Loja Fictícia'],
    ])
    expect(await rastreio(lote.saldoId)).toMatchObject({
      expedido: 8,
      pedidos: 2,
      reservas: 2,
      semDestinatario: 1,
    })
    const csv = await warehouse.operador.post(`/rastreio/${lote.saldoId}/export/CSV`)
    expect(csv.headers['content-type']).toContain('text/csv')
    const lines = csv.body.trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('Destinatário')
    expect(lines.at(-1)).toContain('Loja Fictícia;99.999.055/0001-55')
    expect(lines.at(-2)).toContain('não informado')
  })

  test('is found by lot, product, note and order, whatever the case; of another company by nobody of the client', async () => {
    const { numeroPedido } = await expedido(lote, 1)
    for (const [por, q] of [
      ['lote', 'lR-7'],
      ['produto', 'rastro'],
      ['nota', '7001'],
      ['nota', '7001'.padStart(44, '0')],
      ['pedido', numeroPedido],
    ] as const)
      expect((await achar(por, q)).map(({ id }) => id)).toEqual([lote.saldoId])
    expect(await achar('nota', 'abc')).toEqual([])
    expect((await warehouse.operador.get('/rastreio?por=lote')).statusCode).toBe(400)
    expect((await warehouse.operador.get('/rastreio/999999')).statusCode).toBe(404)
    for (const path of ['/rastreio?q=Lr-7', `/rastreio/${lote.saldoId}`])
      expect((await warehouse.cliente.get(path)).statusCode).toBe(403)
  })

  test('goods that left by a note alone have its recipient', async () => {
    const saida = await nota({ dest: '99999077000177', nome: 'Destino Fictício', chave: '7004' })
    const { id } = await warehouse.db
      .insertInto('nota_recebimento')
      .values({ nota_id: saida, recebida_em: '2026-11-03T12:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const livre = await warehouse.stock({
      cliente: warehouse.clientes.um,
      codigo: 'SAI',
      lote: 'S',
      quantidade: 9,
    })
    await warehouse.db
      .insertInto('movimento')
      .values({
        saldo_id: livre.saldoId,
        cliente_id: warehouse.clientes.um,
        tipo: 'SAIDA',
        fisico: -4,
        nota_id: saida,
        recebimento_id: id,
        criado_em: '2026-11-03T12:00:00Z',
      })
      .execute()
    expect((await destinos(livre.saldoId))._embedded.destinos).toMatchObject([
      { pedido: null, quantidade: 4, nota: { numero: '7004' }, destinatario: { nome: 'Destino Fictício' } },
    ])
  })
})

test('a recall of 10,000 orders, half of them with a recipient, is read and written within two seconds', async () => {
  const { db, clientes } = warehouse
  const lote = await warehouse.stock({
    cliente: clientes.um,
    codigo: 'RECALL',
    lote: 'R1',
    quantidade: 20_000,
  })
  await sql`
    with novo as (
      insert into pedido (cliente_id, data_hora_coleta, etapa, status_alcis, status_desde, concluido, data_expedicao)
      select ${clientes.um}::bigint, now(), 'FATURADO', 'expedido', now(), true, now() from generate_series(1, 10000)
      returning id
    ), saiu as (
      insert into movimento (saldo_id, cliente_id, tipo, fisico, pedido_id)
      select ${lote.saldoId}::bigint, ${clientes.um}::bigint, 'SAIDA', -1, id from novo
    )
    insert into nota (chave_acesso, cliente_id, numero, serie, emissao, emit_documento, dest_documento, dest_nome, linhas,
                      inf_nfe, assinatura, esquema, mensagens, pedido_id, importada_em, alterado_em)
    select lpad((8e9 + id)::bigint::text, 44, '0'), ${clientes.um}::bigint, id, 2, now(), '99999002000101',
           '99999055000155', 'Loja ' || id, 1, '{}', '{}', '{}', '[]', id, now(), now()
      from novo where id % 2 = 0`.execute(db)
  await sql`analyze movimento, pedido, nota`.execute(db)
  const began = performance.now()
  const found = await rastreio(lote.saldoId)
  const csv = await warehouse.operador.post(`/rastreio/${lote.saldoId}/export/CSV`)
  const took = performance.now() - began
  expect(found).toMatchObject({ pedidos: 10_000, semDestinatario: 5_000 })
  expect(csv.body.trim().split('\r\n')).toHaveLength(10_001)
  expect(took).toBeLessThan(2_000)
})
