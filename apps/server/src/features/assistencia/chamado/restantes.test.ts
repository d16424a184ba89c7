import type { Chamado, ChamadoResumo } from '@app/contract/assistencia/chamado'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

let app: TestApp
// Friday, 16:30 in São Paulo, and a holiday.
let agora = new Date('2026-11-20T19:30:00Z')
beforeAll(async () => {
  app = await startTestApp({ clock: () => agora })
  await seedPostos(app)
})
afterAll(() => app.close())

/** At another time, with a session of that time. */
const at = (moment: string, name: string): Promise<Caller> => {
  agora = new Date(moment)
  return app.as(name)
}

const restam = async (sp: Caller, id: number): Promise<number | null | undefined> => {
  const page = await sp.post('/chamado/findByFiltro', { page: 0, pageSize: 100 })
  const plain = await sp.get('/chamado?page=0&size=100')
  const hal = plain.json<{ _embedded: { chamado: ChamadoResumo[] } }>()._embedded.chamado
  const rows = page.json<{ content: ChamadoResumo[] }>().content
  const one = rows.find((row) => row.id === id)?.minutosRestantes
  expect(hal.find((row) => row.id === id)?.minutosRestantes).toBe(one)
  return one
}

test('rede §9: lists say how many working minutes a ticket has left, and its end stops them', async () => {
  const atendente = await at('2026-11-20T19:30:00Z', 'atendente')
  const aberto = await atendente.post('/chamado', {
    titulo: 'Teste a 10 ATM',
    categoria: 'TECNICA',
    texto: 'Posso testar a 10 ATM?',
  })
  const { id, versao } = aberto.json<Chamado>()
  // Nothing passes over the holiday, the weekend and the night.
  expect(await restam(await at('2026-11-23T11:00:00Z', 'sp'), id)).toBe(480)
  const sp = await at('2026-11-23T14:00:00Z', 'sp')
  expect(await restam(sp, id)).toBe(300)
  const recusado = await sp.put(`/chamado/recusar/${id}`, { versao, motivo: 'Já respondido em outro.' })
  expect(recusado.statusCode, recusado.body).toBe(200)
  expect(await restam(await at('2026-11-24T20:00:00Z', 'sp'), id)).toBe(300)
})

test('an empty list has nothing to count', async () => {
  const sp = await at('2026-11-23T14:00:00Z', 'sp')
  const none = await sp.post('/chamado/findByFiltro', { page: 0, pageSize: 20, filter: { busca: 'nenhum' } })
  expect(none.json()).toMatchObject({ content: [] })
})
