import { randomBytes, randomUUID } from 'node:crypto'
import type { Andamento } from '@app/contract/armazem/andamento'
import type { FotosCarregamento } from '@app/contract/armazem/expedicao'
import { expect, test } from 'vitest'
import { advance, linha, useStocked, wrongFields } from '../pedido/testing/warehouse.ts'

const warehouse = useStocked()

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture of its own: what follows the end of a PNG is not looked at. */
const foto = (filename = 'doca.png') => ({
  filename,
  data: Buffer.concat([PNG, randomBytes(8)]).toString('base64'),
})

const pedidoEm = async (until: 'A_FATURAR' | 'FATURADO' | 'EXPEDIDO') => {
  const pedido = await warehouse.create(warehouse.cliente, [linha(warehouse.lote, 1)], { concluido: true })
  return (await advance(warehouse, pedido, until)).id
}
const add = (id: number, ...fotos: object[]) => warehouse.operador.post(`/expedicao/${id}/fotos`, { fotos })
const codeOf = (answer: { json: () => { error: string } }) => answer.json().error

test('photos come after the invoice, the same one once, and the history tells them', async () => {
  const id = await pedidoEm('A_FATURAR')
  expect(codeOf(await add(id, foto()))).toBe('CARREGAMENTO_FORA')
  await warehouse.save(warehouse.operador, id, { status: 'FATURADO' })
  const [um, dois] = [foto('caminhão.png'), foto()]
  const answer = (await add(id, um, dois)).json<FotosCarregamento>()
  expect(answer).toMatchObject({
    fotos: [{ filename: 'caminhão.png', contentType: 'image/png', autor: expect.any(String) }, {}],
    inclui: true,
    retira: true,
  })
  expect((await add(id, um)).json().fotos).toHaveLength(2)
  const bytes = await warehouse.operador.get(`/expedicao/fotos/${answer.fotos[0]?.id}`)
  expect(bytes.rawPayload.toString('base64')).toBe(um.data)
  expect((await warehouse.historyOf(id)).flat()).toContain('2 fotos do carregamento incluídas')
})

test('a wrong one goes until the order has left; then they are proof', async () => {
  const id = await pedidoEm('FATURADO')
  const { fotos } = (await add(id, foto(), foto())).json<FotosCarregamento>()
  const remove = (at: number) => warehouse.operador.del(`/expedicao/fotos/${fotos[at]?.id}`)
  expect((await remove(0)).json().fotos).toHaveLength(1)
  expect((await remove(0)).statusCode).toBe(404)
  await warehouse.save(warehouse.operador, id, { statusAlcis: 'expedido' })
  expect(codeOf(await remove(1))).toBe('CARREGAMENTO_PROVA')
  expect((await add(id, foto())).json()).toMatchObject({ inclui: true, retira: false })
  expect((await warehouse.historyOf(id)).flat()).toContain('Foto do carregamento retirada')
})

test('the client sees those of the own orders, without who took them, and changes none', async () => {
  const id = await pedidoEm('FATURADO')
  const { fotos } = (await add(id, foto())).json<FotosCarregamento>()
  const path = `/expedicao/fotos/${fotos[0]?.id}`
  expect((await warehouse.cliente.get(`/expedicao/${id}/fotos`)).json()).toMatchObject({
    fotos: [{ autor: null }],
    inclui: false,
    retira: false,
  })
  expect((await warehouse.cliente.get(path)).statusCode).toBe(200)
  expect((await warehouse.cliente.del(path)).statusCode).toBe(403)
  expect((await warehouse.cliente2.get(path)).statusCode).toBe(404)
  expect((await warehouse.cliente2.get(`/expedicao/${id}/fotos`)).statusCode).toBe(404)
})

test('only pictures are accepted, at most twelve, also when two people add them at once', async () => {
  const id = await pedidoEm('FATURADO')
  const pdf = { filename: 'nf.pdf', data: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') }
  expect(wrongFields(await add(id, foto(), pdf))).toEqual(['fotos[1] DOCUMENT_INVALID'])
  await add(id, ...Array.from({ length: 11 }, () => foto()))
  const answers = await Promise.all([add(id, foto()), add(id, foto())])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect((await warehouse.cliente.get(`/expedicao/${id}/fotos`)).json().fotos).toHaveLength(12)
})

test('the shelf of what was not found stands apart from the loading, once, and is never taken away', async () => {
  const prazos = { tempoSeparacao: 4, tempoFaturar: 4 }
  await warehouse.admin.post('/configuracoes', { ...prazos, separacaoScanner: true })
  const { id } = await warehouse.create(warehouse.cliente, [linha(warehouse.lote, 2)], { concluido: true })
  const { operador } = warehouse
  await operador.post('/separacao/tomar', { pedidos: [id] })
  const { saldoId: saldo } = warehouse.lote
  const faltar = (prateleira: object, headers = {}) =>
    operador.post(`/separacao/${id}/faltar`, { saldo, motivo: 'NAO_ESTA', foto: prateleira }, headers)
  const falsa = { filename: 'nota.png', data: Buffer.from('texto').toString('base64') }
  expect(wrongFields(await faltar(falsa))).toEqual(['arquivos[0] ANEXO_CONTEUDO'])
  const prateleira = foto('prateleira.png')
  const headers = { 'idempotency-key': randomUUID() }
  for (const answer of [await faltar(prateleira, headers), await faltar(prateleira, headers)])
    expect([answer.statusCode, answer.json().falta]).toEqual([200, 2])
  // Told anew, the line has the same photo once.
  await operador.post(`/separacao/${id}/ler`, { saldo, codigo: 'A', quantidade: 1 })
  await faltar(prateleira)
  const fotos = async (quem = operador) =>
    (await quem.get(`/expedicao/${id}/fotos`)).json<FotosCarregamento>()
  const [guardada, ...outras] = (await fotos()).faltas
  expect([outras, (await fotos()).fotos]).toEqual([[], []])
  expect(guardada).toMatchObject({ descricao: 'Produto A', lote: 'L1', autor: expect.any(String) })
  expect((await fotos(warehouse.cliente)).faltas).toMatchObject([{ autor: null }])
  const { faltas } = (await warehouse.admin.get('/separacao/andamento')).json<Andamento>()
  expect(faltas.find(({ pedido }) => pedido === id)?.foto).toBe(guardada?.id)
  const bytes = await operador.get(`/expedicao/fotos/${guardada?.id}`)
  expect(bytes.rawPayload.toString('base64')).toBe(prateleira.data)
  expect((await warehouse.cliente2.get(`/expedicao/fotos/${guardada?.id}`)).statusCode).toBe(404)
  expect((await operador.del(`/expedicao/fotos/${guardada?.id}`)).statusCode).toBe(404)
})
