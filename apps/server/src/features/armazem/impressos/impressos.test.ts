import type { Impressos } from '@app/contract/armazem/impressos'
import { expect, test } from 'vitest'
import { useStocked, wrongFields } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const read = async () => (await warehouse.admin.get('/impressos')).json<Impressos>()
const put = (body: object) => warehouse.admin.put('/impressos', body)

test('sizes, resolution and logo are kept, and their history is told', async () => {
  const { etiquetas, versao } = await read()
  const answer = await put({
    etiquetas: { ...etiquetas, lote: { largura: 80, altura: 40 } },
    resolucao: 300,
    logo: { data: PNG },
    versao,
  })
  const saved = answer.json<Impressos>()
  expect(saved).toMatchObject({
    etiquetas: { lote: { largura: 80, altura: 40 }, volume: { largura: 100, altura: 150 } },
    resolucao: 300,
    logo: expect.any(String),
    versao: versao + 1,
  })
  expect((await warehouse.anyone.get(`/public/midia/imagem/${saved.logo}`)).statusCode).toBe(200)
  const [entry] = (await warehouse.admin.get('/api/auditlogs/by-entity-id/1?entidade=impressos')).json()
  expect(entry.changes).toEqual([
    'Logotipo dos impressos: de vazio para “com logotipo novo”',
    'Resolução da impressora térmica: de 203 para 300',
    'Etiqueta de lote: de “100 × 50 mm” para “80 × 40 mm”',
  ])
  expect((await put({ logo: null, versao: saved.versao })).json()).toMatchObject({ logo: null })
  expect((await warehouse.anyone.get(`/public/midia/imagem/${saved.logo}`)).statusCode).toBe(404)
})

test('an old version is refused with what holds now, and a size out of bounds is named', async () => {
  const { etiquetas, versao } = await read()
  const old = await put({ resolucao: 203, versao: versao - 1 })
  expect([old.statusCode, old.json().atual.versao]).toEqual([409, versao])
  const small = { ...etiquetas, produto: { largura: 10, altura: 30 } }
  expect(wrongFields(await put({ etiquetas: small, versao }))).toHaveLength(1)
})

test('a client user reads what papers carry, without the limits of the warehouse', async () => {
  expect(await read()).toMatchObject({ tempoSeparacao: expect.any(Number) })
  expect((await warehouse.cliente.get('/impressos')).json()).toMatchObject({ tempoSeparacao: null })
  expect((await warehouse.cliente.put('/impressos', { resolucao: 203 })).statusCode).toBe(403)
})
