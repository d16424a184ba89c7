import { afterAll, beforeEach, expect, test } from 'vitest'
import { type LinhaResumo, resumoJobs } from './resumo.ts'
import { startTestApp, type Caller } from '../../../platform/testing/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { services } = app.app
const [operador, admin, cliente] = [await app.as('operador'), await app.as('admin'), await app.as('cliente')]

let linhas: LinhaResumo[] = []
const [manha, carta] = resumoJobs([
  ({ usuario }) => Promise.resolve(usuario.email.startsWith('operador') ? linhas : []),
])
const choose = (caller: Caller, resumo: boolean) => caller.put('/notificacao/preferencias', { resumo })
const queued = async () =>
  (
    await app.database.pool.query<{ payload: { usuarioId: number } }>(
      `select job.payload from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = 'notificacao_resumo_carta'`,
    )
  ).rows.map(({ payload }) => payload)
/** The morning's job, and then the letters that it left. */
const morning = async () => {
  await manha?.run({}, services)
  const letters = await queued()
  for (const payload of letters) await carta?.run(payload, services)
  return letters.length
}
const mails = () => app.database.db.selectFrom('correio').select(['para', 'assunto', 'texto']).execute()

beforeEach(async () => {
  await app.database.pool.query('delete from correio; delete from graphile_worker._private_jobs')
  for (const caller of [operador, admin]) await choose(caller, false)
})

test('who wants it gets what waits, with where it is; nobody else does', async () => {
  linhas = [
    { rotulo: 'Criados', quantidade: 1_234, link: '/dashboard' },
    { rotulo: 'Para consertar', quantidade: 3, atrasados: 2, link: '/inicio' },
    { rotulo: 'Faturado aguardando expedição', quantidade: 0, link: '/dashboard' },
  ]
  expect((await choose(operador, true)).json()).toMatchObject({ resumo: true })
  expect(await morning()).toBe(1)
  const [mail, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(mail).toMatchObject({ para: 'operador@retaguarda.example', assunto: 'O que espera por você hoje' })
  expect(mail?.texto).toContain('Criados: 1.234\nhttp://localhost')
  expect(mail?.texto).toContain('Para consertar: 3 (2 em atraso)\n')
  expect(mail?.texto).not.toContain('aguardando')
})

test('nothing that waits, no mail; asked for twice on one morning, one letter', async () => {
  linhas = []
  await choose(operador, true)
  await choose(admin, true)
  await manha?.run({}, services)
  expect(await morning()).toBe(2)
  expect(await mails()).toEqual([])
})

test('a company’s people have none, and one who was deactivated or moved there gets none', async () => {
  linhas = [{ rotulo: 'Criados', quantidade: 1, link: '/dashboard' }]
  expect((await cliente.get('/notificacao/preferencias')).json()).toMatchObject({ resumo: null })
  expect((await choose(cliente, true)).json()).toMatchObject({ resumo: null })
  await choose(operador, true)
  const of = app.database.db.updateTable('usuario').where('email', '=', 'operador@retaguarda.example')
  await of.set({ ativo: false }).execute()
  await morning()
  await of.set({ ativo: true }).execute()
  expect(await mails()).toEqual([])
})

test('every part of the product answers for who sees everything', async () => {
  const { id } = (await admin.get('/user/me')).json<{ id: number }>()
  const { modulos } = await import('../../../parts.ts')
  const resumos = Object.values(modulos).flatMap((part) => part.resumos ?? [])
  const [, letter] = resumoJobs([
    ...resumos,
    () => Promise.resolve([{ rotulo: 'Prova', quantidade: 1, link: '/inicio' }]),
  ])
  await letter?.run({ usuarioId: id }, services)
  const [mail] = await mails()
  expect(mail?.texto).toContain('Prova: 1')
})
