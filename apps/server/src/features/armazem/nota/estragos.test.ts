import { afterAll, expect, it } from 'vitest'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { damage } from './leitura/testing/acaso.ts'
import { AMOSTRAS, readAmostra } from './leitura/testing/amostras.ts'
import { startNotas, toArquivo } from './testing/notas.ts'

// A tenth of the tries of leitura/fuzz.test.ts or `npm run test:notas`, but through the whole product.
const TENTATIVAS = Math.ceil(Number(process.env['RETAGUARDA_NOTAS_TENTATIVAS'] ?? 400) / 10)
const SEMENTE = Number(process.env['RETAGUARDA_SEMENTE'] ?? 20_261_121)
const LARGEST = 'ok-990-itens'

const notas = await startNotas()
afterAll(notas.server.close)

it(`${TENTATIVAS} damaged notes sent to the calls: read and stored, or refused by name; never a 500`, async () => {
  const acaso = createAcaso(SEMENTE)
  const boas = AMOSTRAS.filter(({ esperado, nome }) => esperado === 'accept' && nome !== LARGEST)
  const produto = await notas.createProduto('estragos', { inteiro: false })
  const seen = new Map<number, number>()
  for (let time = 0; time < TENTATIVAS; time += 1) {
    const { nome } = boas[Math.floor(acaso() * boas.length)] ?? { nome: 'ok-5905-1-item' }
    const { como, bytes } = damage(readAmostra(nome), acaso)
    const said = `${nome}: ${como} (try ${time}, seed ${SEMENTE})`
    const file = toArquivo(bytes)
    const read = await notas.post('/import', file)
    expect([200, 409, 422], `${said}: ${read.body.slice(0, 200)}`).toContain(read.statusCode)
    const linhas = read.statusCode === 200 ? read.json().linhas.length : 1
    const produtos = Array.from({ length: linhas }, () => ({ id: produto }))
    const saved = await notas.post('/save', { nota: file, produtos })
    expect([201, 400, 409, 422], `${said}: ${saved.body.slice(0, 200)}`).toContain(saved.statusCode)
    seen.set(saved.statusCode, (seen.get(saved.statusCode) ?? 0) + 1)
    if (saved.statusCode === 201) await notas.forget()
  }
  // Some must be accepted and some refused, because otherwise the damage tests nothing.
  expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([201, 422]))
}, 900_000)
