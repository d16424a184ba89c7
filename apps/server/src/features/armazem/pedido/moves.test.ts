import { Movimento, type Pedido, type PedidoPassagem } from '@app/contract/armazem/pedido'
import { checkMove } from '@app/rules/armazem/pedido'
import { abilitiesOf } from '@app/rules/casca/permissao'
import { describe, expect, test } from 'vitest'
import { advance, linha, NOON, useStocked, wrongFields } from './testing/warehouse.ts'

const warehouse = useStocked()

const novo = (more: object = {}) =>
  warehouse.create(warehouse.cliente, [linha(warehouse.lote, 10)], { concluido: true, ...more })
const lastChanges = async (id: number): Promise<string[]> => (await warehouse.historyOf(id))[0] ?? []
/** The wire form of a move (api.md, decisions 2). */
const bodyOf = (pedido: Pedido, para: Movimento) => {
  if (para === 'EXPEDIDO') return { statusAlcis: 'expedido' }
  return pedido.statusAlcis === 'expedido' ? { statusAlcis: 'conferido' } : { status: para }
}

describe('moves', () => {
  test('S4-098 to S4-102: forward step by step, each audited; dispatch takes exactly the lines out of the stock', async () => {
    const { operador, save, saldo } = warehouse
    const before = await saldo(warehouse.lote.saldoId)
    const pedido = await novo()
    expect((await operador.get(`/pedidos/${pedido.id}`)).json().proximosStatus).toEqual([
      'EM_SEPARACAO',
      'CANCELADO',
    ])
    const at = (minutes: number) => warehouse.setClock(new Date(NOON.getTime() + minutes * 60_000))
    at(1)
    const picking = await save(operador, pedido.id, { status: 'EM_SEPARACAO' })
    expect(picking).toMatchObject({
      etapa: 'EM_SEPARACAO',
      statusAlcis: 'em separação',
      statusDesde: '2026-11-20T15:01:00.000Z',
    })
    expect(await lastChanges(pedido.id)).toEqual([
      'Situação: de Criado para Em separação',
      'Status WMS: de “recebido” para “em separação”',
      'Gravado sem informar a versão: alterações simultâneas não foram verificadas',
    ])
    at(2)
    expect(await save(operador, pedido.id, { status: 'A_FATURAR' })).toMatchObject({
      statusAlcis: 'conferido',
    })
    const invoiced = await save(operador, pedido.id, { status: 'FATURADO', versao: 3 })
    expect(invoiced).toMatchObject({ status: 'FATURADO', proximosStatus: ['EXPEDIDO', 'A_FATURAR'] })
    at(3)
    const gone = await save(operador, pedido.id, { statusAlcis: 'expedido', versao: 4 })
    expect(gone).toMatchObject({
      status: 'FATURADO',
      etapa: 'FATURADO',
      statusAlcis: 'expedido',
      statusDesde: invoiced.statusDesde,
      dataExpedicao: '2026-11-20T15:03:00.000Z',
      proximosStatus: [],
    })
    expect(await lastChanges(pedido.id)).toEqual([
      'Status WMS: de “conferido” para “expedido”',
      'Expedido: 1 linha saiu do estoque',
    ])
    expect(await saldo(warehouse.lote.saldoId)).toEqual({
      quantidade: before.quantidade - 10,
      reservado: before.reservado,
    })
  })

  test('S4-103: one step back by who may, all the way; the built-in WMS follows', async () => {
    const { operador, save } = warehouse
    const pedido = await advance(warehouse, await novo(), 'FATURADO')
    expect(await save(operador, pedido.id, { status: 'A_FATURAR' })).toMatchObject({
      statusAlcis: 'conferido',
    })
    expect(await save(operador, pedido.id, { status: 'EM_SEPARACAO' })).toMatchObject({
      statusAlcis: 'em separação',
    })
    expect(await save(operador, pedido.id, { status: 'CRIADO' })).toMatchObject({
      statusAlcis: 'recebido',
      concluido: true,
      statusDesde: NOON.toISOString(),
    })
  })

  test('undoing a dispatch needs its ability, brings the goods back, still reserved', async () => {
    const { admin, operador, save, saldo } = warehouse
    const pedido = await advance(warehouse, await novo(), 'FATURADO')
    const before = await saldo(warehouse.lote.saldoId)
    await save(operador, pedido.id, { statusAlcis: 'expedido' })
    const refused = await operador.put(`/pedidos/${pedido.id}`, { statusAlcis: 'conferido' })
    expect([refused.statusCode, wrongFields(refused)]).toEqual([403, ['- NOT_PERMITED']])
    expect(await save(admin, pedido.id, { statusAlcis: 'conferido' })).toMatchObject({
      etapa: 'FATURADO',
      dataExpedicao: null,
    })
    expect((await lastChanges(pedido.id))[1]).toBe('Expedição estornada: 1 linha voltou ao estoque')
    expect(await saldo(warehouse.lote.saldoId)).toEqual(before)
  })

  test('S4-104: cancelling frees the reservation and is final', async () => {
    const { operador, save, saldo } = warehouse
    const before = await saldo(warehouse.lote.saldoId)
    const pedido = await novo()
    expect(await save(operador, pedido.id, { status: 'CANCELADO' })).toMatchObject({
      status: 'CANCELADO',
      somenteLeitura: true,
      proximosStatus: [],
      itens: [{ quantidade: 10 }],
    })
    expect(await lastChanges(pedido.id)).toContain('Reserva liberada: 1 linha')
    expect(await saldo(warehouse.lote.saldoId)).toEqual(before)
    const again = await operador.put(`/pedidos/${pedido.id}`, { status: 'CRIADO' })
    expect([again.statusCode, wrongFields(again)]).toEqual([409, ['- MOVIMENTO_INVALIDO']])
  })

  test('S4-105: a move that is not allowed is a 409 that names both; an unknown name a 400', async () => {
    const pedido = await novo()
    const jump = await warehouse.operador.put(`/pedidos/${pedido.id}`, { status: 'FATURADO' })
    expect(jump.statusCode).toBe(409)
    expect(jump.json().messages[0]).toMatchObject({
      code: 'MOVIMENTO_INVALIDO',
      text: 'O pedido não pode ir de Criado para Faturado aguardando expedição.',
      params: { deStatus: 'CRIADO', paraStatus: 'FATURADO' },
    })
    const unknown = await warehouse.operador.put(`/pedidos/${pedido.id}`, { status: 'ENTREGUE' })
    expect([unknown.statusCode, wrongFields(unknown)]).toEqual([400, ['status OPCAO_INVALIDA']])
    const early = await warehouse.operador.put(`/pedidos/${pedido.id}`, { statusAlcis: 'expedido' })
    expect([early.statusCode, wrongFields(early)]).toEqual([409, ['- MOVIMENTO_INVALIDO']])
    const byHand = await warehouse.operador.put(`/pedidos/${pedido.id}`, { statusAlcis: 'em separação' })
    expect([byHand.statusCode, wrongFields(byHand)]).toEqual([409, ['statusAlcis MOVIMENTO_INVALIDO']])
  })

  test('decisions 5: an unfinished order does not leave CRIADO, but conclusion and move may come together', async () => {
    const { operador, save } = warehouse
    const draft = await novo({ concluido: false })
    const refused = await operador.put(`/pedidos/${draft.id}`, { status: 'EM_SEPARACAO' })
    expect([refused.statusCode, wrongFields(refused)]).toEqual([409, ['- PEDIDO_NAO_CONCLUIDO']])
    expect(await save(operador, draft.id, { status: 'EM_SEPARACAO', concluido: true })).toMatchObject({
      etapa: 'EM_SEPARACAO',
      concluido: true,
    })
  })

  test('decisions 6: a client user moves nothing; the same status sent back is no move', async () => {
    const { cliente, save } = warehouse
    const pedido = await novo({ concluido: false })
    for (const body of [
      { status: 'EM_SEPARACAO' },
      { status: 'CANCELADO', itens: 'x' },
      { statusAlcis: 'expedido' },
    ])
      expect((await cliente.put(`/pedidos/${pedido.id}`, body)).statusCode).toBe(403)
    expect(await save(cliente, pedido.id, { status: 'CRIADO', statusAlcis: 'não enviado' })).toEqual(pedido)
  })

  test('decisions 7: a late name equal to the present one is no change, another one is refused', async () => {
    const { operador, save } = warehouse
    const pedido = await novo()
    const settings = (tempo_separacao: number) =>
      warehouse.db.insertInto('configuracao').values({ tempo_separacao, tempo_faturar: 4 }).execute()
    await settings(0.25)
    warehouse.setClock(new Date(NOON.getTime() + 15 * 60_000 + 1000))
    const late = (await operador.get(`/pedidos/${pedido.id}`)).json()
    expect(late).toMatchObject({
      status: 'SEPARACAO_ATRASADA',
      etapa: 'CRIADO',
      atrasadoDesde: '2026-11-20T15:15:00.000Z',
    })
    expect(await save(operador, pedido.id, late)).toEqual(late)
    expect(await save(operador, pedido.id, { status: 'SEPARACAO_ATRASADA', urgente: true })).toMatchObject({
      etapa: 'CRIADO',
      urgente: true,
    })
    const other = await operador.put(`/pedidos/${pedido.id}`, { status: 'FATURAMENTO_ATRASADO' })
    expect([other.statusCode, wrongFields(other)]).toEqual([400, ['status OPCAO_INVALIDA']])
    warehouse.setClock(NOON)
    expect((await operador.put(`/pedidos/${pedido.id}`, { status: 'SEPARACAO_ATRASADA' })).statusCode).toBe(
      400,
    )
  })

  test('S2-059: every move, from every state, by every role: done when listed, refused otherwise', async () => {
    const people = { admin: warehouse.admin, operador: warehouse.operador, cliente: warehouse.cliente }
    const roles = {
      admin: abilitiesOf('ROLE_ADMIN', 'interno'),
      operador: abilitiesOf('ROLE_OPERADOR', 'interno'),
      cliente: abilitiesOf('ROLE_CLIENTE', 'cliente'),
    }
    const reach = async (state: Movimento): Promise<Pedido> => {
      const pedido = await novo()
      if (state === 'CRIADO') return pedido
      if (state === 'CANCELADO') return warehouse.save(warehouse.admin, pedido.id, { status: 'CANCELADO' })
      return advance(warehouse, pedido, state)
    }
    for (const [person, caller] of Object.entries(people))
      for (const de of Movimento.options) {
        let pedido = await reach(de)
        for (const para of Movimento.options) {
          const body = bodyOf(pedido, para)
          // From 'expedido' only 'conferido' can be written, which undoes the dispatch.
          if (para === de || (de === 'EXPEDIDO' && para !== 'FATURADO')) continue
          const can = (ability: (typeof roles)['admin'][number]) =>
            roles[person as keyof typeof roles].includes(ability)
          const check = checkMove(pedido, para, can)
          const answer = await caller.put(`/pedidos/${pedido.id}`, body)
          const expected = check.ok ? 200 : check.code === 'NOT_PERMITED' ? 403 : 409
          expect(answer.statusCode, `${person}: ${de} → ${para}`).toBe(expected)
          if (check.ok) pedido = await reach(de)
        }
      }
  })
})

describe('locks', () => {
  test('S4-112 to S4-114: in view mode a field is refused, a listed move alone is done', async () => {
    const { operador, cliente, save } = warehouse
    const pedido = await advance(warehouse, await novo(), 'FATURADO')
    expect((await operador.get(`/pedidos/viewMode/${pedido.id}`)).json()).toBe(true)
    const both = await operador.put(`/pedidos/${pedido.id}`, { transportadora: 'B', statusAlcis: 'expedido' })
    expect([both.statusCode, wrongFields(both)]).toEqual([409, ['- PEDIDO_SOMENTE_LEITURA']])
    const theirs = await cliente.put(`/pedidos/${pedido.id}`, { observacoes: 'x' })
    expect([theirs.statusCode, wrongFields(theirs)]).toEqual([409, ['- PEDIDO_SOMENTE_LEITURA']])
    const whole = (await operador.get(`/pedidos/${pedido.id}`)).json()
    expect(await save(operador, pedido.id, { ...whole, statusAlcis: 'expedido' })).toMatchObject({
      statusAlcis: 'expedido',
    })
  })

  test('the way of an order is told from its history, to its own company alone', async () => {
    const { operador, cliente, cliente2, save } = warehouse
    const pedido = await novo()
    const at = (minutes: number) => warehouse.setClock(new Date(NOON.getTime() + minutes * 60_000))
    at(1)
    await save(operador, pedido.id, { status: 'EM_SEPARACAO' })
    await save(operador, pedido.id, { status: 'A_FATURAR' })
    await save(operador, pedido.id, { status: 'FATURADO' })
    await save(operador, pedido.id, { statusAlcis: 'expedido' })
    const way = (await cliente.get(`/pedidos/${pedido.id}/andamento`)).json<PedidoPassagem[]>()
    expect(way.map(({ situacao }) => situacao)).toEqual(['EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'EXPEDIDO'])
    for (const { em } of way) expect(em).toMatch(/^\d{4}-.*Z$/)
    expect((await cliente2.get(`/pedidos/${pedido.id}/andamento`)).statusCode).toBe(404)
  })

  test('viewMode and concluido answer a bare boolean', async () => {
    const { operador, cliente } = warehouse
    const pedido = await novo()
    expect((await cliente.get(`/pedidos/viewMode/${pedido.id}`)).body).toBe('true')
    expect((await operador.get(`/pedidos/viewMode/${pedido.id}`)).body).toBe('false')
    expect((await operador.get(`/pedidos/concluido/${pedido.id}`)).body).toBe('true')
  })

  test('S4-116: the toggle locks; reopening is for who may, in CRIADO, and takes the order back', async () => {
    const { admin, operador, cliente, save } = warehouse
    const pedido = await novo()
    expect((await cliente.put(`/pedidos/${pedido.id}`, { concluido: false })).statusCode).toBe(409)
    const refused = await operador.put(`/pedidos/${pedido.id}`, { concluido: false })
    expect([refused.statusCode, wrongFields(refused)]).toEqual([403, ['concluido NOT_PERMITED']])
    expect(await save(admin, pedido.id, { concluido: false })).toMatchObject({
      concluido: false,
      statusDesde: null,
      statusAlcis: 'não enviado',
      wmsAguardando: false,
    })
    expect((await cliente.get(`/pedidos/viewMode/${pedido.id}`)).json()).toBe(false)
    const picked = await advance(warehouse, await novo(), 'EM_SEPARACAO')
    const late = await admin.put(`/pedidos/${picked.id}`, { concluido: false })
    expect([late.statusCode, wrongFields(late)]).toEqual([409, ['concluido PEDIDO_CONCLUIDO']])
  })

  test('S4-115: after conclusion a save with a changed file is refused, whoever sends it', async () => {
    const pedido = await novo()
    const nf = { filename: 'nf.txt', data: 'YQ==' }
    for (const caller of [warehouse.operador, warehouse.admin]) {
      const answer = await caller.put(`/pedidos/${pedido.id}`, { nf })
      expect([answer.statusCode, wrongFields(answer)]).toEqual([409, ['nf PEDIDO_CONCLUIDO']])
    }
    expect((await warehouse.cliente.put(`/pedidos/${pedido.id}`, { nf })).statusCode).toBe(409)
  })

  test('a status just reported by the WMS causes no conflict with the open form', async () => {
    const { operador, save } = warehouse
    const pedido = await novo()
    const { status, versao } = pedido
    const held = { status, statusAlcis: 'não enviado', versao }
    expect(await save(operador, pedido.id, { ...held, urgente: true })).toMatchObject({
      statusAlcis: 'recebido',
      urgente: true,
    })
  })
})
