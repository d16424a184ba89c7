import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
afterAll(app.close)

test('shortcuts of a single key are on until their person turns them off, for that person alone', async () => {
  const [operador, cliente] = [await app.as('operador'), await app.as('cliente')]
  expect((await operador.get('/preferencia')).json()).toMatchObject({ atalhosDeTecla: true })
  const saved = await operador.put('/preferencia', { atalhosDeTecla: false })
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { atalhosDeTecla: false, primeirosPassosDispensados: false },
  ])
  expect((await (await app.as('operador')).get('/preferencia')).json()).toMatchObject({
    atalhosDeTecla: false,
  })
  expect((await cliente.get('/preferencia')).json()).toMatchObject({ atalhosDeTecla: true })
  await operador.put('/preferencia', { atalhosDeTecla: true })
  expect((await operador.get('/preferencia')).json()).toMatchObject({ atalhosDeTecla: true })
})

test('each preference is saved alone: what is not sent stays', async () => {
  const admin = await app.as('admin')
  await admin.put('/preferencia', { primeirosPassosDispensados: true })
  await admin.put('/preferencia', { atalhosDeTecla: false })
  expect((await admin.get('/preferencia')).json()).toEqual({
    atalhosDeTecla: false,
    primeirosPassosDispensados: true,
  })
})

test('an unknown preference is refused', async () => {
  const operador = await app.as('operador')
  for (const body of [{}, { atalhosDeTecla: 'sim' }, { atalhosDeTecla: null }, { outra: true }])
    expect((await operador.put('/preferencia', body)).statusCode).toBe(400)
})
