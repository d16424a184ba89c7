import type { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import type { AcompanhamentoOs, OsLink } from '@app/contract/assistencia/ordemServico'
import { afterAll, expect, test } from 'vitest'
import { startOficina } from './testing/oficina.ts'

const CPF = '52998224725'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db } = oficina

const person = (nome: string, cpf: string | null) => ({
  nome,
  cpf,
  email: `${nome}@retaguarda.example`,
  role: 'ROLE_CONSUMIDOR',
  tipo: 'consumidor',
  senha_hash: '-',
})
await db
  .insertInto('usuario')
  .values([person('dalva', CPF), person('elcio', '39053344705'), person('sem.cpf', null)])
  .execute()
// The same person at two posts; at the first one somebody else, too.
for (const id of [oficina.consumidores.um, oficina.consumidores.dois])
  await db.updateTable('consumidor').set({ cnpj_cpf: CPF }).where('id', '=', id).execute()
const outra = await db
  .insertInto('consumidor')
  .values({ posto_id: oficina.postos.um, nome: 'Outra Pessoa', cnpj_cpf: '11144477735' })
  .returning('id')
  .executeTakeFirstOrThrow()

const [atendente, atendente2] = [await app.as('atendente'), await app.as('atendente2')]
const primeira = await oficina.create(atendente)
const segunda = await oficina.create(atendente2, { consumidor: { id: oficina.consumidores.dois } })
const alheia = await oficina.create(atendente, { consumidor: { id: outra.id } })
const rascunho = await oficina.create(atendente)
await oficina.put(primeira.id, 'REPARADA')
await oficina.put(segunda.id, 'ESCOLHA_DE_MODELO')
await oficina.put(alheia.id, 'REPARADA')

test('S1-022: a consumer who logs in sees the own orders of every post, in plain words, and nobody else’s', async () => {
  const dalva = await app.as('dalva')
  const answer = await dalva.get('/acompanhamento')
  expect(answer.statusCode, answer.body).toBe(200)
  const own = answer.json<MinhaOs[]>()
  expect(own.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([primeira.id, segunda.id])
  expect(own.find(({ id }) => id === primeira.id)).toMatchObject({
    titulo: 'Seu relógio está pronto',
    posto: 'Posto Um',
    pedeResposta: false,
  })
  expect(own.find(({ id }) => id === segunda.id)).toMatchObject({ pedeResposta: true })
  expect(own.map(({ id }) => id)).not.toContain(rascunho.id)
  for (const other of ['elcio', 'sem.cpf'])
    expect((await (await app.as(other)).get('/acompanhamento')).json(), other).toEqual([])
})

test('S1-022: the link to an own order opens it without a log-in; another’s order does not exist', async () => {
  const dalva = await app.as('dalva')
  const opened = await dalva.post(`/acompanhamento/${primeira.id}/link`)
  expect(opened.statusCode, opened.body).toBe(200)
  const token = new URL(opened.json<OsLink>().href, 'http://localhost').pathname.replace('/acompanhar/', '')
  const page = await app.anyone.post('/public/ordemServico/acompanhar', { token })
  expect(page.statusCode, page.body).toBe(200)
  expect(page.json<AcompanhamentoOs>()).toMatchObject({
    numero: primeira.numero,
    titulo: 'Seu relógio está pronto',
    primeiroNome: 'Dalva',
  })
  for (const id of [alheia.id, rascunho.id, 999_999])
    expect((await dalva.post(`/acompanhamento/${id}/link`)).statusCode, String(id)).toBe(404)
  const elcio = await app.as('elcio')
  expect((await elcio.post(`/acompanhamento/${primeira.id}/link`)).statusCode).toBe(404)
})

test('a consumer has no call of the workshop, and who works there has none of hers', async () => {
  const dalva = await app.as('dalva')
  for (const path of ['/ordemServico', `/ordemServico/${primeira.id}`, '/consumidor', '/usuario', '/inicio'])
    expect([403, 404], path).toContain((await dalva.get(path)).statusCode)
  for (const name of ['atendente', 'sp'])
    expect((await (await app.as(name)).get('/acompanhamento')).statusCode, name).toBe(403)
  expect((await app.anyone.get('/acompanhamento')).statusCode).toBe(401)
  // The administrator may grant the ability, but has no orders of the own.
  const admin = await app.as('admin')
  expect((await admin.get('/acompanhamento')).json()).toEqual([])
  expect((await admin.post(`/acompanhamento/${primeira.id}/link`)).statusCode).toBe(404)
})
