import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { notifyChange } from '../push/push.ts'
import { startTestApp } from '../testing/app.ts'
import { seedModelo, seedPostos } from '../testing/postos.ts'

const sockets: WebSocket[] = []

const server = await startTestApp()
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(server.close)
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
  vi.useRealTimers()
})

const open = async (at = address) => {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`)
  sockets.push(socket)
  const pushes: unknown[] = []
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data) => pushes.push(JSON.parse((data as Buffer).toString())))
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  return { socket, pushes, closed }
}

const say = (socket: WebSocket, message: unknown) => socket.send(JSON.stringify(message))

/** Enters, and waits until the server has registered it: a change of one's own is pushed. */
const enter = async (person: string, on = server, at = address) => {
  const { db, sessions } = on.app.services
  const { id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', `${person}retaguarda.example`)
    .executeTakeFirstOrThrow()
  const { access: token } = await sessions.issue(db, id)
  const connection = await open(at)
  say(connection.socket, { tipo: 'entrar', token })
  return { ...connection, token }
}

type Connected = Awaited<ReturnType<typeof enter>>

const change = (
  id: number,
  clienteId: number | null,
  entidade: 'pedido' | 'configuracao' | 'nota' = 'pedido',
) => server.app.services.transaction((db) => notifyChange(db, { entidade, id, versao: 1, clienteId }))

const pushed = (id: number, entidade = 'pedido') => ({ tipo: 'mudou', entidade, id, versao: 1 })

/** Sends staff's own changes until every listener has received one, so that no connection is still entering. */
const settle = async (...connections: { pushes: unknown[] }[]) => {
  await vi.waitFor(
    async () => {
      for (const clienteId of [server.clientes.um, server.clientes.dois]) await change(0, clienteId)
      for (const { pushes } of connections) expect(pushes.length).toBeGreaterThan(0)
    },
    { timeout: 5_000 },
  )
}

/** As a page does, in ms: more than it read for, because the message takes its time. */
const HA_MAIS = 200

describe('/ws (S7-115)', () => {
  it('pushes a change to staff and to its own company only', async () => {
    const [staff, one, two] = [await enter('operador@'), await enter('cliente@'), await enter('cliente2@')]
    await settle(staff, one, two)
    await change(1, server.clientes.um)
    await change(2, server.clientes.dois)
    await change(3, server.clientes.um)
    await vi.waitFor(() => {
      expect(one.pushes).toContainEqual(pushed(3))
      expect(two.pushes).toContainEqual(pushed(2))
      expect(staff.pushes).toContainEqual(pushed(3))
    })
    const ids = ({ pushes }: { pushes: unknown[] }) =>
      (pushes as { id: number }[]).map(({ id }) => id).filter((id) => id > 0)
    expect([ids(staff), ids(one), ids(two)]).toEqual([[1, 2, 3], [1, 3], [2]])
  })

  it('tells on entering what changed since the page began to read, of what may be seen, and of the own rights', async () => {
    const { db, sessions } = server.app.services
    const told = await enter('operador@')
    await settle(told)
    const settled = Date.now()
    // Nothing was lost for as long as is asked below: a busy machine may have begun to listen only now.
    await vi.waitFor(() => expect(Date.now() - settled).toBeGreaterThan(HA_MAIS))
    const begun = Date.now()
    await change(41, server.clientes.um)
    await change(42, server.clientes.dois)
    await server.app.services.transaction((tx) => sessions.refresh(tx, { role: 'ROLE_CLIENTE' }))
    await change(43, server.clientes.um)
    await vi.waitFor(() => expect(told.pushes).toContainEqual(pushed(43)))
    const { id } = await db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', 'cliente@retaguarda.example')
      .executeTakeFirstOrThrow()
    const { access: token } = await sessions.issue(db, id)
    const late = await open()
    // What came before may come too.
    say(late.socket, { tipo: 'entrar', token, ha: Date.now() - begun + HA_MAIS })
    const asked = ({ entidade, id: whose }: { entidade: string; id: number }) =>
      entidade !== 'pedido' || whose > 40
    await vi.waitFor(() =>
      expect((late.pushes as { entidade: string; id: number }[]).filter(asked)).toEqual([
        pushed(41),
        { tipo: 'mudou', entidade: 'sessao', id, versao: 0 },
        pushed(43),
        { tipo: 'entrou' },
      ]),
    )
  })
  it('says that anything may have changed to a page that reads for longer than what was told is kept', async () => {
    const { db, sessions } = server.app.services
    const { id } = await db.selectFrom('usuario').select('id').limit(1).executeTakeFirstOrThrow()
    const { access: token } = await sessions.issue(db, id)
    const late = await open()
    say(late.socket, { tipo: 'entrar', token, ha: 3_600_000 })
    await vi.waitFor(() =>
      expect(late.pushes).toEqual([{ tipo: 'mudou', entidade: '*', id: 0, versao: 0 }, { tipo: 'entrou' }]),
    )
  })
  it('a page that was cut off comes back on another process, and is told what changed meanwhile before it has entered', async () => {
    const other = await startTestApp({ database: server.test })
    const at = await other.app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const page = await enter('operador@')
      await settle(page)
      const settled = Date.now()
      // The other process has listened for as long as is asked below.
      await vi.waitFor(() => expect(Date.now() - settled).toBeGreaterThan(HA_MAIS))
      const reading = Date.now()
      page.socket.terminate()
      for (const id of [71, 72]) await change(id, server.clientes.um)
      const again = await open(at)
      // What is committed while it enters is told before the answer, or pushed after it: never neither.
      const committing = Promise.all([73, 74, 75].map((id) => change(id, server.clientes.um)))
      say(again.socket, { tipo: 'entrar', token: page.token, ha: Date.now() - reading + HA_MAIS })
      await vi.waitFor(() => expect(again.pushes).toContainEqual({ tipo: 'entrou' }))
      await committing
      await change(76, server.clientes.um)
      await vi.waitFor(() => expect(again.pushes).toContainEqual(pushed(76)))
      const pushes = again.pushes as { tipo: string; id: number }[]
      const before = pushes.slice(
        0,
        pushes.findIndex(({ tipo }) => tipo === 'entrou'),
      )
      expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining([71, 72]))
      const ids = pushes.flatMap(({ id }) => (id > 70 ? [id] : []))
      expect(ids.toSorted((one, two) => one - two)).toEqual([71, 72, 73, 74, 75, 76])
    } finally {
      await other.close()
    }
  })

  it("keeps the house's own settings and notes from client users", async () => {
    const [staff, client] = [await enter('operador@'), await enter('cliente@')]
    await settle(staff, client)
    await change(5, null, 'configuracao')
    await change(6, server.clientes.um)
    await vi.waitFor(() => expect(client.pushes).toContainEqual(pushed(6)))
    await vi.waitFor(() => expect(staff.pushes).toContainEqual(pushed(5, 'configuracao')))
    expect(client.pushes).not.toContainEqual(pushed(5, 'configuracao'))
    await change(8, null, 'nota')
    await change(9, server.clientes.um)
    await vi.waitFor(() => expect(client.pushes).toContainEqual(pushed(9)))
    await vi.waitFor(() => expect(staff.pushes).toContainEqual(pushed(8, 'nota')))
    expect(client.pushes).not.toContainEqual(pushed(8, 'nota'))
  })

  it("tells a service point's people of their own post's changes, a credenciado's of its habilitados', and all of the network's", async () => {
    const postos = await seedPostos(server)
    const criar = async (person: string, nome: string) => {
      const answer = await (
        await server.as(person)
      ).post('/consumidor', { nome, cnpjCpf: '52998224725', telefone: '1930000000' })
      return answer.json<{ id: number }>().id
    }
    const people = await Promise.all(
      ['sp@', 'atendente@', 'atendente.filho@', 'atendente2@', 'cliente@'].map((person) => enter(person)),
    )
    const [sp, um, filho, dois, cliente] = people as [Connected, Connected, Connected, Connected, Connected]
    const settled = (id: number, postoId: number) =>
      server.app.services.transaction((db) =>
        notifyChange(db, { entidade: 'consumidor', id, versao: 1, clienteId: null, postos: [postoId] }),
      )
    await vi.waitFor(async () => {
      for (const postoId of Object.values(postos)) await settled(1_000_000, postoId)
      for (const { pushes } of [sp, um, filho, dois]) expect(pushes.length).toBeGreaterThan(0)
    })
    await server.app.services.transaction((db) =>
      notifyChange(db, { entidade: 'doc', id: 7, versao: 1, clienteId: null, postos: 'todos' }),
    )
    for (const { pushes } of [sp, um, filho, dois])
      await vi.waitFor(() => expect(pushes).toContainEqual(pushed(7, 'doc')))
    const [doUm, doFilho, doDois] = [
      await criar('atendente@', 'Um'),
      await criar('atendente.filho@', 'Filho'),
      await criar('atendente2@', 'Dois'),
    ]
    // Everybody receives the network's models, and pushes keep their order: once this one arrives, all earlier ones
    // have arrived.
    const modelo = await seedModelo(server)
    const relogio = await (
      await server.as('atendente@')
    ).post('/relogio', { modeloProduto: { id: modelo.id }, numeroSerie: 'a1' })
    const { id: relogioId } = relogio.json<{ id: number }>()
    const of = ({ pushes }: Connected, entidade: string) =>
      (pushes as { entidade: string; id: number }[])
        .filter((push) => push.entidade === entidade && push.id < 1_000_000)
        .map(({ id }) => id)
    await vi.waitFor(() => {
      for (const one of [sp, um, filho, dois]) expect(of(one, 'relogio')).toEqual([relogioId])
    })
    expect([sp, um, filho, dois].map((one) => of(one, 'consumidor'))).toEqual([
      [doUm, doFilho, doDois],
      [doUm, doFilho],
      [doFilho],
      [doDois],
    ])
    expect(cliente.pushes).toEqual([])
  })

  it('hears of changes that another process commits, and nothing of what rolls back', async () => {
    const other = await startTestApp({ database: server.test })
    try {
      const staff = await enter('operador@')
      await settle(staff)
      const { services } = other.app
      const undone = services.transaction(async (db) => {
        await notifyChange(db, { entidade: 'pedido', id: 8, versao: 1, clienteId: server.clientes.um })
        throw new Error('desfeito')
      })
      await expect(undone).rejects.toThrow('desfeito')
      await services.transaction((db) =>
        notifyChange(db, { entidade: 'pedido', id: 9, versao: 1, clienteId: server.clientes.um }),
      )
      await vi.waitFor(() => expect(staff.pushes).toContainEqual(pushed(9)))
      expect(staff.pushes).not.toContainEqual(pushed(8))
    } finally {
      await other.close()
    }
  })

  it.each([
    ['an unknown token', JSON.stringify({ tipo: 'entrar', token: 'nada' })],
    ['another first message', JSON.stringify({ tipo: 'mudou' })],
    ['no JSON', '{'],
  ])('closes 4401 on %s', async (_what, message) => {
    const { socket, closed } = await open()
    socket.send(message)
    expect(await closed).toBe(4401)
  })

  it('closes 4401 who says nothing within 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { closed } = await open()
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await Promise.race([closed, Promise.resolve(0)])).toBe(4401)
    })
  })

  it('closes the sockets of a revoked session at once, also on another process', async () => {
    const other = await startTestApp({ database: server.test })
    try {
      const at = await other.app.listen({ port: 0, host: '127.0.0.1' })
      const [gone, stays] = [await enter('cliente@', other, at), await enter('cliente@')]
      await settle(gone, stays)
      await server.app.services.sessions.revoke(gone.token)
      expect(await gone.closed).toBe(4401)
      expect(stays.socket.readyState).toBe(WebSocket.OPEN)
    } finally {
      await other.close()
    }
  })

  it('asks clients to come back after a gap in the notifications', async () => {
    const staff = await enter('operador@')
    await settle(staff)
    await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'retaguarda-avisos' and datname = current_database()`,
    )
    expect(await staff.closed).toBe(1012)
    const again = await enter('operador@')
    await settle(again)
  })

  it('refuses large messages', async () => {
    const { socket, closed } = await open()
    socket.on('error', () => {})
    socket.send('x'.repeat(10_000))
    expect(await closed).toBe(1009)
  })

  it('says good-bye when the process ends', async () => {
    const other = await startTestApp({ database: server.test })
    const at = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const { closed } = await enter('operador@', other, at)
    await other.close()
    expect(await closed).toBe(1001)
  })

  it('is a 404 without an upgrade', async () => {
    expect((await server.anyone.get('/ws')).statusCode).toBe(404)
  })
})
