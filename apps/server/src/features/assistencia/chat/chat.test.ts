import { randomUUID } from 'node:crypto'
import type { Conversa, Equipe, Mensagem, Mensagens, NaoLidas } from '@app/contract/assistencia/chat'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startOficina } from '../ordemServico/testing/oficina.ts'

const oficina = await startOficina()
const { app, db, postos } = oficina
const [atendente, tecnico, sp, troca, outro] = [
  await app.as('atendente'),
  await app.as('tecnico'),
  await app.as('sp'),
  await app.as('troca'),
  await app.as('atendente2'),
]
afterAll(oficina.close)

const open = async (by: Caller, equipe: Equipe = 'ASSISTENCIA_SP', more: object = {}): Promise<Conversa> => {
  const answer = await by.post('/chat', { equipe, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const post = (by: Caller, id: number, texto: string, more: object = {}) =>
  by.post(`/chat/${id}/mensagens`, { dispositivo: randomUUID(), texto, ...more })
const send = async (by: Caller, id: number, texto: string, more: object = {}): Promise<Mensagem> => {
  const answer = await post(by, id, texto, more)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const read = async (by: Caller, id: number, query = ''): Promise<Mensagens> => {
  const answer = await by.get(`/chat/${id}/mensagens?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const naoLidas = async (by: Caller) => (await by.get('/mymessage/naoLidas')).json<NaoLidas>()
const unreadOf = async (by: Caller, id: number) =>
  (await naoLidas(by)).conversas.find((one) => one.id === id)?.naoLidas ?? 0
const code = (answer: { json: () => unknown }) => (answer.json() as { error: string }).error
/** One minute later, so that earlier messages no longer count. */
const later = () => oficina.pass(61_000)

test('S7-103: the people of a post and of a team share one conversation, and see who answered', async () => {
  const { id } = await open(atendente)
  expect((await open(tecnico)).id).toBe(id)
  expect((await open(sp, 'ASSISTENCIA_SP', { posto: { id: postos.um } })).id).toBe(id)
  await send(atendente, id, 'Qual é a gaxeta do vidro?')
  await send(sp, id, 'A de 38 mm.')
  const { mensagens } = await read(tecnico, id)
  expect(mensagens.map(({ numero, autor, doPosto }) => [numero, autor.nome, doPosto])).toEqual([
    [1, 'atendente', true],
    [2, 'sp', false],
  ])
  const list = (await tecnico.get('/chat')).json<{ content: Conversa[] }>()
  expect(list.content[0]).toMatchObject({
    id,
    posto: { nomeFantasia: 'Posto Um' },
    ultima: { texto: 'A de 38 mm.', autor: { nome: 'sp' } },
  })
})

test('a conversation of an order is the post’s own order’s', async () => {
  const os = await oficina.create(atendente)
  const conversa = await open(atendente, 'TROCA', { ordemServico: { id: os.id } })
  expect(conversa.ordemServico).toEqual({ id: os.id, numero: os.numero })
  await send(atendente, conversa.id, 'Pode autorizar o segundo modelo?')
  const deOs = (await troca.get('/chat?mostrar=DE_OS')).json<{ content: Conversa[] }>()
  expect(deOs.content.map(({ id }) => id)).toEqual([conversa.id])
  const foreign = await outro.post('/chat', { equipe: 'TROCA', ordemServico: { id: os.id } })
  expect(foreign.statusCode).toBe(400)
})

describe('scope', () => {
  test('another post, another team and who has not the ability see nothing of it', async () => {
    const { id } = await open(atendente)
    const mensagem = await send(atendente, id, 'Palavra segredada')
    for (const who of [outro, troca]) {
      for (const path of [`/chat/${id}`, `/chat/${id}/mensagens`])
        expect((await who.get(path)).statusCode).toBe(404)
      expect((await post(who, id, 'Oi')).statusCode).toBe(404)
      expect((await who.put(`/mymessage/lida/${id}`, { ate: 1 })).statusCode).toBe(404)
      expect((await who.put(`/chat/${id}/mensagens/${mensagem.numero}`, { texto: 'x' })).statusCode).toBe(404)
      expect((await who.get('/chat/busca?q=segredada')).json()).toEqual([])
      expect(await unreadOf(who, id)).toBe(0)
    }
    expect((await (await app.as('consulta')).get('/chat')).statusCode).toBe(403)
  })

  test('a person who loses the post loses its conversations', async () => {
    const { id } = await open(atendente)
    await send(sp, id, 'Para o posto')
    const filho = await app.as('atendente.filho')
    expect((await filho.get(`/chat/${id}`)).statusCode).toBe(404)
    await db
      .updateTable('usuario')
      .set({ posto_id: postos.um })
      .where('nome', '=', 'atendente.filho')
      .execute()
    const there = await app.as('atendente.filho')
    expect((await there.get(`/chat/${id}`)).statusCode).toBe(200)
    await db
      .updateTable('usuario')
      .set({ posto_id: postos.dois })
      .where('nome', '=', 'atendente.filho')
      .execute()
    const gone = await app.as('atendente.filho')
    expect((await gone.get(`/chat/${id}`)).statusCode).toBe(404)
    expect((await naoLidas(gone)).total).toBe(0)
  })
})

test('S8-032, S8-033: a post that is none has no conversation, nor has a team that is not one’s own', async () => {
  const nobody = await sp.post('/chat', { equipe: 'ASSISTENCIA_SP', posto: { id: 999_999 } })
  expect([nobody.statusCode, code(nobody)]).toEqual([404, 'RECEIVE_NOT_FOUND'])
  const foreign = await sp.post('/chat', { equipe: 'TROCA', posto: { id: postos.um } })
  expect([foreign.statusCode, code(foreign)]).toEqual([403, 'SENDER_NOT_FOUND'])
})

test('a message that a device sends twice is stored once, and its id belongs to one conversation', async () => {
  later()
  const [geral, troca2] = [await open(atendente), await open(atendente, 'TROCA')]
  const dispositivo = randomUUID()
  const arquivos = [{ filename: 'nota.txt', data: Buffer.from('uma').toString('base64') }]
  const [one, two] = await Promise.all([
    send(atendente, geral.id, 'Uma vez', { dispositivo, arquivos }),
    send(atendente, geral.id, 'Uma vez', { dispositivo, arquivos }),
  ])
  expect(two).toEqual(one)
  const { mensagens, conversa } = await read(atendente, geral.id)
  expect(mensagens.filter(({ dispositivo: of }) => of === dispositivo)).toHaveLength(1)
  expect(conversa.ultimoNumero).toBe(one.numero)
  expect((await post(atendente, troca2.id, 'Outra', { dispositivo })).statusCode).toBe(409)
})

test('numbers have no gap, however many write at once', async () => {
  later()
  const { id, ultimoNumero } = await open(atendente)
  const people = [atendente, tecnico, sp]
  await Promise.all(
    Array.from({ length: 24 }, (_none, index) => send(people[index % 3] ?? sp, id, `m${index}`)),
  )
  const { mensagens } = await read(sp, id, `desde=${ultimoNumero}`)
  expect(mensagens.map(({ numero }) => numero)).toEqual(
    Array.from({ length: 24 }, (_none, index) => ultimoNumero + 1 + index),
  )
})

test('a text has 4,000 characters at most, is not empty without a file, and quotes what there is', async () => {
  later()
  const { id } = await open(atendente)
  expect((await post(atendente, id, 'a'.repeat(4001))).statusCode).toBe(400)
  expect((await post(atendente, id, '  ')).statusCode).toBe(400)
  expect((await post(atendente, id, 'a', { cita: 9999 })).statusCode).toBe(400)
  const first = await send(sp, id, 'Faz a 10.')
  const answer = await send(atendente, id, 'a'.repeat(4000), { cita: first.numero })
  const citada = { numero: first.numero, autor: 'sp', texto: 'Faz a 10.', criadoEm: first.criadoEm }
  expect(answer.cita).toEqual(citada)
  const { mensagens } = await read(atendente, id)
  expect(mensagens.at(-1)?.cita).toEqual(citada)
})

test('files come along, for both sides alone', async () => {
  later()
  const { id } = await open(atendente)
  const file = (n: number) => ({
    filename: `medida ${n}.txt`,
    data: Buffer.from(`6 mm ${n}`).toString('base64'),
  })
  const many = Array.from({ length: 11 }, (_none, n) => file(n))
  expect((await post(atendente, id, '', { arquivos: many })).statusCode).toBe(400)
  const { arquivos } = await send(atendente, id, '', { arquivos: many.slice(1) })
  expect(arquivos).toHaveLength(10)
  const path = `/chat/arquivos/${arquivos[0]?.id}`
  expect((await sp.get(path)).body).toBe('6 mm 1')
  expect((await sp.post(`${path}/link`)).statusCode).toBe(200)
  for (const who of [outro, troca]) {
    expect((await who.get(path)).statusCode).toBe(404)
    expect((await who.post(`${path}/link`)).statusCode).toBe(404)
  }
})

test('the author corrects and deletes within five minutes; that it was done stays, the words do not', async () => {
  later()
  const { id } = await open(atendente)
  const arquivos = [{ filename: 'foto.txt', data: Buffer.from('foto').toString('base64') }]
  const mensagem = await send(atendente, id, 'Sigilo um', { arquivos })
  const path = `/chat/${id}/mensagens/${mensagem.numero}`
  expect(code(await tecnico.put(path, { texto: 'x' }))).toBe('CHAT_MUDA_TARDE')
  const edited = await atendente.put(path, { texto: 'Sigilo dois' })
  expect(edited.json()).toMatchObject({ texto: 'Sigilo dois', editadaEm: expect.any(String) })
  const deleted = await atendente.del(path)
  expect(deleted.json()).toMatchObject({ numero: mensagem.numero, apagada: true, texto: '', arquivos: [] })
  expect((await sp.get(`/chat/arquivos/${mensagem.arquivos[0]?.id}`)).statusCode).toBe(404)
  const late = await send(atendente, id, 'Tarde')
  oficina.pass(5 * 60_000 + 1)
  expect(code(await atendente.del(`/chat/${id}/mensagens/${late.numero}`))).toBe('CHAT_MUDA_TARDE')
  const rows = await db.selectFrom('auditoria').select('mudancas').where('entidade', '=', 'chat').execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('Sigilo')
})

test('a device that was away gets both new messages and changes of those it had', async () => {
  const { id } = await open(atendente)
  const velha = await send(atendente, id, 'A gaxeta é de 38?')
  const { conversa } = await read(sp, id)
  const { revisao } = (await read(sp, id)).mensagens.at(-1)!
  await atendente.put(`/chat/${id}/mensagens/${velha.numero}`, { texto: 'A gaxeta é de 36?' })
  await send(atendente, id, 'Tenho as duas.')
  const { mensagens } = await read(sp, id, `desde=${conversa.ultimoNumero}&revisao=${revisao}`)
  expect(mensagens.map(({ texto }) => texto)).toEqual(['A gaxeta é de 36?', 'Tenho as duas.'])
  expect((await read(sp, id, `desde=${conversa.ultimoNumero}`)).mensagens).toHaveLength(1)
})

test('S7-104: unread are kept for each, delivered and read are seen by the other side', async () => {
  later()
  const { id, ultimoNumero } = await open(atendente)
  await sp.put(`/mymessage/lida/${id}`, { ate: ultimoNumero })
  await tecnico.put(`/mymessage/lida/${id}`, { ate: ultimoNumero })
  await send(atendente, id, 'Um')
  await send(atendente, id, 'Dois')
  expect([await unreadOf(sp, id), await unreadOf(tecnico, id), await unreadOf(atendente, id)]).toEqual([
    2, 2, 0,
  ])
  const situacoes = async () =>
    (await atendente.get('/mymessage?size=2'))
      .json<{ content: { texto: string; situacao: string }[] }>()
      .content.map(({ texto, situacao }) => `${texto} ${situacao}`)
  expect(await situacoes()).toEqual(['Dois ENVIADA', 'Um ENVIADA'])
  await sp.put(`/mymessage/entregue/${id}`, { ate: ultimoNumero + 2 })
  expect(await situacoes()).toEqual(['Dois ENTREGUE', 'Um ENTREGUE'])
  await sp.put(`/mymessage/lida/${id}`, { ate: ultimoNumero + 1 })
  expect(await situacoes()).toEqual(['Dois ENTREGUE', 'Um LIDA'])
  expect([await unreadOf(sp, id), await unreadOf(tecnico, id)]).toEqual([1, 2])
  // A colleague's answer does not mark it as read for others; a smaller mark changes nothing.
  await sp.put(`/mymessage/lida/${id}`, { ate: 1 })
  expect((await read(atendente, id)).conversa.outroLado).toEqual({
    entregueAte: ultimoNumero + 2,
    lidaAte: ultimoNumero + 1,
  })
})

test('search finds words of one’s own conversations, whatever their accents', async () => {
  later()
  const { id } = await open(atendente)
  await send(atendente, id, 'O teste de estanqueidade é a 10 ATM, atenção')
  const found = (await sp.get('/chat/busca?q=ATENCAO')).json<{ conversa: Conversa; mensagem: Mensagem }[]>()
  expect(found).toMatchObject([{ conversa: { id }, mensagem: { texto: expect.stringContaining('atenção') } }])
})

test('search within one conversation names its messages, the newest first, to its own people alone', async () => {
  later()
  const { id } = await open(atendente)
  const dita = await send(atendente, id, 'A gaxeta trançada serve?')
  await send(atendente, id, 'Outra coisa.')
  const respondida = await send(sp, id, 'A TRANCADA, sim.')
  const elsewhere = await open(tecnico, 'TROCA')
  await send(tecnico, elsewhere.id, 'Trançada também.')
  const achadas = (who: Caller, q: string) => who.get(`/chat/${id}/achadas?q=${encodeURIComponent(q)}`)
  expect((await achadas(atendente, 'trançada')).json()).toEqual([respondida.numero, dita.numero])
  expect((await achadas(sp, 'turbilhão')).json()).toEqual([])
  expect((await achadas(outro, 'trançada')).statusCode).toBe(404)
  expect((await achadas(sp, 't')).statusCode).toBe(400)
})

test('a conversation is found by the other side’s name or the order’s number, among one’s own alone', async () => {
  later()
  const os = await oficina.create(atendente)
  const daOs = await open(tecnico, 'MANAUS', { ordemServico: { id: os.id } })
  await send(tecnico, daOs.id, 'A coroa chegou torta.')
  const found = async (by: Caller, q: string) =>
    (await by.get(`/chat?q=${encodeURIComponent(q)}`))
      .json<{ content: Conversa[]; totalElements: number }>()
      .content.map(({ equipe, ordemServico }) => `${equipe} ${ordemServico?.numero ?? 'Geral'}`)
  expect(await found(tecnico, os.numero)).toEqual([`MANAUS ${os.numero}`])
  expect(await found(tecnico, 'assistencia')).toContain('ASSISTENCIA_SP Geral')
  expect(await found(await app.as('manaus'), 'posto um')).toEqual([`MANAUS ${os.numero}`])
  expect(await found(tecnico, 'posto um')).toEqual([])
  expect(await found(outro, os.numero)).toEqual([])
})

test('thirty messages a minute, then 429; a minute later it goes on', async () => {
  later()
  const { id } = await open(outro)
  for (let n = 0; n < 30; n += 1) await send(outro, id, `n${n}`)
  const answer = await post(outro, id, 'demais')
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('60')
  later()
  expect((await read(outro, id)).conversa.ultimoNumero).toBe(30)
  await send(outro, id, 'depois')
})

test('S7-105: a post writes to the four teams, the manufacturer to every active post', async () => {
  const doPosto = (await atendente.get('/contacts')).json<{
    equipes: { equipe: string }[]
    postos: object[]
  }>()
  expect(doPosto.equipes).toEqual([
    { equipe: 'ASSISTENCIA_SP', pessoas: ['sp'] },
    { equipe: 'MANAUS', pessoas: ['manaus'] },
    { equipe: 'TROCA', pessoas: ['troca'] },
    { equipe: 'FINANCEIRO', pessoas: ['financeiro'] },
  ])
  expect(doPosto.postos).toEqual([])
  const daCasa = (await troca.get('/contacts?q=dois')).json<{ equipes: { equipe: string }[] }>()
  expect(daCasa).toMatchObject({
    lado: 'EQUIPE',
    equipes: [{ equipe: 'TROCA' }],
    postos: [{ nomeFantasia: 'Posto Dois' }],
  })
  const [dois] = (await troca.get('/contacts?q=dois')).json<{ postos: { id: number }[] }>().postos
  expect((await troca.get(`/contacts?posto=${dois?.id}`)).json()).toMatchObject({ postos: [dois] })
  expect((await troca.get('/contacts?posto=um')).statusCode).toBe(400)
})
