import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { useStocked } from '../testing/warehouse.ts'

const warehouse = useStocked()
const run = promisify(execFile)

type Amostra = { label: string; source: string }
const env: Record<string, string> = { PATH: process.env['PATH'] ?? '' }
let amostras: Amostra[]

beforeAll(async () => {
  const { stock, admin, app, clientes, db, anyone } = warehouse
  const lote = await stock({
    cliente: clientes.um,
    codigo: 'SH-500',
    lote: 'L',
    validade: '2027-12-01',
    quantidade: 100,
  })
  const { id: usuarioId } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'cliente@retaguarda.example')
    .executeTakeFirstOrThrow()
  const key = { nome: 'Exemplos', usuarioId, validadeDias: 7 }
  const habilidades = ['PEDIDO_VER', 'PEDIDO_EDITAR', 'ESTOQUE_VER']
  const { token } = (await admin.post('/chaveApi', { ...key, habilidades })).json()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  Object.assign(env, { URL: url, TOKEN: token, CODIGO_OMNI: lote.codigoOmni })
  amostras = (await anyone.get('/docs/exemplos.json')).json()
})

/** What a command answers, as a shell runs it. */
const answerOf = async (source: string) => {
  const { stdout } = await run('sh', ['-c', `${source} -sS -w '\\n%{http_code}'`], { env })
  const [, body = '', status = ''] = /^([\s\S]*)\n(\d+)$/.exec(stdout) ?? []
  return { status: Number(status), body: JSON.parse(body) }
}

test('each command of the examples does what it says, as it is copied', async () => {
  const answers = new Map<string, { status: number; body: { id: number; eventos: object[] } }>()
  for (const { label, source } of amostras) {
    const answer = await answerOf(source)
    expect(answer.status, `${source}\n${JSON.stringify(answer.body)}`).toBeLessThan(300)
    if (label === 'Fazer um pedido') env['ID'] = String(answer.body.id)
    answers.set(label, answer)
  }
  expect([...answers.keys()]).toEqual([
    'Em nome de quem a chave age, e o que pode',
    'Os lotes livres de um produto',
    'Fazer um pedido',
    'Como está um pedido',
    'O que aconteceu',
  ])
  const made = answers.get('Fazer um pedido')
  expect(made?.status).toBe(201)
  expect(answers.get('Como está um pedido')?.body.id).toBe(made?.body.id)
  expect(answers.get('O que aconteceu')?.body.eventos).toContainEqual(
    expect.objectContaining({ tipo: 'pedido.concluido', objeto: made?.body.id }),
  )
})
