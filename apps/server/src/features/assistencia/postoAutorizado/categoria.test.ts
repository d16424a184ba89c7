import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const app = await startTestApp()
await seedPostos(app)
const sp = await app.as('sp')
afterAll(app.close)

test('S7-109: categories of service points are kept, looked up, exported, and not deleted while one has them', async () => {
  const created = await sp.post('/categoriaAssistencia', { nome: 'Ouro' })
  expect(created.statusCode, created.body).toBe(201)
  const { id, versao } = created.json()
  const changed = await sp.put(`/categoriaAssistencia/${id}`, { nome: 'Ouro Fino', versao })
  expect(changed.json()).toMatchObject({ nome: 'Ouro Fino', status: 'ATIVO', versao: 2 })
  expect((await sp.post('/categoriaAssistencia', { nome: 'OURO FINO' })).statusCode).toBe(409)
  expect((await sp.get('/categoriaAssistencia')).json()._embedded.categoriaAssistencia).toHaveLength(1)
  const found = await (await app.as('manaus')).get('/categoriaAssistencia/findAll?q=fino')
  expect(found.json()).toMatchObject([{ id, nome: 'Ouro Fino' }])
  const csv = await sp.post('/categoriaAssistencia/export/CSV', { fields: ['nome'] })
  expect(csv.body).toContain('Ouro Fino')
  const { paths } = (await app.anyone.get('/openapi.json')).json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/categoriaAssistencia', '/categoriaAssistencia/{id}']),
  )
  for (const person of ['manaus', 'responsavel', 'operador'])
    expect((await (await app.as(person)).get('/categoriaAssistencia')).statusCode, person).toBe(403)

  await app.database.db.updateTable('posto_autorizado').set({ categoria_assistencia_id: id }).execute()
  const used = await sp.del(`/categoriaAssistencia/${id}`)
  expect(used.json().error_description).toContain('postos autorizados')
  await app.database.db.updateTable('posto_autorizado').set({ categoria_assistencia_id: null }).execute()
  expect((await sp.del(`/categoriaAssistencia/${id}`)).statusCode).toBe(204)
})
