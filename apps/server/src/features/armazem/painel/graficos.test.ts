import type { GraficosDoPainel } from '@app/contract/armazem/painel'
import { expect, test } from 'vitest'
import { advance, linha, NOON, useStocked } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()
const MINUTE_MS = 60_000
const graficos = async (dias?: number) =>
  (
    await warehouse.operador.get(`/pedidos/painel/graficos${dias ? `?dias=${dias}` : ''}`)
  ).json<GraficosDoPainel>()
const novo = () => warehouse.create(warehouse.cliente, [linha(warehouse.lote, 1)], { concluido: true })
const at = (minutes: number) => warehouse.setClock(new Date(NOON.getTime() + minutes * MINUTE_MS))

test('days, hours and stages say what happened; a day or an hour without anything counts zero', async () => {
  const before = await graficos(7)
  expect(before.dias).toHaveLength(7)
  expect(before.horas).toHaveLength(24)
  const pedido = await novo()
  at(30)
  await advance(warehouse, pedido, 'A_FATURAR')
  const after = await graficos(7)
  expect(after.dias.at(-1)?.pedidos).toBe((before.dias.at(-1)?.pedidos ?? 0) + 1)
  // Noon in the warehouse's own time.
  expect(after.horas.map(({ pedidos }, hora) => pedidos - (before.horas[hora]?.pedidos ?? 0))).toEqual(
    Array.from({ length: 24 }, (_, hora) => (hora === 12 ? 1 : 0)),
  )
  expect(after.etapas.map(({ etapa }) => etapa)).toEqual(['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO'])
  expect(after.etapas[0]).toMatchObject({ passagens: expect.any(Number), p90: 0.5 })
  expect((await graficos()).dias).toHaveLength(14)
  expect((await warehouse.operador.get('/pedidos/painel/graficos?dias=365')).statusCode).toBe(400)
  expect((await warehouse.cliente.get('/pedidos/painel/graficos')).statusCode).toBe(403)
})

test('lines an hour: of two orders in hand at once the time counts once', async () => {
  await warehouse.admin.post('/configuracoes', {
    tempoSeparacao: 4,
    tempoFaturar: 4,
    separacaoScanner: true,
  })
  const ids = [(await novo()).id, (await novo()).id]
  await warehouse.operador.post('/separacao/tomar', { pedidos: ids })
  for (const [index, id] of ids.entries()) {
    at((index + 1) * 15)
    const body = { saldo: warehouse.lote.saldoId, codigo: 'A', quantidade: 1 }
    await warehouse.operador.post(`/separacao/${id}/ler`, body)
    expect((await warehouse.operador.post(`/separacao/${id}/terminar`)).statusCode).toBe(200)
  }
  const [separador] = (await graficos(7)).separadores
  expect(separador).toMatchObject({ linhas: 2, horas: 0.5, linhasPorHora: 4, nome: expect.any(String) })
})
