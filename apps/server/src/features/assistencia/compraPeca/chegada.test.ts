import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, peca, atendente, tecnico, done, orcada, read, linhaServico, linhaPeca } = bancada
afterAll(app.close)

test('S4-037 S7-093: what an approved budget asks for is bought, and its arrival moves the order on', async () => {
  const manaus = await app.as('manaus')
  await db.updateTable('peca').set({ estoque: 5 }).where('id', '=', peca.id).execute()
  const { id } = await orcada([linhaServico, { ...linhaPeca, solicitarPeca: true }])
  await done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
  const { numero, statusOS, faltaPeca } = await read(id)
  expect(statusOS.name).toBe('ORCAMENTO_APROVADO')
  expect(faltaPeca).toBe('A_CAMINHO')
  const found = await tecnico.post('/compraPeca/findByFiltro', { filter: { ordemServico: numero } })
  const [compra] = found.json().content
  expect(compra).toMatchObject({ situacao: 'SOLICITADA', unidades: 2, ordensServico: numero })
  for (const [by, acao, body, pecaEm] of [
    [manaus, 'autorizar', {}, null],
    [manaus, 'enviar', { previsaoChegada: '2026-12-01' }, '2026-12-01'],
    [tecnico, 'receber', {}, null],
  ] as const) {
    expect((await read(id)).statusOS.name).toBe('ORCAMENTO_APROVADO')
    const answer = await by.put(`/compraPeca/${acao}/${compra.id}`, body)
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await read(id)).pecaEm).toBe(pecaEm)
  }
  expect((await read(id)).statusOS.name).toBe('AGUARDANDO_CONSERTO')
  expect((await manaus.get(`/peca/${peca.id}`)).json()).toMatchObject({ estoque: 3 })
})
