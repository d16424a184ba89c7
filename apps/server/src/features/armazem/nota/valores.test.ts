import { afterAll, beforeEach, expect, it } from 'vitest'
import { readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'

const notas = await startNotas()
const produto = await notas.createProduto('valores', { inteiro: false })
afterAll(notas.server.close)
beforeEach(() => notas.forget())

const NUMBERS = ['', '-1', '99999999999.9999', '99999999999999999999', '0.00000000000001', 'NaN']
const TEXTS = ['', '2026-02-30', '0000-00-00', '😀'.repeat(30), 'x'.repeat(5000)]
const CASES: [tag: string, values: string[]][] = [
  ['qCom', NUMBERS],
  ['qTrib', NUMBERS],
  ['qLote', NUMBERS],
  ['vNF', NUMBERS],
  ['dVal', TEXTS],
  ['nLote', TEXTS],
  ['cProd', TEXTS],
]

const wild = (tag: string, value: string): Buffer =>
  Buffer.from(
    readAmostra('ok-rastro-lotes')
      .toString()
      .replaceAll(new RegExp(`<${tag}>[^<]*</${tag}>`, 'g'), `<${tag}>${value}</${tag}>`),
  )

/** Signature and schema only warn, so any value may come in: none may crash the server or make a wrong balance. */
it.each(CASES)('%s of any kind: saved and received, or refused by name; never a 500', async (tag, values) => {
  for (const value of values) {
    await notas.forget()
    const file = toArquivo(wild(tag, value))
    const told = `${tag} = ${value.slice(0, 30)}`
    const chosen = { id: produto }
    const saved = await notas.post('/save', { nota: file, produtos: [chosen, chosen, chosen] })
    expect([201, 400, 409, 422], told).toContain(saved.statusCode)
    if (saved.statusCode !== 201) continue
    const received = await notas.post(`/${saved.json().id}/recebimento`, {})
    expect([200, 400, 409], told).toContain(received.statusCode)
  }
  const wrong = await notas.server.database.pool.query(
    `select id from saldo where quantidade <> (select coalesce(sum(fisico), 0) from movimento where saldo_id = saldo.id)`,
  )
  expect(wrong.rows).toEqual([])
})
