import { randomUUID } from 'node:crypto'
import type { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import type { Conversa, Falas, Mensagens, NaoLidas } from '@app/contract/assistencia/chat'
import type { AcompanhamentoOs, OsLink } from '@app/contract/assistencia/ordemServico'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../platform/testing/app.ts'
import { startOficina } from '../../ordemServico/testing/oficina.ts'
import { startContas } from './testing/contas.ts'
import { type Parte, startFormulario } from './testing/formulario.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db, postos, pass } = oficina
const { account, prove } = startContas(oficina.app)
const { sendForm, write } = startFormulario(oficina.app)
const [atendente, tecnico, outro, sp, admin, responsavel] = [
  await app.as('atendente'),
  await app.as('tecnico'),
  await app.as('atendente2'),
  await app.as('sp'),
  await app.as('admin'),
  await app.as('responsavel'),
]

const consumidor = async (nome: string, email: string | null) =>
  (
    await db
      .insertInto('consumidor')
      .values({ posto_id: postos.um, nome, email })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const dalva = await consumidor('Dalva Quaresma', 'dalva@caixa.example')
await account('dalva')
await account('elcio')
await prove('dalva', 'dalva@caixa.example')
await prove('elcio', 'elcio@caixa.example')
const conta = await app.as('dalva')

const newOs = async (de = dalva) => {
  const os = await oficina.create(atendente, { consumidor: { id: de } })
  await oficina.put(os.id, 'AVALIACAO_TECNICA')
  return os
}
const linkOf = async (id: number) => {
  const { href } = (await atendente.post(`/ordemServico/${id}/link`, {})).json<OsLink>()
  return new URL(href).pathname
}
const seen = (endereco: string) => app.anyone.get(endereco, { 'sec-fetch-mode': 'navigate' })
const doPosto = async (by: Caller = atendente, mostrar = 'CONSUMIDORES') =>
  (await by.get(`/chat?mostrar=${mostrar}&size=100`)).json<{ content: Conversa[] }>().content
const conversaOf = async (osId: number) => {
  const found = (await doPosto()).find(({ ordemServico }) => ordemServico?.id === osId)
  if (!found) throw new Error('the post has no such conversation')
  return found
}
const answer = (by: Caller, id: number, texto: string) =>
  by.post(`/chat/${id}/mensagens`, { dispositivo: randomUUID(), texto })
const unreadOf = async (by: Caller, id: number) =>
  (await by.get('/mymessage/naoLidas')).json<NaoLidas>().conversas.find((one) => one.id === id)?.naoLidas ?? 0
const respostas = async (osId: number) =>
  (await atendente.get(`/ordemServico/${osId}/avisos`))
    .json<{ aviso: string }[]>()
    .filter(({ aviso }) => aviso === 'RESPOSTA').length

test('S7-103: what a consumer writes from the page is the post’s to answer in its chat, and nobody else’s to see', async () => {
  const os = await newOs()
  const endereco = await linkOf(os.id)
  expect((await write(endereco, 'A pulseira vai junto?')).headers['location']).toBe(`${endereco}#conversa`)
  const conversa = await conversaOf(os.id)
  expect(conversa).toMatchObject({
    equipe: 'CONSUMIDOR',
    consumidor: { id: dalva, nome: 'Dalva Quaresma' },
    ordemServico: { id: os.id },
    encerrada: null,
    naoLidas: 1,
    ultima: { autor: { id: null, nome: 'Dalva Quaresma' }, doPosto: false },
  })
  expect([await unreadOf(tecnico, conversa.id), await unreadOf(sp, conversa.id)]).toEqual([1, 0])
  for (const who of [outro, sp, admin]) {
    expect((await who.get(`/chat/${conversa.id}`)).statusCode).toBe(404)
    expect((await who.get(`/chat/${conversa.id}/mensagens`)).statusCode).toBe(404)
    expect((await answer(who, conversa.id, 'Oi')).statusCode).toBe(404)
    expect(await doPosto(who)).toEqual([])
    expect((await who.get('/chat/busca?q=pulseira')).json()).toEqual([])
  }
  expect((await answer(tecnico, conversa.id, 'Vai sim, Dalva.')).statusCode).toBe(201)
  const { body } = await app.anyone.get(endereco)
  expect(body).toContain('Vai sim, Dalva.')
  expect(body).toContain('tecnico, Posto Um')
  // Until somebody opens the page in a browser nothing was read.
  const marks = async () => (await conversaOf(os.id)).outroLado
  expect(await marks()).toEqual({ entregueAte: 0, lidaAte: 0 })
  await seen(endereco)
  expect(await marks()).toEqual({ entregueAte: 2, lidaAte: 2 })
  // The history of the order tells the same words, from their one home.
  const historico = (await sp.get(`/ordemServico/historico/${os.id}`)).json<
    { nota: string; quem: string }[]
  >()
  expect(historico.slice(0, 2).map(({ nota, quem }) => [quem, nota])).toEqual([
    ['tecnico', 'Vai sim, Dalva.'],
    ['Consumidor', 'A pulseira vai junto?'],
  ])
})

test('decisions 54: the consumer is told of words of the post once, until she has read them', async () => {
  const os = await newOs()
  const endereco = await linkOf(os.id)
  const opened = await atendente.post('/chat', { equipe: 'CONSUMIDOR', ordemServico: { id: os.id } })
  expect(opened.statusCode, opened.body).toBe(200)
  const { id } = opened.json<Conversa>()
  for (const texto of ['Bom dia.', 'O relógio chegou.']) await answer(atendente, id, texto)
  expect(await respostas(os.id)).toBe(1)
  await seen(endereco)
  await answer(atendente, id, 'Já está na bancada.')
  expect(await respostas(os.id)).toBe(2)
})

test('a form that is sent twice is one message, and its files are the two sides’ alone', async () => {
  const [os, outra] = [await newOs(), await newOs()]
  const endereco = await linkOf(os.id)
  const foto = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const dispositivo = randomUUID()
  const send = () =>
    sendForm(endereco, [
      ['dispositivo', dispositivo],
      ['mensagem', ''],
      ['arquivos', foto, 'vidro.jpg'],
      ['ato', 'escrever'],
    ])
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([303, 303])
  const { id } = await conversaOf(os.id)
  const { mensagens } = (await atendente.get(`/chat/${id}/mensagens`)).json<Mensagens>()
  expect(mensagens.map(({ arquivos }) => arquivos.map(({ filename }) => filename))).toEqual([['vidro.jpg']])
  const arquivo = mensagens[0]?.arquivos[0]?.id
  expect((await app.anyone.get(`${endereco}/arquivo/${arquivo}`)).rawPayload.equals(foto)).toBe(true)
  expect((await app.anyone.get(`${await linkOf(outra.id)}/arquivo/${arquivo}`)).statusCode).toBe(404)
  expect((await conta.get(`/acompanhamento/${os.id}/arquivos/${arquivo}`)).statusCode).toBe(200)
  expect((await conta.get(`/acompanhamento/${outra.id}/arquivos/${arquivo}`)).statusCode).toBe(404)
  expect((await outro.get(`/chat/arquivos/${arquivo}`)).statusCode).toBe(404)
})

describe('bad input', () => {
  test.each([
    ['a program', 'vidro.jpg', Buffer.from('MZ\u0090\0'), 'mas o conteúdo não é'],
    ['a page', 'oi.html', Buffer.from('<!doctype html><script>1</script>'), 'mas o conteúdo não é'],
    [
      'a drawing with scripts',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'mas o conteúdo não é',
    ],
    ['a picture that is none', 'a.png', Buffer.from('%PDF-1.4 nada'), 'mas o conteúdo não é'],
    ['an empty one', 'a.pdf', Buffer.alloc(0), 'O arquivo está vazio'],
  ])('a file of a refused kind: %s; the words stay in the form', async (_name, filename, bytes, said) => {
    const os = await newOs()
    const endereco = await linkOf(os.id)
    const refused = await sendForm(endereco, [
      ['mensagem', 'Veja o vidro'],
      ['arquivos', bytes, filename],
      ['ato', 'escrever'],
    ])
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain(said)
    expect(refused.body).toContain('Veja o vidro')
    expect((await doPosto()).some(({ ordemServico }) => ordemServico?.id === os.id)).toBe(false)
    const same = await conta.post(`/acompanhamento/${os.id}/mensagens`, {
      dispositivo: randomUUID(),
      arquivos: [{ filename, data: bytes.toString('base64') }],
    })
    expect(same.statusCode).toBe(400)
  })

  test('too many files, a megabyte of words, a device id that is none, a form without an end', async () => {
    const os = await newOs()
    const endereco = await linkOf(os.id)
    const eleven = Array.from({ length: 11 }, (_, at): Parte => ['arquivos', Buffer.from('oi'), `${at}.txt`])
    const many = await sendForm(endereco, [['mensagem', 'x'], ...eleven, ['ato', 'escrever']])
    expect(many.body).toContain('São no máximo 10 arquivos de uma vez.')
    const long = await conta.post(`/acompanhamento/${os.id}/mensagens`, {
      dispositivo: randomUUID(),
      texto: 'a'.repeat(1_048_576),
    })
    expect(long.statusCode).toBe(400)
    expect(
      (await atendente.post('/chat/1/mensagens', { dispositivo: randomUUID(), texto: 'a'.repeat(1_048_576) }))
        .statusCode,
    ).toBe(400)
    expect(
      (
        await sendForm(endereco, [
          ['mensagem', 'a'.repeat(1_048_576)],
          ['ato', 'escrever'],
        ])
      ).statusCode,
    ).toBeGreaterThanOrEqual(400)
    expect((await write(endereco, 'Oi', 'nenhum')).statusCode).toBe(400)
    const broken = await app.app.inject({
      method: 'POST',
      url: endereco,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="mensagem"\r\n\r\nOi',
    })
    expect(broken.statusCode).toBe(400)
    expect(
      (
        await sendForm('/acompanhar/nada', [
          ['mensagem', 'Oi'],
          ['ato', 'escrever'],
        ])
      ).statusCode,
    ).toBe(404)
    expect((await doPosto()).some(({ ordemServico }) => ordemServico?.id === os.id)).toBe(false)
  })
})

test('an order that went to another consumer: neither reads the other’s words, and nobody writes to the first any more', async () => {
  const [primeira, segunda] = [
    await consumidor('Rosa Primeira', null),
    await consumidor('Sandra Segunda', null),
  ]
  const os = await newOs(primeira)
  const endereco = await linkOf(os.id)
  await write(endereco, 'Sou eu, a Rosa.')
  const { id } = await conversaOf(os.id)
  await db.updateTable('ordem_servico').set({ consumidor_id: segunda }).where('id', '=', os.id).execute()
  expect((await app.anyone.get(endereco)).body).not.toContain('Sou eu, a Rosa.')
  expect(await conversaOf(os.id)).toMatchObject({ encerrada: 'TROCADO' })
  expect((await answer(atendente, id, 'Rosa?')).json()).toMatchObject({ error: 'RECEIVE_NOT_FOUND' })
  await write(await linkOf(os.id), 'Agora é a Sandra.')
  expect((await doPosto()).filter(({ ordemServico }) => ordemServico?.id === os.id)).toHaveLength(2)

  // They were one person: the two conversations become one, the later words behind the earlier ones.
  const [vai, fica] = await Promise.all(
    [primeira, segunda].map(async (each) =>
      (await responsavel.get(`/consumidor/${each}`)).json<{ versao: number }>(),
    ),
  )
  const unida = await responsavel.post(`/consumidor/${segunda}/unir`, {
    gemeo: primeira,
    versao: fica?.versao,
    versaoGemeo: vai?.versao,
    motivo: 'A mesma pessoa.',
  })
  expect(unida.statusCode, unida.body).toBe(200)
  const depois = await conversaOf(os.id)
  expect(depois).toMatchObject({ id, encerrada: null, ultimoNumero: 2 })
  const { mensagens } = (await atendente.get(`/chat/${id}/mensagens`)).json<Mensagens>()
  expect(mensagens.map(({ numero, texto }) => `${numero} ${texto}`)).toEqual([
    '1 Sou eu, a Rosa.',
    '2 Agora é a Sandra.',
  ])
  expect(await unreadOf(tecnico, id)).toBe(2)
})

describe('the account', () => {
  test('S1-022: reads and writes the conversation of an own order, and no other account does', async () => {
    const os = await newOs()
    const path = `/acompanhamento/${os.id}/mensagens`
    const mine = await app.as('dalva')
    const dispositivo = randomUUID()
    const [one, two] = await Promise.all([
      mine.post(path, { dispositivo, texto: 'Fica pronto quando?' }),
      mine.post(path, { dispositivo, texto: 'Fica pronto quando?' }),
    ])
    expect([one.statusCode, two.statusCode]).toEqual([201, 201])
    const { id } = await conversaOf(os.id)
    await answer(atendente, id, 'Na sexta.')
    const list = async () =>
      (await mine.get('/acompanhamento')).json<MinhaOs[]>().find((each) => each.id === os.id)?.conversa
    expect(await list()).toMatchObject({ naoLidas: 1, de: 'POSTO', texto: 'Na sexta.' })
    const falas = (await mine.get(path)).json<Falas>()
    expect(falas).toMatchObject({
      naoLidas: 1,
      falas: [
        { numero: 1, de: 'CLIENTE', texto: 'Fica pronto quando?' },
        { numero: 2, de: 'POSTO', por: 'atendente', texto: 'Na sexta.' },
      ],
    })
    expect((await mine.put(`${path}/lidas`, {})).json<Falas>().naoLidas).toBe(0)
    expect(await list()).toMatchObject({ naoLidas: 0 })
    const token = (await linkOf(os.id)).replace('/acompanhar/', '')
    const page = await app.anyone.post('/public/ordemServico/acompanhar', { token })
    expect(page.json<AcompanhamentoOs>().conversa).toHaveLength(2)
    const other = await app.as('elcio')
    for (const answered of [
      await other.get(path),
      await other.put(`${path}/lidas`, {}),
      await other.post(path, { dispositivo: randomUUID(), texto: 'Oi' }),
      await other.get(`/acompanhamento/${os.id}/avaliacao`),
    ])
      expect(answered.statusCode).toBe(404)
  })
})

test('a flood: thirty messages a day of an order, by whatever way; the next day it goes on', async () => {
  const os = await newOs()
  const endereco = await linkOf(os.id)
  const send = (texto: string) =>
    conta.post(`/acompanhamento/${os.id}/mensagens`, { dispositivo: randomUUID(), texto })
  for (let n = 0; n < 30; n += 1) expect((await send(`n${n}`)).statusCode).toBe(201)
  expect((await send('demais')).statusCode).toBe(429)
  expect((await write(endereco, 'demais')).statusCode).toBe(429)
  pass(25 * 3_600_000)
  expect(
    (
      await (
        await app.as('dalva')
      ).post(`/acompanhamento/${os.id}/mensagens`, { dispositivo: randomUUID(), texto: 'amanhã' })
    ).statusCode,
  ).toBe(201)
})
