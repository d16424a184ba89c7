import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'

const notas = await startNotas()
afterAll(notas.server.close)

it('reading counts a tenth of a call: a thousand notes come in at once, a loop gone wild does not', async () => {
  const small = await startTestApp({ database: notas.server.test, callsPerMinute: 3 })
  try {
    const admin = await small.as('admin')
    const statuses: number[] = []
    for (let call = 0; call < 32; call += 1)
      statuses.push((await admin.post('/notas/import', toArquivo(Buffer.from(' ')))).statusCode)
    expect(statuses.slice(0, 29)).toEqual(Array.from({ length: 29 }, () => 422))
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await small.close()
  }
})

it('990 items are read while other calls are answered', async () => {
  const file = toArquivo(readAmostra('ok-990-itens'))
  await notas.post('/import', file)
  const answered: string[] = []
  const reading = notas.post('/import', file).finally(() => answered.push('nota'))
  for (let call = 0; call < 5; call += 1) {
    expect((await notas.admin.get('/notas?size=1')).statusCode).toBe(200)
    answered.push('lista')
  }
  const answer = await reading
  expect(answer.statusCode).toBe(200)
  expect(answer.json().linhas).toHaveLength(990)
  expect(answered[0]).toBe('lista')
})
