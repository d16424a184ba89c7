import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const server = await startTestApp()
afterAll(server.close)

test('half a discount is refused at its field', async () => {
  const answer = await (await server.as('admin')).post('/cupom', { codigo: 'METADE', descontoPlano: 20 })
  expect([answer.statusCode, answer.json().messages]).toMatchObject([
    409,
    [{ fieldName: 'cobrancasComDesconto', code: 'EMPTY_REQUIRED_FIELD' }],
  ])
})
