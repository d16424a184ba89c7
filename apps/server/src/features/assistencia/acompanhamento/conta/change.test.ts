import { randomUUID } from 'node:crypto'
import type { Conversa, Falas, Mensagens } from '@app/contract/assistencia/chat'
import type { OsLink } from '@app/contract/assistencia/ordemServico'
import { afterAll, expect, test } from 'vitest'
import { startOficina } from '../../ordemServico/testing/oficina.ts'
import { startContas } from './testing/contas.ts'
import { startFormulario } from './testing/formulario.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db, postos, pass } = oficina
const { account, prove } = startContas(oficina.app)
const { sendForm, write } = startFormulario(oficina.app)
const atendente = await app.as('atendente')
const { id: dalva } = await db
  .insertInto('consumidor')
  .values({ posto_id: postos.um, nome: 'Dalva Quaresma', email: 'dalva@caixa.example' })
  .returning('id')
  .executeTakeFirstOrThrow()
await account('dalva')
await account('elcio')
await prove('dalva', 'dalva@caixa.example')
await prove('elcio', 'elcio@caixa.example')

test('corrects and deletes an own message for five minutes, with trace; the post’s and another’s never', async () => {
  const os = await oficina.create(atendente, { consumidor: { id: dalva } })
  await oficina.put(os.id, 'AVALIACAO_TECNICA')
  const path = `/acompanhamento/${os.id}/mensagens`
  const mine = await app.as('dalva')
  await mine.post(path, { dispositivo: randomUUID(), texto: 'Fica pronto na quinta?' })
  await mine.post(path, { dispositivo: randomUUID(), texto: 'Dita duas vezes' })
  const list = (await atendente.get('/chat?mostrar=CONSUMIDORES&size=100')).json<{ content: Conversa[] }>()
  const { id } = list.content.find(({ ordemServico }) => ordemServico?.id === os.id)!
  await atendente.post(`/chat/${id}/mensagens`, { dispositivo: randomUUID(), texto: 'Na sexta.' })
  const other = await app.as('elcio')
  expect((await other.put(`${path}/1`, { texto: 'x' })).statusCode).toBe(404)
  expect((await other.del(`${path}/1`)).statusCode).toBe(404)
  expect((await mine.put(`${path}/3`, { texto: 'x' })).statusCode).toBe(409)
  expect((await mine.del(`${path}/9`)).statusCode).toBe(404)
  expect((await mine.put(`${path}/1`, { texto: ' ' })).statusCode).toBe(400)
  expect((await mine.put(`${path}/1`, { texto: 'Fica pronto na sexta?' })).statusCode).toBe(200)
  const { falas } = (await mine.del(`${path}/2`)).json<Falas>()
  expect(falas).toMatchObject([
    { numero: 1, texto: 'Fica pronto na sexta?', editada: true, muda: true },
    { numero: 2, texto: '', apagada: true, muda: false },
    { numero: 3, de: 'POSTO', muda: false },
  ])
  const seenByPost = (await atendente.get(`/chat/${id}/mensagens`)).json<Mensagens>().mensagens
  expect(seenByPost.map(({ texto, apagada }) => [texto, apagada])).toEqual([
    ['Fica pronto na sexta?', false],
    ['', true],
    ['Na sexta.', false],
  ])
  pass(5 * 60_000 + 1)
  expect((await mine.get(path)).json<Falas>().falas[0]).toMatchObject({ muda: false })
  expect((await mine.put(`${path}/1`, { texto: 'Tarde' })).json()).toMatchObject({
    error: 'CHAT_MUDA_TARDE',
  })
  const log = await db.selectFrom('auditoria').select('mudancas').where('entidade', '=', 'chat').execute()
  expect(JSON.stringify(log)).not.toContain('Fica pronto')
})

test('the page of the link corrects and deletes what was written there, without a script, for as long', async () => {
  const os = await oficina.create(atendente, { consumidor: { id: dalva } })
  await oficina.put(os.id, 'AVALIACAO_TECNICA')
  const { href } = (await atendente.post(`/ordemServico/${os.id}/link`, {})).json<OsLink>()
  const endereco = new URL(href).pathname
  const change = (ato: string, numero: string, texto = '') =>
    sendForm(endereco, [
      ['numero', numero],
      ['texto', texto],
      ['ato', ato],
    ])
  const TARDE = 'Só o autor corrige ou apaga uma mensagem, até 5 minutos depois do envio.'
  expect((await change('corrigir', '1', 'Nada foi dito ainda')).statusCode).toBe(404)
  await write(endereco, 'Buscar na quinta')
  await write(endereco, 'Dita sem querer')
  const list = (await atendente.get('/chat?mostrar=CONSUMIDORES&size=100')).json<{ content: Conversa[] }>()
  const { id } = list.content.find(({ ordemServico }) => ordemServico?.id === os.id)!
  await atendente.post(`/chat/${id}/mensagens`, { dispositivo: randomUUID(), texto: 'Combinado.' })

  expect((await app.anyone.get(endereco)).body.match(/Corrigir ou apagar/g)).toHaveLength(2)
  const empty = await change('corrigir', '1', ' ')
  expect(empty.statusCode).toBe(400)
  expect(empty.body).toContain('Sua mensagem: preenchimento obrigatório')
  expect(empty.body).toMatch(/<details class="muda"\s+open/)
  expect((await change('corrigir', '1', 'x'.repeat(1001))).statusCode).toBe(400)
  for (const numero of ['', 'x', '-1', '9007199254740993']) {
    const refused = await change('apagar', numero)
    expect([400, 404]).toContain(refused.statusCode)
  }
  const theirs = await change('apagar', '3')
  expect(theirs.statusCode).toBe(409)
  expect(theirs.body).toContain(TARDE)
  expect((await change('apagar', '9')).statusCode).toBe(404)

  expect((await change('corrigir', '1', 'Buscar na <sexta>')).headers['location']).toBe(
    `${endereco}#conversa`,
  )
  expect((await change('apagar', '2')).headers['location']).toBe(`${endereco}#conversa`)
  const { body } = await app.anyone.get(endereco)
  expect(body).toContain('Buscar na &#60;sexta&#62;')
  expect(body).toContain(', corrigida')
  expect(body).toContain('Mensagem apagada')
  expect(body).not.toContain('Dita sem querer')
  const seenByPost = (await atendente.get(`/chat/${id}/mensagens`)).json<Mensagens>().mensagens
  expect(seenByPost.map(({ texto }) => texto)).toEqual(['Buscar na <sexta>', '', 'Combinado.'])

  pass(5 * 60_000 + 1)
  expect((await app.anyone.get(endereco)).body).not.toContain('Corrigir ou apagar')
  const late = await change('corrigir', '1', 'Tarde')
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain(TARDE)
  expect(
    (
      await sendForm('/acompanhar/outro', [
        ['ato', 'apagar'],
        ['numero', '1'],
      ])
    ).statusCode,
  ).toBe(404)
})

test('the own survey of an order is opened from the account, and another person finds none', async () => {
  const os = await oficina.create(atendente, { osType: 'PA', consumidor: { id: dalva } })
  const attended = await atendente.put(`/ordemServico/atender/${os.id}`, { reparo: 'Troca da pulseira.' })
  expect(attended.statusCode, attended.body).toBe(200)
  const path = `/acompanhamento/${os.id}/avaliacao`
  expect((await (await app.as('dalva')).get(path)).json()).toMatchObject({ numero: os.numero, dada: null })
  expect((await (await app.as('elcio')).get(path)).statusCode).toBe(404)
})
