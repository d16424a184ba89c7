import type { Notificacoes } from '@app/contract/casca/notificacao'
import { afterAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startTestApp, type Caller } from '../../../platform/testing/app.ts'
import { deliverFatos } from './entrega.ts'
import { raiseFatos } from './index.ts'
import { notificacaoJobs } from './jobs.ts'
import { enderecoDeSaida } from './sair.ts'
import type { Fato } from './store/fato.ts'

const NOON = new Date('2026-11-20T15:00:00Z')
let now = NOON
const app = await startTestApp({ clock: () => now })
const other = await startTestApp({ clock: () => now, database: app.test })
afterAll(async () => {
  await other.close()
  await app.close()
})
const { services } = app.app
const { um, dois } = app.clientes

const people = {
  admin: await app.as('admin'),
  operador: await app.as('operador'),
  cliente: await app.as('cliente'),
  cliente2: await app.as('cliente2'),
}
/** Time passes; sessions of before have ended by then. */
const setNow = async (to: Date) => {
  now = to
  for (const [name, caller] of Object.entries(people)) Object.assign(caller, await app.as(name))
}
const idOf = async (caller: Caller): Promise<number> => (await caller.get('/user/me')).json().id

let n = 0
const fato = (over: Partial<Fato> = {}): Fato => {
  n += 1
  return {
    tipo: 'PEDIDO_CONCLUIDO',
    causa: `teste ${n}`,
    clienteId: um,
    link: `/pedidos/edit/${n}`,
    rotulo: `${n} · Cliente Um`,
    ...over,
  }
}
const raise = (...fatos: Fato[]) => services.transaction((db) => raiseFatos(db, fatos, now))
const list = async (caller: Caller, query = '') =>
  (await caller.get(`/notificacao${query}`)).json<Notificacoes>()
const naoLidas = async (caller: Caller) => (await caller.get('/notificacao/naoLidas')).json().total
const readAll = async () => {
  for (const caller of Object.values(people)) await caller.put('/notificacao/lidas', {})
}

test('a fact of a company reaches staff and its own people, and nobody of another company', async () => {
  await raise(fato({ rotulo: '48219 · Cliente Um' }))
  await deliverFatos(services)
  const { notificacoes } = await list(people.cliente)
  expect(notificacoes).toMatchObject([
    { titulo: 'Pedido concluído', rotulo: '48219 · Cliente Um', quantos: 1, lida: false },
  ])
  expect(await naoLidas(people.operador)).toBe(1)
  expect((await list(people.cliente2)).notificacoes).toEqual([])
  await readAll()
})

test('one cause is told once, however often it is raised', async () => {
  const uma = fato()
  await Promise.all([raise(uma), raise(uma)])
  await deliverFatos(services)
  await raise(uma)
  await deliverFatos(services)
  expect(await naoLidas(people.cliente)).toBe(1)
  await readAll()
})

test('a fact of an act that fails is never told', async () => {
  await services
    .transaction(async (db) => {
      await raiseFatos(db, [fato()], now)
      throw new Error('desfeito')
    })
    .catch(() => undefined)
  await deliverFatos(services)
  expect(await naoLidas(people.cliente)).toBe(0)
})

test('ten thousand facts are one row for each person, delivered by two processes at once', async () => {
  const rowsOf = () =>
    app.database.db
      .selectFrom('notificacao')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  const before = (await rowsOf()).total
  await raise(...Array.from({ length: 10_000 }, () => fato()))
  await Promise.all([deliverFatos(services), deliverFatos(other.app.services)])
  expect((await rowsOf()).total - before).toBe(3)
  expect((await list(people.cliente)).notificacoes[0]).toMatchObject({
    titulo: '10.000 pedidos concluídos',
    link: '/pedidos',
  })
  await readAll()
})

test('those of an hour join the unread one; what was read, or is older, stays as it is', async () => {
  await setNow(new Date('2026-11-21T12:00:00Z'))
  await raise(fato())
  await deliverFatos(services)
  await setNow(new Date('2026-11-21T12:40:00Z'))
  await raise(fato({ rotulo: 'o segundo' }))
  await deliverFatos(services)
  expect(await naoLidas(people.cliente)).toBe(1)
  expect((await list(people.cliente)).notificacoes[0]).toMatchObject({
    quantos: 2,
    rotulo: 'o segundo',
    em: now.toISOString(),
  })
  await setNow(new Date('2026-11-21T13:01:00Z'))
  await raise(fato())
  await deliverFatos(services)
  expect(await naoLidas(people.cliente)).toBe(2)
  await readAll()
  await raise(fato())
  await deliverFatos(services)
  expect((await list(people.cliente, '?filtro=naoLidos')).notificacoes).toMatchObject([{ quantos: 1 }])
  await readAll()
})

test('read here, read on every screen: the other process pushes it to the person alone', async () => {
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const enter = async (caller: Caller) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
    const pushes: { entidade: string }[] = []
    socket.on('message', (data) => pushes.push(JSON.parse((data as Buffer).toString())))
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    socket.send(JSON.stringify({ tipo: 'entrar', token: caller.token }))
    return { socket, pushes }
  }
  const [one, two] = [await enter(people.cliente), await enter(people.cliente2)]
  const told = ({ pushes }: typeof one) => pushes.filter(({ entidade }) => entidade === 'notificacao').length
  await vi.waitFor(async () => {
    await raise(fato())
    await deliverFatos(services)
    expect(told(one)).toBeGreaterThan(0)
  })
  const before = told(one)
  const { notificacoes } = await list(people.cliente)
  const read = await people.cliente.put('/notificacao/lidas', { ids: [notificacoes[0]!.id] })
  await vi.waitFor(() => expect(told(one)).toBeGreaterThan(before))
  expect(told(two)).toBe(0)
  expect(read.json().total).toBe(await naoLidas(people.cliente))
  expect((await list(people.cliente)).notificacoes[0]).toMatchObject({ lida: true })
  one.socket.terminate()
  two.socket.terminate()
  await readAll()
})

test('nobody reads or marks another person’s notices', async () => {
  await raise(fato())
  await deliverFatos(services)
  const [mine] = (await list(people.cliente)).notificacoes
  await people.cliente2.put('/notificacao/lidas', { ids: [mine!.id] })
  expect(await naoLidas(people.cliente)).toBe(1)
  await readAll()
})

test('each person chooses kinds and ways, and the hours of silence', async () => {
  const pagina = { pagina: false, email: true, computador: false }
  const saved = await people.operador.put('/notificacao/preferencias', {
    escolhas: { PEDIDO_CONCLUIDO: pagina },
    silencio: { de: '18:30', ate: '07:30' },
  })
  expect(saved.json()).toMatchObject({
    escolhas: { PEDIDO_CONCLUIDO: pagina, IMPORTACAO: { pagina: true } },
    silencio: { de: '18:30', ate: '07:30' },
  })
  expect(Object.keys((await people.cliente.get('/notificacao/preferencias')).json().escolhas)).not.toContain(
    'NOTA_ESPERA',
  )
  await setNow(new Date('2026-11-23T15:00:00Z'))
  await raise(fato({ rotulo: '99 · por carta' }))
  await deliverFatos(services)
  expect(await naoLidas(people.operador)).toBe(0)
  const jobs = async () =>
    (
      await app.database.pool.query(
        `select payload from graphile_worker._private_jobs where payload::text like '%por carta%'`,
      )
    ).rows
  const [job] = await jobs()
  const email = notificacaoJobs.find(({ name }) => name === 'notificacao_email')!
  await email.run(job.payload, services)
  const mails = await app.database.db.selectFrom('correio').select(['para', 'assunto', 'texto']).execute()
  expect(mails).toMatchObject([
    {
      para: 'operador@retaguarda.example',
      assunto: 'Pedido concluído',
      texto: expect.stringContaining('99 · por carta'),
    },
  ])
  await setNow(new Date('2026-11-24T02:00:00Z'))
  await raise(fato({ rotulo: '100 · por carta' }))
  await deliverFatos(services)
  expect(await jobs()).toHaveLength(1)
  await people.operador.put('/notificacao/preferencias', { silencio: null, escolhas: {} })
  await readAll()
})

test('the address in a mail’s head ends the mails of that person alone; page and computer stay, and a look changes nothing', async () => {
  const pessoa = await idOf(people.operador)
  const path = new URL(await enderecoDeSaida(services.db, app.config, { usuarioId: pessoa })).pathname
  const escolhas = async (caller: Caller) => (await caller.get('/notificacao/preferencias')).json().escolhas
  await people.operador.put('/notificacao/preferencias', {
    escolhas: { PEDIDO_CONCLUIDO: { pagina: true, email: true, computador: true } },
  })
  const look = await app.anyone.get(path)
  expect([look.statusCode, look.headers.location]).toEqual([303, '/avisos'])
  expect((await escolhas(people.operador)).PEDIDO_CONCLUIDO.email).toBe(true)
  const post = (url: string, payload: string) =>
    app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await post(path, 'x=1')).statusCode).toBe(400)
  expect((await post(`${path}x`, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  const before = await escolhas(people.admin)
  for (let times = 0; times < 2; times += 1)
    expect((await post(path, 'List-Unsubscribe=One-Click')).statusCode).toBe(204)
  const after = await escolhas(people.operador)
  expect(Object.values<{ email: boolean }>(after).some(({ email }) => email)).toBe(false)
  expect(after.PEDIDO_CONCLUIDO).toEqual({ pagina: true, email: false, computador: true })
  expect(await escolhas(people.admin)).toEqual(before)
})

test.each([
  ['an unknown kind', { escolhas: { OUTRO: { pagina: true, email: false, computador: false } } }],
  ['an hour that is none', { silencio: { de: '25:00', ate: '07:00' } }],
  ['a way that is missing', { escolhas: { MENCAO: { pagina: true } } }],
])('%s is refused', async (_name, body) => {
  expect((await people.admin.put('/notificacao/preferencias', body)).statusCode).toBe(400)
})

test('a mention is for who is named; who goes to another company no longer sees the old one’s', async () => {
  const cliente2 = await idOf(people.cliente2)
  await raise(fato({ tipo: 'IMPORTACAO', pessoas: [cliente2] }))
  await deliverFatos(services)
  expect(await naoLidas(people.cliente2)).toBe(1)
  await app.database.db.updateTable('usuario').set({ cliente_id: um }).where('id', '=', cliente2).execute()
  expect([await naoLidas(people.cliente2), (await list(people.cliente2)).notificacoes]).toEqual([0, []])
  await app.database.db.updateTable('usuario').set({ cliente_id: dois }).where('id', '=', cliente2).execute()
})

test('the export holds a person’s notices; the night deletes old ones and corrects the number', async () => {
  await setNow(new Date('2026-11-25T15:00:00Z'))
  await raise(fato({ rotulo: 'para o arquivo' }))
  await deliverFatos(services)
  const dados = (await people.cliente.get('/conta/dados')).json()
  expect(dados.avisos[0]).toMatchObject({ tipo: 'PEDIDO_CONCLUIDO', rotulo: 'para o arquivo' })
  const forget = notificacaoJobs.find(({ name }) => name === 'notificacao_esquecer')!
  await setNow(new Date(now.getTime() + 91 * 86_400_000))
  await forget.run({}, services)
  expect([await naoLidas(people.cliente), (await list(people.cliente)).notificacoes]).toEqual([0, []])
})
