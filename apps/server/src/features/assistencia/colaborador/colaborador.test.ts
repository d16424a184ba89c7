import type { Colaborador, Colaboradores } from '@app/contract/assistencia/colaborador'
import { afterAll, describe, expect, it } from 'vitest'
import { FORTE, startPeople } from '../../../platform/testing/people.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { colaboradorJobs } from './index.ts'

const DIA = 24 * 3_600_000

const people = await startPeople()
const { admin, app, db, enter, clock } = people
const postos = await seedPostos(app)
const responsavel = await app.as('responsavel')
const outro = await app.as('responsavel2')
afterAll(people.close)

/** The answers of calls at once, the good ones first. */
const statusesOf = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)

const endereco = () => `${crypto.randomUUID()}@convidado.example`
const at = (posto: number) => `/postoAutorizado/${posto}/colaboradores`
const listOf = async (posto = postos.um, by = responsavel): Promise<Colaboradores> =>
  (await by.get(at(posto))).json()
const invite = (fields: object = {}, posto = postos.um, by = responsavel) =>
  by.post(`${at(posto)}/convite`, { email: endereco(), role: 'CENTRO_TECNICO', ...fields })

const runJob = (name: string, payload: object = {}) =>
  colaboradorJobs.find((job) => job.name === name)?.run(payload, app.app.services)

/** The token of the newest mail to an address, which the job sends. */
const tokenTo = async (email: string): Promise<string> => {
  const { id } = await db
    .selectFrom('convite')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await runJob('colaborador_convite', { id })
  const { texto } = await db
    .selectFrom('correio')
    .select('texto')
    .where('para', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\/convite#token=([\w-]{43})\n/.exec(texto)?.[1] ?? ''
}

const open = (token: string) => app.anyone.post('/public/colaborador/convite', { token })
const accept = (token: string, fields: object = {}) =>
  app.anyone.post('/public/colaborador/aceitar', {
    token,
    nome: 'renata relojoeira',
    senha: FORTE,
    confirmacao: FORTE,
    ...fields,
  })

/** Lets the time of an invitation be over at that moment. */
const endAt = (id: number, em: number) =>
  db
    .updateTable('convite')
    .set({ expira_em: new Date(em) })
    .where('id', '=', id)
    .execute()

/** A post with room for this many more people and invitations. */
const withRoom = async (posto: number, room: number): Promise<number> => {
  const { emUso, convites } = (await listOf(posto, admin)).licencas
  const licencas = emUso + convites + room
  await db.updateTable('posto_autorizado').set({ licencas }).where('id', '=', posto).execute()
  return licencas
}

const hired = async (role = 'CENTRO_TECNICO'): Promise<Colaborador> => {
  await withRoom(postos.um, 1)
  const email = endereco()
  const invited = await invite({ email, role })
  expect(invited.statusCode, invited.body).toBe(201)
  const made = await accept(await tokenTo(email))
  expect(made.statusCode, made.body).toBe(201)
  const found = (await listOf()).pessoas.find((pessoa) => pessoa.email === email)
  if (!found) throw new Error('nobody')
  return found
}

describe('an invitation', () => {
  it('is sent, opened, accepted with a name and a password, and the person works at the post', async () => {
    const email = endereco()
    const sent = await invite({ email: ` ${email.toUpperCase()} ` })
    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json()).toMatchObject({ email, role: 'CENTRO_TECNICO', papel: 'Técnico', vencido: false })
    const token = await tokenTo(email)
    expect((await open(token)).json()).toEqual({
      posto: 'Posto Um',
      papel: 'Técnico',
      email,
      expiraEm: '2026-11-23T12:00:00.000Z',
    })
    const made = await accept(token)
    expect(made.json()).toMatchObject({ nome: 'Renata Relojoeira', email })
    const { pessoas, convites } = await listOf()
    expect(convites.map((convite) => convite.email)).not.toContain(email)
    expect(pessoas.find((pessoa) => pessoa.email === email)).toMatchObject({
      role: 'CENTRO_TECNICO',
      status: 'ATIVO',
      ultimoAcesso: null,
      editavel: true,
    })
    const me = (await (await enter({ email })).get('/user/me')).json()
    expect(me).toMatchObject({ tipo: 'posto', posto: { id: postos.um } })
    expect((await listOf()).pessoas.find((pessoa) => pessoa.email === email)?.ultimoAcesso).toBe(
      '2026-11-20T12:00:00.000Z',
    )
    const [entry] = (await admin.get(`/auditlog/by-entity-id/${postos.um}?entidade=postoAutorizado`)).json()
    expect(entry.changes).toContain('Convite: “Técnico, aceito”')
    expect(JSON.stringify(entry)).not.toContain(email)
  })

  it('says what is wrong with the name and the passwords, and stays valid', async () => {
    const email = endereco()
    await withRoom(postos.um, 1)
    await invite({ email })
    const token = await tokenTo(email)
    for (const [fields, fieldName, code] of [
      [{ nome: ' ' }, 'nome', 'EMPTY_REQUIRED_FIELD'],
      [{ confirmacao: `${FORTE}x` }, 'confirmacao', 'ConfirmEqualsConstraint'],
      [{ senha: 'senha123', confirmacao: 'senha123' }, 'senha', 'SENHA_FRACA'],
    ] as const) {
      const refused = await accept(token, fields)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().messages).toMatchObject([{ fieldName, code }])
    }
    expect((await accept(token)).statusCode).toBe(201)
  })

  it('works once: the second use, two at once, a revoked and an old link say what became of it', async () => {
    await withRoom(postos.um, 4)
    const [uma, duas, velho] = [endereco(), endereco(), endereco()]
    await invite({ email: uma })
    const token = await tokenTo(uma)
    const answers = await Promise.all([accept(token), accept(token)])
    expect(statusesOf(answers)).toEqual([201, 409])
    expect((await open(token)).json().error).toBe('CONVITE_ACEITO')

    const { id } = (await invite({ email: duas })).json()
    const revogado = await tokenTo(duas)
    expect((await responsavel.post(`/colaborador/convite/${id}/revogar`)).statusCode).toBe(204)
    expect((await open(revogado)).json().error).toBe('CONVITE_REVOGADO')
    expect((await accept(revogado)).json().error).toBe('CONVITE_REVOGADO')
    expect((await responsavel.post(`/colaborador/convite/${id}/enviar`)).json().error).toBe(
      'CONVITE_REVOGADO',
    )
    const row = await db.selectFrom('convite').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.email).toBeNull()

    const { id: velhoId } = (await invite({ email: velho })).json()
    const vencido = await tokenTo(velho)
    await endAt(velhoId, clock().getTime() - 1)
    expect((await open(vencido)).json().error).toBe('CONVITE_VENCIDO')
    expect((await accept(vencido)).json().error).toBe('CONVITE_VENCIDO')
    const again = await responsavel.post(`/colaborador/convite/${velhoId}/enviar`)
    expect(again.json()).toMatchObject({ vencido: false, envios: 1 })
    const novo = await tokenTo(velho)
    expect((await open(vencido)).json().error).toBe('LINK_VENCIDO')
    expect((await accept(novo)).statusCode).toBe(201)
    expect((await open('nada')).json().error).toBe('LINK_VENCIDO')
  })

  it('gives only profiles of posts, to somebody without an account, once per address', async () => {
    await withRoom(postos.um, 2)
    for (const role of ['ROLE_ADMIN', 'ROLE_OPERADOR', 'ROLE_CLIENTE', 'ROLE_MANAUS', 'NENHUM']) {
      const refused = await invite({ role })
      expect(refused.statusCode, role).toBe(400)
      expect(refused.json().messages).toMatchObject([{ fieldName: 'role', code: 'PERFIL_DE_OUTRO_TIPO' }])
    }
    const taken = await invite({ email: 'tecnico@retaguarda.example' })
    expect(taken.json().messages).toMatchObject([{ fieldName: 'email', code: 'EMAIL_AREADY_REGISTERED' }])
    const email = endereco()
    const both = await Promise.all([invite({ email }), invite({ email })])
    expect(statusesOf(both)).toEqual([201, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().messages).toMatchObject([
      { fieldName: 'email', code: 'CONVITE_ABERTO' },
    ])
    const { id } = both.find(({ statusCode }) => statusCode === 201)?.json() ?? {}
    await db.updateTable('convite').set({ envios: 10 }).where('id', '=', id).execute()
    expect((await responsavel.post(`/colaborador/convite/${id}/enviar`)).json().error).toBe('CONVITE_ENVIOS')
    expect((await listOf()).papeis.map(({ codigo }) => codigo)).toEqual(
      expect.arrayContaining(['ATENDENTE', 'CENTRO_TECNICO', 'ROLE_FINANCEIRO_POSTO']),
    )
  })

  it('is forgotten a month after it ended', async () => {
    await withRoom(postos.um, 1)
    const { id } = (await invite()).json()
    const forget = () => runJob('esquecer_convites')
    const exists = async () =>
      (await db.selectFrom('convite').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    await endAt(id, clock().getTime() - 29 * DIA)
    await forget()
    expect(await exists()).toBe(true)
    await endAt(id, clock().getTime() - 31 * DIA)
    await forget()
    expect(await exists()).toBe(false)
  })
})

describe('S9-029: licences', () => {
  it('the last one goes to one of two invitations at once, and of two acceptances at once', async () => {
    const licencas = await withRoom(postos.um, 1)
    const answers = await Promise.all([invite(), invite()])
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      error: 'LICENCAS_ESGOTADAS',
      error_description: expect.stringContaining(`As ${licencas} licenças deste posto estão em uso`),
    })
    await withRoom(postos.um, 2)
    const [um, dois] = [endereco(), endereco()]
    await invite({ email: um })
    await invite({ email: dois })
    const tokens = [await tokenTo(um), await tokenTo(dois)]
    const { emUso } = (await listOf()).licencas
    await db
      .updateTable('posto_autorizado')
      .set({ licencas: emUso + 1 })
      .where('id', '=', postos.um)
      .execute()
    const accepted = await Promise.all(tokens.map((token) => accept(token)))
    expect(statusesOf(accepted)).toEqual([201, 409])
    expect((await listOf()).licencas.emUso).toBe(emUso + 1)
  })

  it('are 10 by default: with ten people the eleventh is refused, also by the database itself', async () => {
    const person = () => ({
      nome: 'X',
      email: endereco(),
      role: 'ATENDENTE',
      tipo: 'posto',
      posto_id: postos.filho,
      senha_hash: '-',
    })
    for (let count = 2; count <= 10; count += 1) await db.insertInto('usuario').values(person()).execute()
    expect((await listOf(postos.filho, admin)).licencas).toEqual({ total: 10, emUso: 10, convites: 0 })
    expect((await invite({}, postos.filho, admin)).json().error).toBe('LICENCAS_ESGOTADAS')
    await expect(db.insertInto('usuario').values(person()).execute()).rejects.toThrow('as 10 licenças')
    const { id } = await db
      .insertInto('usuario')
      .values({ ...person(), ativo: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(
      db.updateTable('usuario').set({ ativo: true }).where('id', '=', id).execute(),
    ).rejects.toThrow('as 10 licenças')
  })
})

describe('a colleague', () => {
  it('is renamed, given another profile, and deactivated: the sessions end and the licence is free', async () => {
    const pessoa = await hired()
    const session = await enter(pessoa)
    const url = `/colaborador/${pessoa.id}`
    const changed = await responsavel.put(url, {
      nome: 'rita ponteiro',
      role: 'ATENDENTE',
      versao: pessoa.versao,
    })
    expect(changed.json()).toMatchObject({
      nome: 'Rita Ponteiro',
      papel: 'Atendente',
      versao: pessoa.versao + 1,
    })
    expect((await responsavel.put(url, { nome: 'Tarde', versao: pessoa.versao })).json().error).toBe(
      'VERSAO_ANTIGA',
    )
    const { emUso } = (await listOf()).licencas
    const { versao } = changed.json()
    expect((await responsavel.put(url, { status: 'INATIVO', versao })).json()).toMatchObject({
      status: 'INATIVO',
    })
    expect((await session.get('/user/me')).statusCode).toBe(401)
    expect((await listOf()).licencas.emUso).toBe(emUso - 1)
    await withRoom(postos.um, 0)
    const full = await responsavel.put(url, { status: 'ATIVO', versao: versao + 1 })
    expect(full.json().error).toBe('LICENCAS_ESGOTADAS')
    await withRoom(postos.um, 1)
    expect((await responsavel.put(url, { status: 'ATIVO', versao: versao + 1 })).json()).toMatchObject({
      status: 'ATIVO',
    })
    // The e-mail is read and taken back, but stays what it is.
    expect((await responsavel.put(url, { email: 'outro@posto.example' })).statusCode).toBe(200)
    expect((await listOf()).pessoas.find(({ id }) => id === pessoa.id)?.email).toBe(pessoa.email)
    for (const body of [{ posto: { id: postos.dois } }, { senha: FORTE }])
      expect((await responsavel.put(url, body)).statusCode, JSON.stringify(body)).toBe(400)
    expect((await responsavel.put(url, { role: 'ROLE_ADMIN' })).json().messages).toMatchObject([
      { fieldName: 'role', code: 'PERFIL_DE_OUTRO_TIPO' },
    ])
  })

  it('is nobody’s but the own post’s: others get 404, and nobody changes the own access', async () => {
    const pessoa = await hired()
    await withRoom(postos.um, 1)
    const { id } = (await invite()).json()
    expect((await outro.get(at(postos.um))).statusCode).toBe(404)
    expect((await invite({}, postos.um, outro)).statusCode).toBe(404)
    expect((await outro.put(`/colaborador/${pessoa.id}`, { nome: 'Meu' })).statusCode).toBe(404)
    for (const act of ['enviar', 'revogar'])
      expect((await outro.post(`/colaborador/convite/${id}/${act}`)).statusCode, act).toBe(404)
    // A credenciado sees its habilitados' orders, but does not run their people.
    expect((await responsavel.get(at(postos.filho))).statusCode).toBe(404)
    expect(
      (await responsavel.put(`/colaborador/${await people.idOf('sp@retaguarda.example')}`, {})).statusCode,
    ).toBe(404)
    const eu = await people.idOf('responsavel@retaguarda.example')
    expect((await responsavel.put(`/colaborador/${eu}`, { status: 'INATIVO' })).json().error).toBe(
      'PROPRIO_ACESSO',
    )
    expect((await admin.get(at(postos.um))).statusCode).toBe(200)
    for (const person of ['atendente', 'tecnico', 'sp', 'manaus', 'financeiro'])
      expect((await (await app.as(person)).get(at(postos.um))).statusCode, person).toBe(403)
  })
})
