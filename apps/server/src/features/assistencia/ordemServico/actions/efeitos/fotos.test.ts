import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { afterAll, expect, it } from 'vitest'
import type { Caller } from '../../../../../platform/testing/app.ts'
import { startOficina } from '../../testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const atendente = await oficina.app.as('atendente@')
const tecnico = await oficina.app.as('tecnico@')

const foto = (rotulo?: string) => ({
  filename: 'relogio.png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ...(rotulo && { rotulo }),
})
const send = (by: Caller, id: number, fotos: object[]) => by.put(`/ordemServico/fotografar/${id}`, { fotos })
const told = ({ fotos }: OrdemServico) => fotos.map(({ rotulo, momento }) => [rotulo, momento])

it('a photo says what it shows and, by where the order stands, when it was taken', async () => {
  const os = await oficina.create(atendente, { fotos: [foto('TAMPA'), foto()] })
  expect(told(os)).toEqual([
    ['TAMPA', 'ENTRADA'],
    [null, 'ENTRADA'],
  ])
  await oficina.put(os.id, 'AGUARDANDO_CONSERTO')
  expect((await send(tecnico, os.id, [foto('DANO')])).json<OrdemServico>().fotos).toHaveLength(3)
  await oficina.put(os.id, 'CONTROLE_QUALIDADE')
  const depois = await send(tecnico, os.id, [foto('TAMPA')])
  expect(told(depois.json()).slice(2)).toEqual([
    ['DANO', 'BANCADA'],
    ['TAMPA', 'SAIDA'],
  ])
  const historico = (await atendente.get(`/ordemServico/historico/${os.id}`)).json<
    { texto: string | null }[]
  >()
  // A photo from the bench stays internal until somebody shows it.
  expect(historico[0]?.texto).toBeNull()
})

it('an unknown label is refused, and so are more photos than an order may have', async () => {
  const os = await oficina.create(atendente)
  await oficina.put(os.id, 'AGUARDANDO_CONSERTO')
  const wrong = await send(tecnico, os.id, [foto('FUNDO')])
  expect(wrong.statusCode, wrong.body).toBe(400)
  const twelve = Array.from({ length: 12 }, () => foto())
  expect((await send(tecnico, os.id, twelve)).statusCode).toBe(200)
  expect((await send(tecnico, os.id, twelve)).statusCode).toBe(200)
  expect((await send(tecnico, os.id, [foto()])).json()).toMatchObject({ error: 'LISTA_LONGA' })
})

it('no act brings more photos than an order may have', async () => {
  const os = await oficina.create(atendente, { fotos: Array.from({ length: 23 }, () => foto()) })
  await oficina.put(os.id, 'PRE_AVALIACAO_TECNICA')
  const fotos = [foto(), foto()]
  const acts = {
    avaliar: { avaliacao: 'Vidro.', usoIndevido: true },
    registrarUsoIndevido: { nota: 'Vidro.' },
  }
  for (const [acao, body] of Object.entries(acts)) {
    const refused = await tecnico.put(`/ordemServico/${acao}/${os.id}`, { ...body, fotos })
    expect(refused.json(), refused.body).toMatchObject({
      error: 'LISTA_LONGA',
      messages: [{ fieldName: 'fotos', params: { maximo: 24 } }],
    })
  }
  const last = await tecnico.put(`/ordemServico/registrarUsoIndevido/${os.id}`, {
    ...acts.registrarUsoIndevido,
    fotos: [foto('DANO')],
  })
  expect(last.json<OrdemServico>().fotos).toHaveLength(24)
})

it('a photo of an act is new: one without its bytes is refused by name, not passed over', async () => {
  const os = await oficina.create(atendente, { fotos: [foto()] })
  await oficina.put(os.id, 'AGUARDANDO_CONSERTO')
  const stored = { id: os.fotos[0]?.id, filename: 'relogio.jpg' }
  const refused = await send(tecnico, os.id, [stored])
  expect(refused.statusCode, refused.body).toBe(400)
  expect(refused.json()).toMatchObject({
    messages: [{ fieldName: 'fotos[0].data', code: 'EMPTY_REQUIRED_FIELD' }],
  })
})
