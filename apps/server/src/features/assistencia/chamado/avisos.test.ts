import { randomUUID } from 'node:crypto'
import type { Chamado } from '@app/contract/assistencia/chamado'
import type { Notificacoes } from '@app/contract/casca/notificacao'
import { afterAll, expect, test } from 'vitest'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { notificacaoJobs } from '../../casca/notificacao/index.ts'
import { openChamadoDaNota } from './index.ts'

const app = await startTestApp({ clock: () => new Date('2026-11-18T13:00:00Z') })
const postos = await seedPostos(app)
const [atendente, responsavel, sp, manaus] = [
  await app.as('atendente'),
  await app.as('responsavel'),
  await app.as('sp'),
  await app.as('manaus'),
]
const outro = await app.as('atendente2')
afterAll(app.close)

const deliver = () => {
  const { services } = app.app
  return notificacaoJobs.find(({ name }) => name === 'notificacao_entregar')?.run({}, services)
}
/** What came to a person since the last time, the newest first. */
const told = async (caller: Caller): Promise<string[]> => {
  await deliver()
  const { notificacoes } = (await caller.get('/notificacao?filtro=naoLidos')).json<Notificacoes>()
  await caller.put('/notificacao/lidas', {})
  return notificacoes.map(({ titulo, rotulo, link }) => `${titulo} | ${rotulo} | ${link}`)
}
const open = async (): Promise<Chamado> =>
  (
    await atendente.post('/chamado', {
      titulo: `T ${randomUUID()}`,
      categoria: 'TECNICA',
      texto: 'Segredo do caso.',
    })
  ).json()
const go = async (by: Caller, acao: string, id: number, body: object = {}) => {
  const { versao } = (await by.get(`/chamado/${id}`)).json<Chamado>()
  const answer = await by.put(`/chamado/${acao}/${id}`, { versao, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('the opener of a ticket is told of the answer and its owner of the reopening; nobody is told of an own act, and no notice holds the words', async () => {
  const { id, numero } = await open()
  expect(await told(atendente)).toEqual([])
  await go(sp, 'atender', id, { texto: 'Pode, com a gaxeta nova.' })
  expect(await told(atendente)).toEqual([`Novidade em um chamado | ${numero} · respondido | /chamado/${id}`])
  expect(await told(sp)).toEqual([])
  await go(atendente, 'reabrir', id, { texto: 'E a coroa?' })
  expect(await told(sp)).toEqual([`Novidade em um chamado | ${numero} · reaberto | /chamado/${id}`])
  expect([await told(manaus), await told(responsavel), await told(outro)]).toEqual([[], [], []])
})

test('an internal note is told to the manufacturer’s people of the ticket alone', async () => {
  const { id, numero } = await open()
  await go(sp, 'assumir', id)
  await manaus.post(`/chamado/${id}/mensagem`, { texto: 'O lote tem vidros soltos.', interna: true })
  expect(await told(sp)).toEqual([`Novidade em um chamado | ${numero} · nota interna | /chamado/${id}`])
  expect(await told(atendente)).toEqual([])
  await atendente.post(`/chamado/${id}/mensagem`, { texto: 'Alguma notícia?' })
  expect(await told(sp)).toHaveLength(1)
  expect(await told(manaus)).toHaveLength(1)
})

test('a consumer’s low mark is told to who answers for the post', async () => {
  await app.app.services.transaction((db) =>
    openChamadoDaNota(db, app.app.services, {
      postoId: postos.um,
      ordemServicoId: null,
      titulo: 'Nota 1',
      prioridade: 'ALTA',
      texto: 'Demorou demais.',
    }),
  )
  expect(await told(responsavel)).toEqual([expect.stringContaining('espera você')])
  expect([await told(atendente), await told(sp), await told(outro)]).toEqual([[], [], []])
})
