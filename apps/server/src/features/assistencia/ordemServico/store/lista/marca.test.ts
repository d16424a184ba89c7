import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { afterAll, expect, test } from 'vitest'
import { startOficina } from '../../testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { db, modelo, outro } = oficina
const atendente = await oficina.app.as('atendente@')
const { id } = await oficina.create(atendente, {
  relogio: { modelo: { id: modelo.id }, numeroSerie: 'MA7204' },
})
await oficina.create(atendente, { osType: 'PA', relogio: null })

const found = async (marca: number): Promise<number[]> => {
  const answer = await atendente.post('/ordemServico/findByFiltro', {
    filter: { marca },
    order: 'numero',
    direction: 'asc',
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { content }: { content: OrdemServicoResumo[] } = answer.json()
  return content.map((each) => each.id)
}
const marcas = async () => [await found(modelo.marcaId), await found(outro.marcaId)]
const doModelo = (marca: number) =>
  db.updateTable('modelo_produto').set({ marca_id: marca }).where('id', '=', modelo.id).execute()
const doRelogio = (modeloId: number) =>
  db
    .updateTable('relogio')
    .set({ modelo_produto_id: modeloId })
    .where('numero_serie', '=', 'MA7204')
    .execute()

test('an order is found by the brand of its watch, also when the watch gets another model or the model another brand', async () => {
  expect(await marcas()).toEqual([[id], []])
  await doRelogio(outro.id)
  expect(await marcas()).toEqual([[], [id]])
  await doRelogio(modelo.id)
  await doModelo(outro.marcaId)
  expect(await marcas()).toEqual([[], [id]])
  await doModelo(modelo.marcaId)
  expect(await marcas()).toEqual([[id], []])
})

test('nothing but the watch decides the brand of an order', async () => {
  await db.updateTable('ordem_servico').set({ marca_id: outro.marcaId }).where('id', '=', id).execute()
  expect(await marcas()).toEqual([[id], []])
  await db.updateTable('ordem_servico').set({ relogio_id: null }).where('id', '=', id).execute()
  expect(await marcas()).toEqual([[], []])
})
