import { afterAll, describe, expect, it } from 'vitest'
import type { Usuario } from '@app/contract/casca/usuario'
import type { Caller } from '../../../platform/testing/app.ts'
import { startTwoProcesses } from '../../../platform/testing/people.ts'

/**
 * Each process caches a session for half a minute. So the end of a session, or a change of its person's rights or name,
 * must reach every other process at the commit.
 */

const SOON = { timeout: 2_000, interval: 5 }

const people = await startTwoProcesses()
const { admin, app, hire, enter, other } = people
afterAll(people.close)

/** A person whose session another process has just read and cached. */
const known = async (fields: object = {}): Promise<{ person: Usuario; far: Caller }> => {
  const person = await hire(fields)
  const far = await enter(person, other)
  expect((await far.get('/user/me')).json()).toMatchObject({ id: person.id })
  return { person, far }
}
const statusOf = async (session: Caller) => (await session.get('/user/me')).statusCode
const userOf = async (session: Caller) => (await session.get('/user/me')).json()

describe('a session ends on every process', () => {
  it.each([
    ['the person is deactivated', (id: number) => admin.put(`/usuario/${id}`, { status: 'INATIVO' })],
    [
      'staff gives another password',
      (id: number) => admin.put(`/usuario/${id}`, { senha: 'Girassol*Bigorna*27' }),
    ],
    ['staff ends it', (id: number) => admin.post(`/usuario/${id}/sessoes/encerrar`)],
    ['the person is deleted', (id: number) => admin.del(`/usuario/${id}`)],
    ['the person is anonymised', (id: number) => admin.post(`/usuario/${id}/anonimizar`)],
  ])('when %s', async (_what, act) => {
    const { person, far } = await known()
    const answer = await act(person.id)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    await expect.poll(() => statusOf(far), SOON).toBe(401)
  })
})

describe('a person is read anew on every process', () => {
  it.each([
    ['another profile', { role: 'ROLE_ADMIN' }, { role: 'ROLE_ADMIN' }],
    ['another name', { nomeExibicao: 'Gente' }, { nomeExibicao: 'Gente' }],
    ['none of the house any more', { role: 'ROLE_PENDENTE' }, { tipo: 'pendente', authorities: [] }],
    [
      'a company',
      { role: 'ROLE_CLIENTE', cliente: { id: app.clientes.dois } },
      { cliente: { id: app.clientes.dois } },
    ],
  ])('when given %s', async (_what, change, shown) => {
    const { person, far } = await known()
    const answer = await admin.put(`/usuario/${person.id}`, change)
    expect(answer.statusCode, answer.body).toBe(200)
    await expect.poll(() => userOf(far), SOON).toMatchObject(shown)
  })

  it('when the profile changes its name, and when it asks for a second factor', async () => {
    const perfil = (
      await admin.post('/perfil', { nome: 'Balcão', tipo: 'interno', habilidades: ['PEDIDO_VER'] })
    ).json()
    const { far } = await known({ role: perfil.codigo })
    await admin.put(`/perfil/${perfil.id}`, { nome: 'Expedição' })
    await expect
      .poll(() => userOf(far), SOON)
      .toMatchObject({ papel: 'Expedição', authorities: ['PEDIDO_VER'] })
    await admin.put(`/perfil/${perfil.id}`, { exigeSegundoFator: true })
    await expect
      .poll(() => userOf(far), SOON)
      .toMatchObject({ authorities: [], segundoFator: { exigido: true } })
  })

  it('when the company changes its name', async () => {
    const { far } = await known({ role: 'ROLE_CLIENTE', cliente: { id: app.clientes.um } })
    await admin.put(`/cliente/${app.clientes.um}`, { nomeFantasia: 'Outro Nome' })
    await expect.poll(() => userOf(far), SOON).toMatchObject({ cliente: { nomeFantasia: 'Outro Nome' } })
  })
})
