import { afterAll, expect, it } from 'vitest'
import { startOficina } from './testing/oficina.ts'

const oficina = await startOficina()
const { app, postos, db } = oficina
afterAll(oficina.close)

/** An order of each post, by its number of the row. */
const orderOf = async (person: string, consumidor: number) => {
  const { id } = await oficina.create(await app.as(person), { consumidor: { id: consumidor } })
  return id
}
const own = await orderOf('atendente', oficina.consumidores.um)
const child = await orderOf('atendente.filho', oficina.consumidores.filho)
const foreign = await orderOf('atendente2', oficina.consumidores.dois)

it.each([
  ['S6-009', 'ATENDENTE'],
  ['S6-010', 'ROLE_REPRESENTANTE_LEGAL'],
  ['S6-011', 'CENTRO_TECNICO'],
])('%s: %s sees the orders of the own post and its habilitados, and of no other', async (_row, role) => {
  const email = `${role.toLowerCase()}@postos.example`
  await db
    .insertInto('usuario')
    .values({ nome: role, email, role, tipo: 'posto', posto_id: postos.um, senha_hash: '-' })
    .execute()
  const person = await app.as(email)
  expect((await person.get('/user/me')).json().posto.id).toBe(postos.um)
  expect((await person.get(`/ordemServico/${own}`)).statusCode).toBe(200)
  expect((await person.get(`/ordemServico/${child}`)).statusCode).toBe(200)
  expect((await person.get(`/ordemServico/${foreign}`)).statusCode).toBe(404)
  expect((await person.put(`/ordemServico/${foreign}`, { observacoes: 'x' })).statusCode).not.toBe(200)
  const listed = await person.post('/ordemServico/findByFiltro', {})
  const ids = listed.json().content.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(expect.arrayContaining([own, child]))
  expect(ids).not.toContain(foreign)
})

it('decisions 59: one number of several posts finds the order of each that a person may see, with its post', async () => {
  const found = async (person: string) => {
    const caller = await app.as(person)
    const { numero } = (await (await app.as('admin')).get(`/ordemServico/${own}`)).json()
    const looked = await caller.get(`/ordemServico/find?busca=${encodeURIComponent(numero)}`)
    const listed = await caller.post('/ordemServico/findByFiltro', { filter: { busca: numero } })
    type Achada = { id: number; numero: string; posto: { nomeFantasia: string } }
    const rows: Achada[] = listed.json().content
    const idsOf = (of: Achada[]) => of.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(idsOf(looked.json())).toEqual(idsOf(rows))
    expect(new Set(rows.map((row) => row.numero))).toEqual(new Set([numero]))
    return rows.map(({ posto }) => posto.nomeFantasia).toSorted()
  }
  expect(await found('sp')).toEqual(['Posto Dois', 'Posto Filho', 'Posto Um'])
  expect(await found('responsavel')).toEqual(['Posto Filho', 'Posto Um'])
  expect(await found('atendente2')).toEqual(['Posto Dois'])
})

it('one search finds an order as its label says it, by serial number, telephone and document, within the own posts', async () => {
  await db
    .updateTable('consumidor')
    .set({ cnpj_cpf: '52998224725' })
    .where('id', '=', oficina.consumidores.um)
    .execute()
  const { numero, relogio } = (await (await app.as('admin')).get(`/ordemServico/${own}`)).json()
  const found = async (person: string, busca: string) => {
    const answer = await (await app.as(person)).get(`/ordemServico/find?busca=${encodeURIComponent(busca)}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ id: number }[]>().map(({ id }) => id)
  }
  for (const busca of [
    `OS${numero.replace('/', '-')}`,
    `os ${numero}`,
    relogio.numeroSerie,
    '529.982.247-25',
    '90000-0142',
  ])
    expect(await found('atendente', busca), busca).toContain(own)
  const depois = await oficina.create(await app.as('atendente2'), {
    consumidor: { id: oficina.consumidores.dois },
    relogio: { modelo: { id: oficina.modelo.id }, numeroSerie: '1MAISNOVA' },
  })
  expect(await found('atendente2', '1')).toEqual([foreign, depois.id])
  // The digits of a number with its year are not a telephone number.
  expect(await found('atendente', '9000/0014')).toEqual([])
  for (const busca of [relogio.numeroSerie, '52998224725', 'Quaresma'])
    expect(await found('atendente2', busca), busca).toEqual([])
})

it('S6-009, S6-010, S6-011: a person who is moved to another post sees that one’s orders, at once', async () => {
  const admin = await app.as('admin')
  const { id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'tecnico@retaguarda.example')
    .executeTakeFirstOrThrow()
  const person = await app.as('tecnico')
  expect((await person.get(`/ordemServico/${own}`)).statusCode).toBe(200)
  expect((await admin.put(`/usuario/${id}`, { posto: { id: postos.dois } })).statusCode).toBe(200)
  await expect.poll(async () => (await person.get(`/ordemServico/${own}`)).statusCode).toBe(404)
  expect((await person.get(`/ordemServico/${foreign}`)).statusCode).toBe(200)
})
