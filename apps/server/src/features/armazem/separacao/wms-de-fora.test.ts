import { afterAll, expect, test } from 'vitest'
import { linha, startWarehouse } from '../pedido/testing/warehouse.ts'

const warehouse = await startWarehouse({ env: { WMS_URL: 'http://127.0.0.1:9', WMS_TOKEN: 'segredo' } })
afterAll(warehouse.close)

test('an outside WMS works by its own means: no step by scanner is there, though the settings say so', async () => {
  const { admin, operador, cliente, clientes } = warehouse
  const lote = await warehouse.stock({ cliente: clientes.um, codigo: 'A', lote: 'L1', quantidade: 10 })
  const { id } = await warehouse.create(cliente, [linha(lote, 1)], { concluido: true })
  const ligada = await admin.post('/configuracoes', {
    tempoSeparacao: 4,
    tempoFaturar: 4,
    separacaoScanner: true,
    conferenciaScanner: true,
    contagemScanner: true,
    chegadaScanner: true,
  })
  expect(ligada.json()).toMatchObject({ wmsInterno: false })
  expect((await admin.get('/user/me')).json()).not.toHaveProperty('passos')
  for (const answer of [
    await operador.get('/separacao'),
    await operador.post('/separacao/tomar', { pedidos: [id] }),
    await admin.get('/separacao/andamento'),
    await admin.get('/conferencia'),
    await admin.post(`/conferencia/${id}/tomar`),
    await admin.get('/contagem'),
    await operador.get('/chegada'),
  ])
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'PASSO_DESLIGADO'])
  expect((await operador.get(`/pedidos/${id}`)).json().etapa).toBe('CRIADO')
})
