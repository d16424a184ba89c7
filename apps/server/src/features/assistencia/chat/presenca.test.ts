import type { Conversa } from '@app/contract/assistencia/chat'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const um = await startTestApp()
const dois = await startTestApp({ database: um.test })
const addresses: Record<string, string> = {
  um: await um.app.listen({ port: 0, host: '127.0.0.1' }),
  dois: await dois.app.listen({ port: 0, host: '127.0.0.1' }),
}
await seedPostos(um)
const sockets: WebSocket[] = []
afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await dois.close()
  await um.close()
})

type Told = { tipo: string; id: number; nomes?: string[]; quem?: { nome: string }; parou?: boolean }

/** A page of a person on one of the two processes. */
const openPage = async ({ token }: Caller, on: string, looksAt?: number) => {
  const socket = new WebSocket(`${addresses[on]!.replace('http', 'ws')}/ws`)
  sockets.push(socket)
  const told: Told[] = []
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as Told))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  const say = (message: unknown) => socket.send(JSON.stringify(message))
  say({ tipo: 'entrar', token, ha: 3_600_000 })
  // While the session is still being looked up.
  if (looksAt !== undefined) say({ tipo: 'olha', entidade: 'chat', id: looksAt })
  // It has entered: it is told that anything may have changed.
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0))
  return {
    told,
    closed,
    say,
    look: (id?: number) => say({ tipo: 'olha', entidade: 'chat', ...(id !== undefined && { id }) }),
    names: () => told.findLast(({ tipo }) => tipo === 'presentes')?.nomes,
    writing: () =>
      told.filter(({ tipo }) => tipo === 'digita').map(({ id, quem, parou }) => [id, quem?.nome, parou]),
    leave: () => socket.close(),
  }
}

const [atendente, tecnico, sp, troca] = [
  await um.as('atendente'),
  await um.as('tecnico'),
  await dois.as('sp'),
  await dois.as('troca'),
]
const { id } = (await atendente.post('/chat', { equipe: 'ASSISTENCIA_SP' })).json<Conversa>()

/** The statements of both processes that do more than read. */
const watchWrites = () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return () => {
    const texts = query.mock.calls.map(([sent]) =>
      typeof sent === 'string' ? sent : ((sent as { text?: string } | undefined)?.text ?? ''),
    )
    query.mockRestore()
    return texts.filter((text) => !/^\s*(select|begin|commit|rollback)/i.test(text))
  }
}

test('S1-013: who is there and who writes is seen across two processes, by the two sides alone', async () => {
  const posto = await openPage(atendente, 'um')
  posto.look(id)
  await vi.waitFor(() => expect(posto.names()).toEqual([]))
  const fourth = await um.as('atendente2')
  const written = watchWrites()
  const equipe = await openPage(sp, 'dois')
  await vi.waitFor(() => expect(posto.names()).toEqual(['sp']))
  equipe.look(id)
  await vi.waitFor(() => expect(equipe.names()).toEqual(['atendente']))
  const colega = await openPage(tecnico, 'dois')
  await vi.waitFor(() => expect(equipe.names()).toEqual(['atendente', 'tecnico']))

  const outra = await openPage(troca, 'um')
  outra.look(id)
  const outroPosto = await openPage(fourth, 'um')
  outroPosto.look(id)
  colega.look()
  posto.say({ tipo: 'digita', parou: false })
  await vi.waitFor(() => {
    expect(equipe.writing()).toEqual([[id, 'atendente', false]])
    // A colleague sees it in the list.
    expect(colega.writing()).toEqual([[id, 'atendente', false]])
  })
  posto.say({ tipo: 'digita', parou: true })
  await vi.waitFor(() => expect(equipe.writing().at(-1)).toEqual([id, 'atendente', true]))
  expect(posto.writing()).toEqual([])
  for (const stranger of [outra, outroPosto]) {
    stranger.say({ tipo: 'digita', parou: false })
    expect(stranger.told.filter(({ tipo }) => tipo !== 'mudou' && tipo !== 'entrou')).toEqual([])
  }

  colega.leave()
  await vi.waitFor(() => expect(equipe.names()).toEqual(['atendente']), { timeout: 8_000 })
  expect(equipe.writing()).toHaveLength(2)
  expect(written()).toEqual([])
}, 20_000)

test('a page that is loaded again does not come and go; a process that ends takes its people along', async () => {
  const posto = await openPage(tecnico, 'um', id)
  await vi.waitFor(() => expect(posto.names()).toBeDefined())
  const tres = await startTestApp({ database: um.test })
  const manaus = (await atendente.post('/chat', { equipe: 'MANAUS', ordemServico: null })).json<Conversa>()
  posto.look(manaus.id)
  await vi.waitFor(() => expect(posto.names()).toEqual([]))
  const at = await tres.app.listen({ port: 0, host: '127.0.0.1' })
  addresses['tres'] = at
  const token = await tres.as('manaus')
  const first = await openPage(token, 'tres')
  await vi.waitFor(() => expect(posto.names()).toEqual(['manaus']))
  const told = posto.told.length
  first.leave()
  await first.closed
  await openPage(token, 'tres')
  await tres.close()
  await vi.waitFor(() => expect(posto.names()).toEqual([]))
  expect(posto.told.slice(told).filter(({ tipo }) => tipo === 'presentes')).toHaveLength(1)
}, 20_000)

test('a page that says too much is cut', async () => {
  const page = await openPage(await um.as('responsavel'), 'um')
  for (let n = 0; n < 40; n += 1) page.say({ tipo: 'digita', parou: false })
  expect(await page.closed).toBe(1008)
})
