import { afterAll, expect, it } from 'vitest'
import { FORTE, startPeople } from '../../../platform/testing/people.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { colaboradorJobs } from './index.ts'

const { admin, app, db, close } = await startPeople()
const postos = await seedPostos(app)
afterAll(close)

const endereco = () => `${crypto.randomUUID()}@convidado.example`
const at = `/postoAutorizado/${postos.filho}/colaboradores`

/** The link of an invitation that is still open. */
const invited = async (): Promise<string> => {
  const email = endereco()
  const sent = await admin.post(`${at}/convite`, { email, role: 'CENTRO_TECNICO' })
  expect(sent.statusCode, sent.body).toBe(201)
  await colaboradorJobs
    .find(({ name }) => name === 'colaborador_convite')
    ?.run({ id: sent.json().id }, app.app.services)
  const { texto } = await db
    .selectFrom('correio')
    .select('texto')
    .where('para', '=', email)
    .executeTakeFirstOrThrow()
  return /#token=([\w-]{43})/.exec(texto)?.[1] ?? ''
}
const person = (ativo: boolean) =>
  db
    .insertInto('usuario')
    .values({
      nome: 'X',
      email: endereco(),
      role: 'ATENDENTE',
      tipo: 'posto',
      posto_id: postos.filho,
      senha_hash: '-',
      ativo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

it('S9-029: the 11th collaborator in a race: invited, hired and called back at once, one of them begins', async () => {
  const { emUso } = (await admin.get(at)).json().licencas
  for (let count = emUso; count < 9; count += 1) await person(true)
  const inativo = await person(false)
  const token = await invited()
  const answers = await Promise.all([
    app.anyone.post('/public/colaborador/aceitar', {
      token,
      nome: 'rosa rubi',
      senha: FORTE,
      confirmacao: FORTE,
    }),
    admin.post('/usuario', {
      nome: 'Raul Rubi',
      email: endereco(),
      role: 'ATENDENTE',
      senha: FORTE,
      posto: { id: postos.filho },
    }),
    admin.put(`/colaborador/${inativo.id}`, { status: 'ATIVO' }),
  ])
  const begun = answers.filter(({ statusCode }) => statusCode < 300)
  expect(begun, answers.map(({ body }) => body).join('\n')).toHaveLength(1)
  for (const answer of answers.filter((each) => !begun.includes(each)))
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('LICENCAS_ESGOTADAS')])
  expect((await admin.get(at)).json().licencas).toMatchObject({ total: 10, emUso: 10 })
})
