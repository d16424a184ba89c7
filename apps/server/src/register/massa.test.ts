import type { MassaLinha } from '@app/contract/casca/massa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller } from '../platform/testing/app.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
let admin: Caller
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})
afterAll(() => app.close())

const marca = async (nome: string): Promise<{ id: number; versao: number }> => {
  const answer = await admin.post('/marca', { nome })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
const massa = async (caller: Caller, ato: string, registros: object[]): Promise<MassaLinha[]> => {
  const answer = await caller.post('/marca/emMassa', { ato, registros })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().linhas
}
const told = (linhas: readonly MassaLinha[]) => linhas.map(({ nome, code, texto }) => [nome, code ?? texto])

test('records are switched off and on again, each by itself', async () => {
  const [a, b] = [await marca('Aurora'), await marca('Boreal')]
  await massa(admin, 'inativar', [{ id: b.id }])
  const linhas = await massa(admin, 'inativar', [{ id: b.id }, { id: a.id }, { id: 999_999 }])
  expect(told(linhas)).toEqual([
    ['Boreal', 'REGISTRO_JA_ASSIM'],
    ['Aurora', 'Inativo'],
    ['', 'NOT_FOUND'],
  ])
  expect(linhas[1]).toMatchObject({ volta: 'ativar', versao: a.versao + 1 })
  expect((await admin.get(`/marca/${a.id}`)).json().status).toBe('INATIVO')
  const [back] = await massa(admin, linhas[1]!.volta!, [{ id: a.id, versao: linhas[1]!.versao! }])
  expect(back).toMatchObject({ feito: true, texto: 'Ativo' })
})

test('a bulk delete keeps records in use and names what uses them', async () => {
  const [used, free] = [await marca('Cometa'), await marca('Delta')]
  const tipo = (await admin.post('/tipoEquipamento', { nome: 'Pulso' })).json()
  const modelo = await admin.post('/modeloProduto', {
    codigo: 'MASSA-1',
    descricao: 'Modelo em uso',
    marca: { id: used.id },
    tipoEquipamento: { id: tipo.id },
    mesesGarantia: 12,
  })
  expect(modelo.statusCode, modelo.body).toBe(201)
  const linhas = await massa(admin, 'excluir', [{ id: used.id }, { id: free.id, versao: free.versao }])
  expect(told(linhas)).toEqual([
    ['Cometa', 'REGISTRO_EM_USO'],
    ['Delta', 'Excluído'],
  ])
  expect((await admin.get(`/marca/${free.id}`)).statusCode).toBe(404)
})

test('one that changed since it was read is left alone', async () => {
  const one = await marca('Estrela')
  await admin.put(`/marca/${one.id}`, { nome: 'Estrela Nova' })
  expect(told(await massa(admin, 'excluir', [one]))).toEqual([['Estrela Nova', 'VERSAO_ANTIGA']])
})

test('a filter says whom it finds, less those taken out', async () => {
  const [a, b] = [await marca('Zênite A'), await marca('Zênite B')]
  const escolha = async (body: object) => (await admin.post('/marca/escolha', body)).json()
  expect(await escolha({ filter: { nome: 'zenite' } })).toEqual({ ids: [a.id, b.id], total: 2 })
  expect(await escolha({ filter: { nome: 'zenite' }, menos: [a.id] })).toEqual({ ids: [b.id], total: 1 })
  const csv = await admin.post('/marca/export/CSV', { fields: ['nome'], ids: [b.id] })
  expect(csv.body.trim().split('\r\n').slice(1)).toEqual(['Zênite B'])
})

test('who may not edit does nothing', async () => {
  const operador = await app.as('operador')
  const answer = await operador.post('/marca/emMassa', { ato: 'excluir', registros: [{ id: 1 }] })
  expect(answer.statusCode).toBe(403)
})
