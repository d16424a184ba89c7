import type { UsuarioItem } from '@app/contract/casca/usuario'
import { afterAll, describe, expect, it } from 'vitest'
import { startPeople } from '../../../platform/testing/people.ts'

const people = await startPeople({ work: true })
const { admin, app, db, hire, pass } = people
afterAll(people.close)

const SENHA = 'Jabuti-Trapezio-48'
let count = 0
const signUp = async (nome = 'Zuleica Prado'): Promise<{ id: number; email: string }> => {
  count += 1
  const email = `zuleica${count}@fora.example`
  const payload = { name: nome, email, password: SENHA, confirmPassword: SENHA }
  const answer = await app.anyone.post('/public/pessoa/', payload)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const mailsTo = (para: string) =>
  db.selectFrom('correio').selectAll().where('para', '=', para).orderBy('id').execute()
const waitFor = (para: string, assunto: string, part: string) =>
  expect
    .poll(
      async () =>
        (await mailsTo(para)).filter((mail) => mail.assunto === assunto && mail.texto.includes(part)),
      {
        timeout: 15_000,
        interval: 20,
      },
    )
    .toHaveLength(1)

const ESPERA = 'Um cadastro espera a liberação'
const LIBERADO = 'O seu acesso foi liberado'

describe('a person who signed up', () => {
  it('is told by mail to whoever may let people in, and to nobody else', async () => {
    const { id } = await (
      await admin.post('/perfil', {
        nome: 'Recepção',
        tipo: 'interno',
        habilidades: ['USUARIO_VER', 'USUARIO_EDITAR'],
      })
    ).json()
    const { codigo } = (await admin.get(`/perfil/${id}`)).json()
    const porter = await hire({ role: codigo })
    const gone = await hire({ role: codigo, status: 'INATIVO' })
    const operador = await hire()
    const pendente = await signUp()
    for (const email of ['admin@retaguarda.example', porter.email])
      await waitFor(email, ESPERA, `/usuario/${pendente.id}\n`)
    expect((await mailsTo(porter.email))[0]?.texto).toContain('Zuleica Prado criou um cadastro')
    for (const { email } of [gone, operador]) expect(await mailsTo(email)).toEqual([])
  })

  it('whose name is none puts no words of a stranger into a mail', async () => {
    const pendente = await signUp('Clique Em http://mau.example')
    await waitFor('admin@retaguarda.example', ESPERA, `/usuario/${pendente.id}\n`)
    const found = (await mailsTo('admin@retaguarda.example')).at(-1)?.texto
    expect(found).toContain('Uma pessoa criou um cadastro')
    expect(found).not.toContain('mau.example')
  })

  it('is told by mail when let in, once', async () => {
    const { id, email } = await signUp()
    const versao = (await admin.get(`/usuario/${id}`)).json().versao
    expect((await admin.put(`/usuario/${id}`, { versao, role: 'ROLE_OPERADOR' })).statusCode).toBe(200)
    await waitFor(email, LIBERADO, email)
    expect((await admin.put(`/usuario/${id}`, { nomeExibicao: 'Zu' })).statusCode).toBe(200)
    const jobs = await db.selectFrom('correio').select('id').where('para', '=', email).execute()
    expect(jobs).toHaveLength(1)
  })

  it('who is taken out of use is not told of anything', async () => {
    const { id, email } = await signUp()
    expect((await admin.put(`/usuario/${id}`, { role: 'ROLE_OPERADOR', status: 'INATIVO' })).statusCode).toBe(
      200,
    )
    const other = await signUp()
    expect((await admin.put(`/usuario/${other.id}`, { role: 'ROLE_OPERADOR' })).statusCode).toBe(200)
    await waitFor(other.email, LIBERADO, other.email)
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('the list of users', () => {
  const list = async (fields: object): Promise<UsuarioItem[]> =>
    (await admin.post('/usuario/findByFiltro', { page: 0, pageSize: 100, filter: {}, ...fields })).json()
      .content

  it('the list shows waiting people first in its usual order alone', async () => {
    pass(60_000)
    await signUp('Zzuleica Última')
    const usual = await list({})
    const waiting = usual.filter(({ tipo }) => tipo === 'pendente')
    expect(waiting.length).toBeGreaterThan(0)
    expect(usual.slice(0, waiting.length)).toEqual(waiting)
    expect((await list({ order: 'nome', direction: 'asc' })).map(({ id }) => id)).toEqual(
      usual.map(({ id }) => id),
    )
    const byMail = await list({ order: 'email', direction: 'asc' })
    expect(byMail[0]?.email).toBe('admin@retaguarda.example')
    const down = await list({ order: 'nome', direction: 'desc' })
    expect(down[0]?.nome).toBe('Zzuleica Última')
    expect(down.at(-1)?.tipo).not.toBe('pendente')
  })
})
