import { afterAll, expect, test } from 'vitest'
import { runQueued } from '../../../platform/testing/queued.ts'
import { raiseFatos } from './entrega.ts'
import { notificacaoJobs } from './jobs.ts'
import { enderecoDeSaida } from './sair.ts'
import type { Fato } from './store/fato.ts'
import { startDestinos } from '../correio/testing/destinos.ts'

const { server, admin, cliente, daEmpresa, doPosto, read } = await startDestinos()
afterAll(() => server.close())

const choose = async (path: string, escolhas: object): Promise<void> => {
  const answer = await admin.put(path, escolhas)
  expect(answer.statusCode, answer.body).toBe(200)
}

let causas = 0
const raise = (...fatos: Omit<Fato, 'causa'>[]) => {
  const { services } = server.app
  const novos = fatos.map((fato) => ({ ...fato, causa: `destino ${(causas += 1)}` }))
  return services.transaction((db) => raiseFatos(db, novos, services.now()))
}
const mails = () =>
  server.database.db.selectFrom('correio').select(['para', 'assunto', 'texto']).orderBy('id').execute()
/** Sends what happened since the last time; answers the number of mails. */
const sendDestinos = async () => {
  const { services } = server.app
  await notificacaoJobs.find(({ name }) => name === 'notificacao_destinos')?.run({}, services)
  return runQueued(server, notificacaoJobs, 'notificacao_destino_carta', services)
}

test('what happens to a company goes to its addresses, one mail for each, and to nobody else’s', async () => {
  await server.database.db.deleteFrom('correio').execute()
  await sendDestinos()
  await choose(daEmpresa, {
    pedidos: ['compras@um.example', 'chefe@um.example'],
    estoque: ['chefe@um.example'],
  })
  const pedido = (n: number, tipo: Fato['tipo'] = 'PEDIDO_EXPEDIDO') => ({
    tipo,
    clienteId: server.clientes.um,
    link: `/pedidos/edit/${n}`,
    rotulo: `${n} · Cliente Um`,
  })
  await raise(
    pedido(1),
    pedido(2),
    { ...pedido(3), clienteId: server.clientes.dois },
    { tipo: 'LOTE_VENCE', clienteId: server.clientes.um, link: '/relatorio/x', rotulo: 'Sabonete' },
    { tipo: 'NOTA_ESPERA', clienteId: server.clientes.um, link: '/notas/edit/4', rotulo: 'só a equipe' },
  )
  expect(await sendDestinos()).toBe(2)
  expect(await sendDestinos(), 'told once').toBe(0)
  const [compras, chefe] = await mails()
  expect(compras).toMatchObject({ para: 'compras@um.example', assunto: '2 pedidos expedidos' })
  expect(compras?.texto).toContain('2 pedidos expedidos: 2 · Cliente Um')
  expect(compras?.texto).toContain(`/enderecos/cliente/${server.clientes.um}`)
  expect(chefe).toMatchObject({ para: 'chefe@um.example', assunto: '2 avisos do Retaguarda' })
  // A company's people see their lots on a screen of their own.
  expect(chefe?.texto).toMatch(/Lote perto de vencer: Sabonete\n\S+\/pedidos\/meuEstoque/)
  expect(await mails()).toHaveLength(2)
})

test('an address that does not deliver gets nothing, is shown, and is freed by who may choose', async () => {
  const { db } = server.database
  await db.deleteFrom('correio').execute()
  await db
    .insertInto('correio_endereco')
    .values({ endereco: 'compras@um.example', nao_entrega_em: new Date(), status: '5.1.1', motivo: 'sumiu' })
    .execute()
  const fato = {
    tipo: 'PEDIDO_CANCELADO',
    clienteId: server.clientes.um,
    link: '/pedidos/edit/9',
    rotulo: '9',
  } as const
  await raise(fato)
  await sendDestinos()
  expect((await mails()).map(({ para }) => para)).toEqual(['chefe@um.example'])
  expect((await read(daEmpresa, cliente)).parados).toMatchObject([
    { endereco: 'compras@um.example', status: '5.1.1', motivo: 'sumiu' },
  ])
  const freed = await cliente.post(`${daEmpresa}/liberar`)
  expect(freed.json()).toMatchObject({ parados: [] })
  await raise(fato)
  expect(await sendDestinos()).toBe(2)
})

test('the way out in a mail’s head takes the address out of the notices; the others stay', async () => {
  const { db } = server.database
  const [um] = await db
    .selectFrom('correio_destino')
    .select('id')
    .where('endereco', '=', 'chefe@um.example')
    .execute()
  await choose(daEmpresa, { integracoes: ['chefe@um.example'] })
  const url = new URL(await enderecoDeSaida(db, server.config, { destinoId: um!.id }))
  const leave = () =>
    server.app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect([(await leave()).statusCode, (await leave()).statusCode]).toEqual([204, 204])
  expect(await read(daEmpresa)).toMatchObject({
    pedidos: ['compras@um.example'],
    estoque: [],
    integracoes: ['chefe@um.example'],
  })
})

test('a post’s address hears of its tickets, but not of what its own people do', async () => {
  await server.database.db.deleteFrom('correio').execute()
  await choose(doPosto, { chamados: ['balcao@posto.example'] })
  await sendDestinos()
  const opened = await (
    await server.as('atendente@')
  ).post('/chamado', { titulo: 'Gaxeta', categoria: 'TECNICA', texto: 'Qual é a gaxeta?' })
  expect(opened.statusCode, opened.body).toBe(201)
  expect(await sendDestinos()).toBe(0)
  const { id } = opened.json<{ id: number }>()
  const sp = await server.as('sp@')
  for (const interna of [true, false]) {
    const said = await sp.post(`/chamado/${id}/mensagem`, { texto: 'A 12.', interna })
    expect(said.statusCode, said.body).toBeLessThan(300)
  }
  expect(await sendDestinos()).toBe(1)
  expect(await mails()).toMatchObject([{ para: 'balcao@posto.example', assunto: 'Novidade em um chamado' }])
})
