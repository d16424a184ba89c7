import { MINUTE_MS } from '@app/rules/casca/tempo'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startLogIn } from '../../../platform/testing/log-in.ts'
import { PRODUCT, startEntrada } from './testing/entrada.ts'

const start = await startLogIn({ env: { PUBLIC_URL: PRODUCT, PROVEDORES_INTERNOS: '1' } })
const { server, pass } = start
const { db } = server.database
const accounts = {
  ana: { email: 'ana@alfa.example', name: 'ana de souza', email_verified: true, groups: ['estoque'] },
  bia: { email: 'bia@alfa.example', name: 'Bia', groups: ['compras', 'estoque'], amr: ['pwd', 'mfa'] },
  cao: { email: 'cao@beta.example', name: 'Caio' },
  dan: { email: 'dan@alfa.example', email_verified: false },
  cli: { email: 'cliente@retaguarda.example', name: 'Cliente' },
  out: { email: 'cliente2@retaguarda.example', name: 'Outra' },
}
const entrada = await startEntrada(start, accounts)
const { register, begin, bring, enter, enterAs, userOf, pessoa, withApp, wipe } = entrada

beforeEach(async () => {
  await start.reset()
  await wipe()
})
afterAll(async () => {
  entrada.idp.close()
  await start.close()
})

const codeOf = async (answer: PromiseLike<{ json: () => { messages: { code: string }[] } }>) =>
  (await answer).json().messages[0]?.code
describe('the first entry by the log-in of a company', () => {
  it('makes a person who waits for access, tells who may give it, and says so in the history', async () => {
    await register()
    const { user } = await userOf(enterAs('ana@alfa.example'))
    expect(user).toMatchObject({
      nome: 'Ana de Souza',
      email: 'ana@alfa.example',
      tipo: 'pendente',
      authorities: [],
    })
    const { rows } = await server.database.pool.query(
      `select count(*)::int as n from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'usuario_pendente'`,
    )
    expect(rows[0].n).toBeGreaterThan(0)
    const historico = await (
      await server.as('admin')
    ).get(`/auditlog/by-entity-id/${user.id}?entidade=usuario`)
    expect(JSON.stringify(historico.json())).toContain('Alfa')
    const dados = await (await server.as('admin')).get(`/usuario/${user.id}/dados`)
    expect(dados.json()).toMatchObject({ contasDaEmpresa: [{ nome: 'Alfa', sujeito: 'ana' }] })
    // The next entry finds the same person.
    expect((await userOf(enterAs('ana@alfa.example'))).user.id).toBe(user.id)
  })

  it('gives the profile of the first of the groups, in the provider’s company, also to who waited', async () => {
    const admin = await server.as('admin')
    const provedor = await register()
    const { user: waits } = await userOf(enterAs('bia@alfa.example'))
    expect(waits.tipo).toBe('pendente')
    const { pessoas: _, usadoEm: __, ...rest } = provedor
    const grupos = [
      { grupo: 'financeiro', role: 'ROLE_CLIENTE' },
      { grupo: 'estoque', role: 'ROLE_CLIENTE' },
    ]
    const saved = await admin.put(`/provedor/${provedor.id}`, {
      nome: rest.nome,
      emissor: rest.emissor,
      identificador: rest.identificador,
      clienteId: server.clientes.um,
      dominios: rest.dominios,
      campoGrupos: rest.campoGrupos,
      ativo: true,
      grupos,
      versao: provedor.versao,
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const { user } = await userOf(enterAs('bia@alfa.example'))
    expect(user).toMatchObject({ id: waits.id, tipo: 'cliente', cliente: { id: server.clientes.um } })
    expect((await admin.get('/provedor')).json()).toMatchObject([
      { pessoas: expect.any(Number), temSegredo: true },
    ])
  })

  it('binds a person of the company whose address it is, and refuses one of another company', async () => {
    await register({ dominios: ['retaguarda.example'] })
    const before = await pessoa('cliente@retaguarda.example')
    expect((await userOf(enterAs('cliente@retaguarda.example'))).user.id).toBe(before.id)
    expect(await codeOf(enterAs('cliente2@retaguarda.example'))).toBe('PROVEDOR_SEM_ACESSO')
    expect(await db.selectFrom('identidade').selectAll().execute()).toHaveLength(1)
  })

  it('refuses an inactive person, an address of no own domain and one that the provider has not confirmed', async () => {
    await register({ dominios: ['alfa.example', 'retaguarda.example'] })
    await db
      .updateTable('usuario')
      .set({ ativo: false })
      .where('email', '=', 'cliente@retaguarda.example')
      .execute()
    expect(await codeOf(enterAs('cliente@retaguarda.example'))).toBe('PROVEDOR_SEM_ACESSO')
    expect(await codeOf(enterAs('dan@alfa.example'))).toBe('PROVEDOR_EMAIL')
    // The domain leads nowhere, so its person never gets that far.
    expect(await codeOf(begin('cao@beta.example'))).toBe('PROVEDOR_NENHUM')
  })

  it('makes one person of two first entries at once', async () => {
    await register()
    const brought = await Promise.all([bring('ana@alfa.example'), bring('ana@alfa.example')])
    const users = await Promise.all(brought.map((one) => userOf(enter(one))))
    expect(new Set(users.map(({ user }) => user.id)).size).toBe(1)
  })
})

it('a provider that answers says so when an administrator tries it, and comes back as it was read', async () => {
  const provedor = await register()
  const admin = await server.as('admin')
  const tried = await admin.post(`/provedor/${provedor.id}/testar`)
  expect(tried.json()).toEqual({ emissor: entrada.idp.issuer, saida: true })
  const read = (await admin.get(`/provedor/${provedor.id}`)).json<object>()
  const saved = await admin.put(`/provedor/${provedor.id}`, { ...read, nome: 'Alfa do Brasil' })
  expect(saved.json()).toMatchObject({ ...read, nome: 'Alfa do Brasil', versao: 2 })
})

describe('an answer of a provider', () => {
  it('counts once, for the browser that asked, within ten minutes', async () => {
    await register()
    const one = await bring('ana@alfa.example')
    const other = await bring('ana@alfa.example')
    // Another browser's question does not go with this answer.
    expect(await codeOf(enter({ ...one, pedido: other.pedido }))).toBe('PROVEDOR_RECUSOU')
    await userOf(enter(await bring('ana@alfa.example')))
    const again = await bring('ana@alfa.example')
    await userOf(enter(again))
    expect(await codeOf(enter(again))).toBe('PROVEDOR_RECUSOU')
    const late = await bring('ana@alfa.example')
    pass(11 * MINUTE_MS)
    expect(await codeOf(enter(late))).toBe('PROVEDOR_VENCIDO')
    expect(await codeOf(enter({ pedido: 'x', resposta: 'code=1' }))).toBe('PROVEDOR_VENCIDO')
  })

  it('is refused when the provider refuses, is another one, or signs by a key that it does not publish', async () => {
    await register()
    expect(await codeOf(enterAs('ninguem@alfa.example'))).toBe('PROVEDOR_RECUSOU')
    await wipe()
    // The same machine by another name calls itself otherwise.
    await register({ emissor: entrada.idp.issuer.replace('localhost', '127.0.0.1') })
    const wrong = await begin('ana@alfa.example')
    expect(wrong.statusCode).toBe(409)
    expect(await codeOf(Promise.resolve(wrong))).toBe('PROVEDOR_FORA')
    await wipe()
    const old = await startEntrada(start, accounts)
    await old.register({ nome: 'Chave antiga' })
    old.idp.withdrawKey()
    expect(await codeOf(old.enterAs('ana@alfa.example'))).toBe('PROVEDOR_RECUSOU')
    old.idp.close()
  })

  it('that is HTML, half a JSON, never ends or never comes is no answer', async () => {
    const broken = await startEntrada(start, accounts)
    await broken.register({ nome: 'Quebrado' })
    // Those who wait for one answer are refused together, and none fails otherwise.
    broken.idp.breakWith((_, res) => void setTimeout(() => res.end('<html>'), 50))
    const both = await Promise.all([broken.begin('ana@alfa.example'), broken.begin('bia@alfa.example')])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409])
    for (const body of ['<html>', '{"issuer":', `{"issuer":"${'x'.repeat(600_000)}`]) {
      broken.idp.breakWith((_, res) => res.setHeader('content-type', 'application/json').end(body))
      expect(await codeOf(broken.begin('ana@alfa.example'))).toBe('PROVEDOR_FORA')
    }
    broken.idp.close()
    expect(await codeOf(broken.begin('ana@alfa.example'))).toBe('PROVEDOR_FORA')
  })
})

describe('the second step', () => {
  it('is asked of who has one here, unless the provider asked for two factors', async () => {
    await register()
    await userOf(enterAs('ana@alfa.example'))
    await userOf(enterAs('bia@alfa.example'))
    await withApp('ana@alfa.example')
    await withApp('bia@alfa.example')
    expect((await enterAs('ana@alfa.example')).json()).toMatchObject({
      error: 'mfa_required',
      mfa_token: expect.any(String),
      mfa_metodos: ['codigo'],
    })
    await userOf(enterAs('bia@alfa.example'))
  })
})
