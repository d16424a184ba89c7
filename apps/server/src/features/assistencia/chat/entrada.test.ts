import { randomUUID } from 'node:crypto'
import type {
  Conversa,
  Mensagem,
  Mensagens,
  NaoLidas,
  PessoaDaConversa,
} from '@app/contract/assistencia/chat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { hearStatements, hearTransaction } from '../../../platform/testing/count.ts'
import type { Caller } from '../../../platform/testing/app.ts'
import { startOficina } from '../ordemServico/testing/oficina.ts'

const oficina = await startOficina()
const { app, db, postos } = oficina
const statements = hearStatements(app.database.pool)
const transaction = hearTransaction(app.database.pool)
const [atendente, tecnico, sp] = [await app.as('atendente'), await app.as('tecnico'), await app.as('sp')]
let id = 0
beforeAll(async () => {
  id = (await atendente.post('/chat', { equipe: 'ASSISTENCIA_SP' })).json<Conversa>().id
})
afterAll(oficina.close)

const post = (by: Caller, body: object) =>
  by.post(`/chat/${id}/mensagens`, { dispositivo: randomUUID(), ...body })
const ultimoNumero = async () => (await sp.get(`/chat/${id}`)).json<Conversa>().ultimoNumero
const pessoas = async (by: Caller) => (await by.get(`/chat/${id}/pessoas`)).json<PessoaDaConversa[]>()
const idOf = async (nome: string) => (await pessoas(atendente)).find((one) => one.nome === nome)!.id

describe('a mention', () => {
  test('a mention names a person of the conversation, who is notified until the message is read', async () => {
    const people = await pessoas(sp)
    expect(people).toEqual(
      expect.arrayContaining([expect.objectContaining({ nome: 'tecnico', doPosto: true })]),
    )
    expect(people).toEqual(expect.arrayContaining([expect.objectContaining({ nome: 'sp', doPosto: false })]))
    expect(people.map(({ nome }) => nome)).not.toEqual(expect.arrayContaining(['troca']))
    const quem = await idOf('tecnico')
    const sent = await post(sp, { texto: 'A caixa saiu, @tecnico.', mencoes: [quem, quem] })
    const { mencoes, numero } = sent.json<Mensagem>()
    expect(mencoes).toEqual([{ id: quem, nome: 'tecnico' }])
    const called = async (by: Caller) =>
      (await by.get('/mymessage/naoLidas')).json<NaoLidas>().conversas.find((one) => one.id === id)
        ?.mencionada
    expect([await called(tecnico), await called(atendente)]).toEqual([true, false])
    expect((await tecnico.get(`/chat/${id}`)).json()).toMatchObject({ mencionada: true })
    await tecnico.put(`/mymessage/lida/${id}`, { ate: numero })
    expect((await tecnico.get(`/chat/${id}`)).json()).toMatchObject({ mencionada: false })
  })

  test('a mention of anybody else is refused, and nothing is stored', async () => {
    const troca = await db
      .selectFrom('usuario')
      .select('id')
      .where('nome', '=', 'troca')
      .executeTakeFirstOrThrow()
    const before = await ultimoNumero()
    const refused = await post(sp, { texto: 'Oi, @troca', mencoes: [troca.id] })
    expect([refused.statusCode, refused.body.includes('mencoes')]).toEqual([400, true])
    expect(await ultimoNumero()).toBe(before)
  })
})

test('a message costs two statements between begin and commit', async () => {
  const within = await transaction(() => post(sp, { texto: 'Contada' }))
  expect(within.map((one) => /^(?:\/\*.*?\*\/ )?(\w+)/.exec(one)?.[1])).toEqual(['with', 'with', 'commit'])
})

test('the unread are read where they are kept: no statement of the menu’s number counts or looks at messages', async () => {
  await post(sp, { texto: 'Ainda não lida' })
  let unread = 0
  const heard = await statements(async () => {
    unread = (await tecnico.get('/mymessage/naoLidas')).json<NaoLidas>().total
  })
  expect(unread).toBeGreaterThan(0)
  expect(heard.filter((one) => one.includes('chat_leitura'))).toHaveLength(1)
  expect(heard.filter((one) => /\bcount\s*\(|chat_mensagem/.test(one))).toEqual([])
})

describe('bad input', () => {
  test('a message of one megabyte is refused before it is stored, and the conversation goes on', async () => {
    const before = await ultimoNumero()
    expect((await post(sp, { texto: 'a'.repeat(1_048_576) })).statusCode).toBe(400)
    expect(await ultimoNumero()).toBe(before)
    expect((await post(sp, { texto: 'Curta' })).json()).toMatchObject({ numero: before + 1 })
  })

  test('the same device id from twelve calls at once is one message; another’s id of the same kind is its own', async () => {
    oficina.pass(61_000)
    const before = await ultimoNumero()
    const dispositivo = randomUUID()
    const all = await Promise.all(Array.from({ length: 12 }, () => post(sp, { dispositivo, texto: 'Uma' })))
    expect(new Set(all.map((answer) => answer.json<Mensagem>().numero))).toEqual(new Set([before + 1]))
    expect((await post(atendente, { dispositivo, texto: 'Outra' })).json()).toMatchObject({
      numero: before + 2,
    })
    expect(await ultimoNumero()).toBe(before + 2)
  })

  test.each([
    ['a program', 'vidro.jpg', Buffer.from('MZ\u0090\0')],
    ['a page', 'oi.html', Buffer.from('<!doctype html><script>1</script>')],
    ['a drawing with scripts', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture that is none', 'a.png', Buffer.from('%PDF-1.4 nada')],
    ['an empty one', 'a.pdf', Buffer.alloc(0)],
  ])('a file of a refused kind: %s', async (_name, filename, bytes) => {
    const before = await ultimoNumero()
    const arquivos = [{ filename, data: bytes.toString('base64') }]
    expect((await post(sp, { texto: 'Veja', arquivos })).statusCode).toBe(400)
    expect(await ultimoNumero()).toBe(before)
  })

  test('a flood at once: thirty are stored, the others wait a minute', async () => {
    oficina.pass(61_000)
    const before = await ultimoNumero()
    const all = await Promise.all(Array.from({ length: 45 }, (_none, n) => post(tecnico, { texto: `n${n}` })))
    const codes = all.map(({ statusCode }) => statusCode)
    expect([codes.filter((one) => one === 201).length, codes.filter((one) => one === 429).length]).toEqual([
      30, 15,
    ])
    expect(await ultimoNumero()).toBe(before + 30)
  })

  test('a message on its way is not stored once its author has lost the post, although the session still names it', async () => {
    oficina.pass(61_000)
    const before = await ultimoNumero()
    const usuario = await idOf('responsavel')
    const responsavel = await app.as('responsavel')
    expect((await responsavel.get(`/chat/${id}`)).statusCode).toBe(200)
    // The move is committed while the message waits for it; the session is the one of before.
    const move = await app.database.pool.connect()
    await move.query('begin')
    await move.query('update usuario set posto_id = $1 where id = $2', [postos.dois, usuario])
    const writing = post(responsavel, { texto: 'Ainda do posto?' })
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    await move.query('commit')
    move.release()
    expect((await writing).statusCode).toBe(404)
    expect(await ultimoNumero()).toBe(before)
    await db.updateTable('usuario').set({ posto_id: postos.um }).where('id', '=', usuario).execute()
  })

  test('a device’s wrong clock counts for nothing: the server says its hour, and by it the five minutes pass', async () => {
    oficina.pass(61_000)
    const { numero, criadoEm } = (await post(sp, { texto: 'De hoje' })).json<Mensagem>()
    oficina.pass(4 * 60_000)
    const { agora } = (await sp.get(`/chat/${id}/mensagens`)).json<Mensagens>()
    expect(Date.parse(agora) - Date.parse(criadoEm)).toBe(4 * 60_000)
    const dated = await post(sp, { texto: 'De ontem', criadoEm: '2020-01-01T00:00:00.000Z' })
    expect(dated.statusCode).toBe(400)
    expect((await sp.put(`/chat/${id}/mensagens/${numero}`, { texto: 'A tempo' })).statusCode).toBe(200)
    oficina.pass(60_001)
    expect((await sp.put(`/chat/${id}/mensagens/${numero}`, { texto: 'Tarde' })).statusCode).toBe(409)
  })

  test('a socket whose token was revoked hears nothing of a conversation, and enters no more', async () => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = await app.as('sp')
    const enter = async () => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
      const closed = new Promise<number>((resolve) => socket.once('close', resolve))
      const heard: string[] = []
      socket.on('message', (data: Buffer) => heard.push(data.toString()))
      await new Promise((resolve) => socket.once('open', resolve))
      socket.send(JSON.stringify({ tipo: 'entrar', token: leaving.token, ha: 60_000 }))
      return { closed, heard }
    }
    const before = await enter()
    await expect.poll(() => before.heard.length).toBeGreaterThan(0)
    expect((await leaving.post('/oauth/revoke')).statusCode).toBeLessThan(300)
    expect(await before.closed).toBe(4401)
    const after = await enter()
    expect(await after.closed).toBe(4401)
    expect(after.heard).toEqual([])
  })
})
