import { type AcaoCompra, CAMPOS_COMPRA, type CompraPeca } from '@app/contract/assistencia/compraPeca'
import { namesOf, type NomeDe } from '@app/contract/casca/campos'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { sampleOf } from '../../../platform/testing/plain-field.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const app = await startTestApp()
afterAll(app.close)
await seedPostos(app)
const [tecnico, manaus, admin] = [await app.as('tecnico'), await app.as('manaus'), await app.as('admin')]
const peca = await app.database.db
  .insertInto('peca')
  .values({ codigo: 'PRF', descricao: 'Parafuso', preco: 2.5, estoque: 10 })
  .returning('id')
  .executeTakeFirstOrThrow()

/** The calls up to the one that writes each field; the first creates the purchase. */
const WAYS: Record<NomeDe<typeof CAMPOS_COMPRA>, readonly AcaoCompra[]> = {
  observacoes: [],
  rastreio: ['autorizar', 'enviar'],
  previsaoChegada: ['autorizar', 'enviar'],
  motivo: ['rejeitar'],
}

test.each(namesOf(CAMPOS_COMPRA))(
  'what is said of a purchase as %s is read again, and told in the history where an act writes it',
  async (name) => {
    const { value, told } = sampleOf(CAMPOS_COMPRA[name])
    const body = { [name]: value, itens: [{ peca, quantidade: 1 }] }
    const { id } = (await tecnico.post('/compraPeca', body)).json<CompraPeca>()
    for (const acao of WAYS[name])
      expect((await manaus.put(`/compraPeca/${acao}/${id}`, { [name]: value })).statusCode).toBe(200)
    expect((await tecnico.get(`/compraPeca/${id}`)).json()).toMatchObject({ [name]: value })
    const log = await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=compraPeca`)
    const sentences = log.json<{ changes: string[] }[]>().flatMap(({ changes }) => changes)
    const sentence = `${CAMPOS_COMPRA[name].label}: de vazio para ${told}`
    expect(sentences.includes(sentence)).toBe(WAYS[name].length > 0)
  },
)
