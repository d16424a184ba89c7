import { randomUUID } from 'node:crypto'
import type { Conversa } from '@app/contract/assistencia/chat'
import type { OsLink } from '@app/contract/assistencia/ordemServico'
import { afterAll, expect, test } from 'vitest'
import { startOficina } from '../../ordemServico/testing/oficina.ts'
import { startFormulario } from './testing/formulario.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { app } = oficina
const { write } = startFormulario(app)
const atendente = await app.as('atendente')

const newOs = async () => {
  const os = await oficina.create(atendente)
  await oficina.put(os.id, 'AVALIACAO_TECNICA')
  const { href } = (await atendente.post(`/ordemServico/${os.id}/link`, {})).json<OsLink>()
  return { id: os.id, endereco: new URL(href).pathname }
}
const conversaOf = async (osId: number) => {
  const { content } = (await atendente.get('/chat?mostrar=CONSUMIDORES&size=100')).json<{
    content: Conversa[]
  }>()
  const found = content.find(({ ordemServico }) => ordemServico?.id === osId)
  if (!found) throw new Error('the post has no such conversation')
  return found
}

test('an open page asks for the messages alone, which marks them as read; whoever else looks there marks nothing', async () => {
  const { id: osId, endereco } = await newOs()
  const ask = (site: string) => app.anyone.get(`${endereco}?parte=conversa`, { 'sec-fetch-site': site })
  expect((await ask('same-origin')).body).toMatch(/^<ol[^>]* hidden[^>]*>\s*<\/ol>$/)
  await write(endereco, 'A pulseira vai junto?')
  const { id } = await conversaOf(osId)
  await atendente.post(`/chat/${id}/mensagens`, { dispositivo: randomUUID(), texto: 'Vai <sim>.' })
  const lidas = async () => (await conversaOf(osId)).outroLado.lidaAte
  const strange = await ask('none')
  expect(strange.body).toContain('Vai &#60;sim&#62;.')
  expect(await lidas()).toBe(0)
  const asked = await ask('same-origin')
  expect(asked.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(asked.body).not.toMatch(/<html|<form[^>]*enctype|hidden>/)
  expect(await lidas()).toBe(2)
  const page = (await app.anyone.get(endereco)).body
  const list = /<ol\s[^>]*id="falas"[^]*?<\/ol>/
  expect(list.exec(page)?.[0]).toBe(list.exec(asked.body)?.[0])
  expect((await app.anyone.get('/acompanhar/nada?parte=conversa')).statusCode).toBe(404)
  for (const outra of ['parte=outra', 'parte=conversa&parte=conversa', 'fbclid=x'])
    expect((await app.anyone.get(`${endereco}?${outra}`)).body).toContain('Fale com o posto')
})

test('without a script a link shows what came, each time by an address of its own', async () => {
  const { endereco } = await newOs()
  const links = async (path: string) =>
    /href="([^"]*)#conversa"\s*>Atualizar</.exec((await app.anyone.get(path)).body)?.[1]
  const first = await links(endereco)
  expect(first).toMatch(new RegExp(`^${endereco}\\?vez=`))
  const again = await links(first ?? '')
  expect(again).toMatch(new RegExp(`^${endereco}\\?vez=`))
  expect(again).not.toBe(first)
})
