import type { Notificacoes } from '@app/contract/casca/notificacao'
import { afterAll, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { modulos, shell } from '../../../parts.ts'
import { COLETA, linha, startWarehouse } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const { cliente, cliente2, operador, admin, clientes, db } = warehouse
afterAll(warehouse.close)
const lote = await warehouse.stock({
  cliente: clientes.um,
  codigo: 'A',
  lote: 'L1',
  validade: '2026-12-15',
  quantidade: 1e6,
})

const runJob = async (name: string) => {
  const job = [...shell.jobs, ...modulos.armazem.jobs].find((one) => one.name === name)!
  await job.run({}, warehouse.app.services)
}
/** Time passes; sessions of before have ended by then. */
const goTo = async (when: Date) => {
  warehouse.setClock(when)
  for (const [name, caller] of Object.entries({ cliente, cliente2, operador, admin }))
    Object.assign(caller, await warehouse.as(name))
}
const deliver = () => runJob('notificacao_entregar')
const list = async (caller: Caller) =>
  (await caller.get('/notificacao?filtro=naoLidos')).json<Notificacoes>().notificacoes
const readAll = async () => {
  for (const caller of [cliente, cliente2, operador, admin]) await caller.put('/notificacao/lidas', {})
}

const conclude = () =>
  warehouse.create(cliente, [linha(lote, 1)], { concluido: true, transportadora: 'Rodo Sul' })

test('an order that its client concludes is told to staff, not to who did it, nor to other companies', async () => {
  const { id, numeroPedido } = await conclude()
  await deliver()
  expect(await list(operador)).toMatchObject([
    { tipo: 'PEDIDO_CONCLUIDO', rotulo: `${numeroPedido} · Cliente Um`, link: `/pedidos/edit/${id}` },
  ])
  expect([await list(cliente), await list(cliente2)]).toEqual([[], []])
  await readAll()
})

test('an order that is late is told once, to its company too', async () => {
  await goTo(new Date('2026-11-24T12:00:00Z'))
  const { id } = await conclude()
  await deliver()
  await readAll()
  await runJob('pedido_atraso')
  await deliver()
  expect(await list(cliente)).toEqual([])
  await goTo(new Date('2026-11-25T11:00:00Z'))
  await runJob('pedido_atraso')
  await runJob('pedido_atraso')
  await deliver()
  for (const caller of [cliente, operador])
    expect(await list(caller)).toMatchObject([
      { tipo: 'PEDIDO_ATRASADO', quantos: 1, link: `/pedidos/edit/${id}` },
    ])
  expect(await list(cliente2)).toEqual([])
  await readAll()
  await runJob('pedido_atraso')
  await deliver()
  expect(await list(operador)).toEqual([])
})

test('a lot is told at 90, 60 and 30 days, once each', async () => {
  const validades = ['2027-02-20', '2027-01-20']
  for (const [at, validade] of validades.entries())
    await warehouse.stock({ cliente: clientes.um, codigo: `V${at}`, lote: `V${at}`, validade, quantidade: 5 })
  await runJob('lote_vence')
  await runJob('lote_vence')
  await deliver()
  expect(await list(operador)).toMatchObject([{ tipo: 'LOTE_VENCE', quantos: 3 }])
  expect((await list(operador))[0]!.rotulo).toBe('Produto A, lote L1, vence em 20 dias')
  expect(await list(cliente2)).toEqual([])
  await readAll()
  await goTo(new Date('2026-12-22T11:00:00Z'))
  await runJob('lote_vence')
  await deliver()
  // L1 has expired; the other two stand at their next step.
  expect(await list(operador)).toMatchObject([{ quantos: 2 }])
  await readAll()
})

test('a note that nobody confirms in two hours is told to who may receive it', async () => {
  await goTo(new Date('2026-12-23T12:00:00Z'))
  await db
    .insertInto('nota')
    .values({
      chave_acesso: '35261299999002000101550010000000011000000017',
      cliente_id: clientes.um,
      numero: 77,
      serie: 1,
      emissao: COLETA,
      emit_documento: '99999002000101',
      emit_nome: 'Fornecedor de Teste',
      dest_documento: '99999002000101',
      linhas: 1,
      inf_nfe: '{}',
      assinatura: '{}',
      esquema: '{}',
      mensagens: '[]',
      importada_em: new Date('2026-12-23T09:59:00Z'),
      alterado_em: new Date('2026-12-23T09:59:00Z'),
    })
    .execute()
  await runJob('nota_espera')
  await runJob('nota_espera')
  await deliver()
  expect(await list(operador)).toMatchObject([{ tipo: 'NOTA_ESPERA', rotulo: '77 · Fornecedor de Teste' }])
  expect(await list(cliente)).toEqual([])
})
