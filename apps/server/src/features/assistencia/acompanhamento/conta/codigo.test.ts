import { usuarioJobs } from '../../../casca/usuario/index.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { startOficina } from '../../ordemServico/testing/oficina.ts'
import { contaConsumidorJobs } from './jobs.ts'
import { startContas } from './testing/contas.ts'

const MINUTO = 60_000
const EMAIL = 'dalva@caixa.example'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db, pass } = oficina
const { account, ask, confirm } = startContas(oficina.app)

describe('the code', () => {
  test('five wrong ones: not even the right one opens; a new one does', async () => {
    await account('cinco')
    const { codigo } = await ask('cinco', 'cinco@caixa.example')
    const wrong = codigo === '000 000' ? '111111' : '000000'
    for (let n = 0; n < 5; n += 1)
      expect((await confirm('cinco', wrong)).json()).toMatchObject({
        messages: [{ fieldName: 'codigo', code: 'PROVA_CODIGO' }],
      })
    expect((await confirm('cinco', codigo)).statusCode).toBe(400)
    const again = await ask('cinco', 'cinco@caixa.example')
    expect((await confirm('cinco', again.codigo)).statusCode).toBe(200)
    expect((await confirm('cinco', again.codigo)).statusCode).toBe(400)
  })

  test('many wrong ones at once are not more than five', async () => {
    await account('rajada')
    const { codigo } = await ask('rajada', 'rajada@caixa.example')
    const wrong = Array.from({ length: 12 }, (_none, n) => String(100_000 + n)).filter(
      (one) => one !== codigo,
    )
    await Promise.all(wrong.map((one) => confirm('rajada', one)))
    const { tentativas } = await db
      .selectFrom('conta_codigo')
      .select('tentativas')
      .where('email', '=', 'rajada@caixa.example')
      .executeTakeFirstOrThrow()
    expect(tentativas).toBe(5)
    expect((await confirm('rajada', codigo)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('a code ends after fifteen minutes or when another code is requested', async () => {
    await account('tarde')
    const first = await ask('tarde', 'tarde@caixa.example')
    pass(15 * MINUTO + 1)
    expect((await confirm('tarde', first.codigo)).statusCode).toBe(400)
    const second = await ask('tarde', 'tarde@caixa.example')
    const third = await ask('tarde', 'tarde@trabalho.example')
    if (second.codigo !== third.codigo) expect((await confirm('tarde', second.codigo)).statusCode).toBe(400)
    const conta = await confirm('tarde', third.codigo)
    expect(conta.json()).toMatchObject({ provados: [{ email: 'tarde@trabalho.example' }], enviado: null })
  })

  test('the answer is the same for every address, and six mails in an hour are too many', async () => {
    await account('curiosa')
    const known = await ask('curiosa', EMAIL)
    const unknown = await ask('curiosa', 'ninguem@caixa.example')
    const bare = ({ answer }: typeof known) => Object.keys(answer.json<object>())
    expect(known.answer.statusCode).toBe(unknown.answer.statusCode)
    expect(bare(known)).toEqual(bare(unknown))
    for (let n = 0; n < 3; n += 1) await ask('curiosa', `outra${n}@caixa.example`)
    expect((await ask('curiosa', 'mais@caixa.example')).answer.statusCode).toBe(429)
  })

  test('codes that nobody may type any more are removed', async () => {
    await account('velha')
    await ask('velha', 'velha@caixa.example')
    const left = () =>
      db.selectFrom('conta_codigo').select('email').where('email', '=', 'velha@caixa.example').execute()
    const [sweep] = contaConsumidorJobs.filter(({ cron }) => cron !== undefined)
    await sweep?.run({}, app.app.services)
    expect(await left()).toHaveLength(1)
    pass(16 * MINUTO)
    await sweep?.run({}, app.app.services)
    expect(await left()).toEqual([])
  })

  test('an account has five addresses at most', async () => {
    const id = await account('muitas')
    await db
      .insertInto('conta_email')
      .values(
        Array.from({ length: 5 }, (_none, n) => ({
          usuario_id: id,
          email: `m${n}@caixa.example`,
          provado_em: oficina.now(),
        })),
      )
      .execute()
    const { answer } = await ask('muitas', 'sexta@caixa.example')
    expect(answer.json()).toMatchObject({ messages: [{ code: 'PROVA_DEMAIS' }] })
  })
})

test('an account that never proved an address is forgotten like who waits; one that did stays', async () => {
  const nunca = await account('nunca')
  const uma = await account('uma')
  await db
    .insertInto('conta_email')
    .values({ usuario_id: uma, email: EMAIL, provado_em: oficina.now() })
    .execute()
  const [esquecer] = usuarioJobs.filter(({ name }) => name === 'esquecer_pendentes')
  pass(400 * 24 * 60 * MINUTO)
  await db
    .updateTable('usuario')
    .set({ criado_em: new Date('2026-01-01') })
    .where('tipo', '=', 'consumidor')
    .execute()
  await esquecer?.run({}, app.app.services)
  const left = await db.selectFrom('usuario').select('id').where('tipo', '=', 'consumidor').execute()
  const ids = left.map(({ id }) => id)
  expect(ids).toContain(uma)
  expect(ids).not.toContain(nunca)
})
