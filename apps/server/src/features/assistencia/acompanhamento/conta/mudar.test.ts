import { randomUUID } from 'node:crypto'
import type { Conversa, Falas, Mensagens } from '@app/contract/assistencia/chat'
import { afterAll, expect, test } from 'vitest'
import { startOficina } from '../../ordemServico/testing/oficina.ts'
import { startContas } from './testing/contas.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db, postos, pass } = oficina
const { account, prove } = startContas(oficina.app)
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
