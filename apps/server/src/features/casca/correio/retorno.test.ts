import type { EnderecosParados } from '@app/contract/casca/correio'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { forgetEnviados } from './store/endereco.ts'
import { dsn, startRetornos } from './testing/retornos.ts'

let casa: Awaited<ReturnType<typeof startRetornos>>
beforeAll(async () => {
  casa = await startRetornos()
})
afterAll(() => casa.close())

const of = async (endereco: string) => (await casa.list()).enderecos.find((row) => row.endereco === endereco)

test('a mail that came back stops the next ones, until somebody frees the address; read twice it counts once', async () => {
  const para = 'Dalva@cliente.example'
  const { messageId, went } = await casa.send(para)
  expect(went).toBe(true)
  expect(messageId).toMatch(/^<[0-9a-f]{32}@casa\.example>$/)
  expect(casa.taken.at(-1)?.from).toBe(`retornos+${messageId.slice(1, 33)}@casa.example`)

  casa.deliver('From: alguem@cliente.example\r\nSubject: Estou de ferias\r\n\r\nVolto dia 5.\r\n')
  casa.deliver(dsn({ messageId, para: 'dalva@cliente.example' }))
  await casa.read()
  const parado = await of('dalva@cliente.example')
  expect(parado).toMatchObject({ status: '5.1.1', motivo: '550 5.1.1 User unknown', moles: 0 })
  expect(parado?.desde).not.toBeNull()

  const before = casa.taken.length
  expect((await casa.send(para)).went).toBe(false)
  expect(casa.taken.length).toBe(before)

  const freed = await casa.admin.post(`/correio/endereco/${parado!.id}/liberar`)
  expect(freed.statusCode, freed.body).toBe(200)
  expect(await of('dalva@cliente.example')).toBeUndefined()
  expect((await casa.send(para)).went).toBe(true)

  await casa.services.db.updateTable('correio_retorno').set({ ultimo_uid: 0 }).execute()
  await casa.read()
  expect(await of('dalva@cliente.example'), 'the report was counted before').toBeUndefined()
  expect((await casa.list()).caixa).toMatchObject({ servidor: '127.0.0.1', erro: null })
})

test('a report of a mail that went out before the address was freed does not stop it again; a new one does', async () => {
  const para = 'otavio@cliente.example'
  const [um, dois] = [await casa.send(para), await casa.send(para)]
  casa.deliver(dsn({ messageId: um.messageId, para }))
  await casa.read()
  await casa.admin.post(`/correio/endereco/${(await of(para))!.id}/liberar`)
  casa.deliver(dsn({ messageId: dois.messageId, para }))
  await casa.read()
  expect(await of(para)).toBeUndefined()
  const tres = await casa.send(para)
  casa.deliver(dsn({ messageId: tres.messageId, para }))
  await casa.read()
  expect((await of(para))?.desde).toBeTruthy()
})

test('a report that holds the head of the mail alone counts as well', async () => {
  const para = 'bento@cliente.example'
  const { messageId } = await casa.send(para)
  casa.deliver(dsn({ messageId, para, original: 'cabecalhos' }))
  await casa.read()
  expect((await of(para))?.desde).toBeTruthy()
})

test('the address to which it came back is enough', async () => {
  const para = 'livia@cliente.example'
  const { messageId } = await casa.send(para)
  const to = `retornos+${messageId.slice(1, 33)}@casa.example`
  casa.deliver(dsn({ messageId, para, to, original: 'nenhum' }))
  await casa.read()
  expect((await of(para))?.desde).toBeTruthy()
})

test('an address that the server refuses at once is stopped as if the mail had come back; one that it puts off is not', async () => {
  const para = 'Selma@cliente.example'
  for (const behaviour of ['busy', 'distrusts'] as const) {
    casa.behave(behaviour)
    await expect(casa.send(para), behaviour).rejects.toThrow()
  }
  expect(await casa.noteRecusas()).toBe(0)
  expect(await of('selma@cliente.example')).toBeUndefined()

  casa.behave('refuses')
  expect((await casa.send(para)).went).toBe(false)
  casa.behave('takes')
  const told: string[] = []
  expect(await casa.noteRecusas([async (_db, { endereco }) => void told.push(endereco)])).toBe(1)
  expect(told).toEqual(['selma@cliente.example'])
  const parado = await of('selma@cliente.example')
  expect(parado).toMatchObject({ status: '5.1.1', motivo: expect.stringContaining('no such person') })
  const before = casa.taken.length
  expect((await casa.send(para)).went).toBe(false)
  expect(casa.taken.length).toBe(before)
  await casa.admin.post(`/correio/endereco/${parado!.id}/liberar`)
  expect((await casa.send(para)).went).toBe(true)
})

test('a forged report, one of somebody else’s mail and one that names another receiver change nothing', async () => {
  const para = 'rita@cliente.example'
  const { messageId } = await casa.send(para)
  casa.deliver(dsn({ messageId: `<${'0'.repeat(32)}@casa.example>`, para }))
  casa.deliver(dsn({ messageId: '<abc@outra.example>', para }))
  casa.deliver(dsn({ messageId, para: 'outra@cliente.example' }))
  casa.deliver(dsn({ messageId: '', para, original: 'nenhum' }))
  casa.deliver(dsn({ messageId, para }).replace('multipart/report', 'multipart/mixed'))
  casa.deliver(dsn({ messageId, para }).replaceAll('--parte', '--outra'))
  await casa.read()
  expect([await of(para), await of('outra@cliente.example')]).toEqual([undefined, undefined])
  expect((await casa.send(para)).went).toBe(true)
})

test('delays are only counted, once for each mail', async () => {
  const para = 'nuno@cliente.example'
  const [um, dois] = [await casa.send(para), await casa.send(para)]
  for (const { messageId } of [um, um, dois])
    casa.deliver(dsn({ messageId, para, action: 'delayed', status: '4.2.2' }))
  await casa.read()
  expect(await of(para)).toMatchObject({ desde: null, moles: 2 })
  expect((await casa.send(para)).went).toBe(true)
  casa.deliver(dsn({ messageId: um.messageId, para, status: '5.2.2' }))
  await casa.read()
  expect(await of(para), 'a full mailbox is no wrong address').toMatchObject({ desde: null, moles: 2 })
})

test('who sees the record sees that its address does not deliver, and who may change it frees it', async () => {
  const para = 'compras@um.example'
  const { um } = casa.server.clientes
  await casa.services.db.updateTable('cliente').set({ email_comercial: para }).where('id', '=', um).execute()
  const { messageId } = await casa.send(para)
  casa.deliver(dsn({ messageId, para }))
  await casa.read()
  const path = `/correio/parados/cliente/${um}`
  const seen = (await casa.admin.get(path)).json<EnderecosParados>()
  expect(seen).toMatchObject({ enderecos: [{ endereco: para, status: '5.1.1' }], podeLiberar: true })
  const cliente = await casa.server.as('cliente@')
  expect((await cliente.get(path)).statusCode).toBe(403)
  expect((await cliente.post(`${path}/liberar`)).statusCode).toBe(403)
  // The page of a record that was just removed asks once more.
  expect((await casa.admin.get('/correio/parados/cliente/999999')).json()).toMatchObject({ enderecos: [] })
  expect((await casa.admin.post('/correio/parados/cliente/999999/liberar')).statusCode).toBe(404)
  expect((await casa.admin.get(`/correio/parados/nada/${um}`)).statusCode).toBe(404)
  const freed = await casa.admin.post(`${path}/liberar`)
  expect(freed.json<EnderecosParados>().enderecos).toEqual([])
  const { id } = await casa.services.db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'cliente@retaguarda.example')
    .executeTakeFirstOrThrow()
  expect((await casa.admin.get(`/correio/parados/usuario/${id}`)).json()).toEqual({
    enderecos: [],
    podeLiberar: true,
  })
})

test('a post sees that its own address does not deliver, and frees it; another post neither', async () => {
  const para = 'contato@postoum.example'
  const postos = await seedPostos(casa.server)
  const { db } = casa.services
  await db
    .updateTable('posto_autorizado')
    .set({ email_comercial: para })
    .where('id', '=', postos.um)
    .execute()
  const { messageId } = await casa.send(para)
  casa.deliver(dsn({ messageId, para }))
  await casa.read()
  const path = `/correio/parados/meuPosto/${postos.um}`
  const [own, other] = [await casa.server.as('responsavel@'), await casa.server.as('responsavel2@')]
  expect((await other.get(path)).json()).toMatchObject({ enderecos: [] })
  expect((await other.post(`${path}/liberar`)).statusCode).toBe(404)
  expect((await own.get(path)).json()).toMatchObject({
    enderecos: [{ endereco: para }],
    podeLiberar: true,
  })
  expect((await own.post(`${path}/liberar`)).json()).toMatchObject({ enderecos: [] })
})

test('mails of long ago and delays are forgotten; an address that does not deliver stays', async () => {
  const [lento, parado] = ['lento@cliente.example', 'parado@cliente.example']
  for (const [para, action, status] of [
    [lento, 'delayed', '4.2.2'],
    [parado, 'failed', '5.1.1'],
  ] as const) {
    const { messageId } = await casa.send(para)
    casa.deliver(dsn({ messageId, para, action, status }))
  }
  await casa.read()
  await forgetEnviados(casa.services.db, new Date(casa.services.now().getTime() + DAY_MS))
  expect([await of(lento), (await of(parado))?.desde]).toEqual([undefined, expect.any(String)])
  expect(await casa.services.db.selectFrom('correio_enviado').select('token').execute()).toEqual([])
})

test('a mailbox that does not open says why, and since when', async () => {
  const { config } = casa.services
  const closed = { ...casa.services, config: { ...config, RETORNOS_URL: 'imap://a:b@127.0.0.1:1' } }
  const { readRetornos } = await import('./retorno/read.ts')
  await readRetornos(closed, [])
  expect((await casa.list()).caixa).toMatchObject({
    erro: 'O servidor recusou a ligação. Confira o endereço e a porta.',
    erroDesde: expect.any(String),
  })
  await casa.read()
  expect((await casa.list()).caixa).toMatchObject({ erro: null, erroDesde: null })
})
