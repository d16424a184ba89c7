import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { ended, importacaoOf, previewOf, PRODUTO, produtosOf, registrosOf, start } from '../testing/sheets.ts'

const app = await startTestApp({ work: true })
const operador = await app.as('operador')
afterAll(app.close)

const previa = (tipo: 'produtos' | 'estoque', rows: string[][]) => previewOf(app, operador, tipo, rows)

test('two starts of the same stock at once add it once', async () => {
  await operador.post('/produto', {
    cliente: { id: app.clientes.um },
    codigoProduto: 'DUAS',
    descricao: 'Duas',
  })
  const rows = [
    ['Cliente', 'Código', 'Lote', 'Quantidade'],
    ['C1', 'DUAS', 'L', '5'],
  ]
  const [one, two] = [await previa('estoque', rows), await previa('estoque', rows)]
  await Promise.all([one, two].map(({ id }) => start(operador, 'estoque', id)))
  const done = await Promise.all([one, two].map(({ id }) => ended(operador, id)))
  expect(done.map(({ gravados, recusados }) => `${gravados} ${recusados}`).toSorted()).toEqual(['0 1', '1 0'])
  const { rows: found } = await app.database.pool.query(
    "select quantidade from saldo join produto on produto.id = produto_id where codigo_produto = 'DUAS'",
  )
  expect(found).toEqual([{ quantidade: 5 }])
})

test('all or nothing: one record taken meanwhile undoes the rest', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ['C1', `TUDO-${at}`, `Produto ${at}`, '', '', ''])
  const found = await previa('produtos', [PRODUTO, ...rows])
  await operador.post('/produto', {
    cliente: { id: app.clientes.um },
    codigoProduto: 'TUDO-180',
    descricao: 'Antes',
  })
  importacaoOf(await start(operador, 'produtos', found.id, { modo: 'tudo-ou-nada' }), 202)
  expect(await ended(operador, found.id)).toMatchObject({ estado: 'desfeita', gravados: 0, recusados: 1 })
  expect(await produtosOf(app, 'TUDO-')).toHaveLength(1)
  const registros = await registrosOf(operador, found.id)
  expect(registros[180]).toMatchObject({ estado: 'recusado', motivo: 'Código de produto já cadastrado.' })
  expect(registros.filter(({ estado }) => estado === 'desfeito')).toHaveLength(249)
})

test('stopped half-way: whole batches stay, the rest is told apart', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ['C1', `PARA-${at}`, `Produto ${at}`, '', '', ''])
  const found = await previa('produtos', [PRODUTO, ...rows])
  importacaoOf(await start(operador, 'produtos', found.id), 202)
  for (;;) {
    const { gravados, segundosRestantes } = importacaoOf(await operador.get(`/importacao/${found.id}`), 200)
    if (gravados > 0) {
      expect(segundosRestantes).not.toBeNull()
      break
    }
  }
  importacaoOf(await operador.post(`/importacao/${found.id}/parar`), 200)
  const done = await ended(operador, found.id)
  expect(done.estado).toBe('parada')
  expect(done.gravados % 100).toBe(0)
  expect(done.gravados).toBeLessThan(3_000)
  expect(await produtosOf(app, 'PARA-')).toHaveLength(done.gravados)
  expect((await operador.get(`/importacao/${found.id}/erros.csv`)).body.trim().split('\r\n')).toHaveLength(
    3_001 - done.gravados,
  )
})

// A measurement, not a proof: RETAGUARDA_MEDIR=1 runs it (docs/decisions/platform/0007-spreadsheets.md).
test.runIf(process.env['RETAGUARDA_MEDIR'] === '1')(
  '20,000 products',
  async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [
      'C2',
      `MIL-${at}`,
      `Produto número ${at}`,
      'un',
      'Sim',
      '',
    ])
    const started = performance.now()
    const found = await previa('produtos', [PRODUTO, ...rows])
    const read = performance.now()
    expect(found).toMatchObject({ linhas: 20_000, certos: 20_000 })
    importacaoOf(await start(operador, 'produtos', found.id), 202)
    const done = await ended(operador, found.id, 900_000)
    expect(done).toMatchObject({ estado: 'terminada', gravados: 20_000 })
    const written = performance.now()
    console.log(
      `20.000 produtos: prévia ${Math.round(read - started)} ms, gravação ${Math.round(written - read)} ms`,
    )
  },
  1_000_000,
)

test('an import whose process died goes on where it stood', async () => {
  const found = await previa('produtos', [
    PRODUTO,
    ['C1', 'MORTO-1', 'Um', '', '', ''],
    ['C1', 'MORTO-2', 'Dois', '', '', ''],
  ])
  const { pool } = app.database
  await pool.query(
    `update importacao set estado = 'gravando', modo = 'so-as-certas', total = 2, iniciada_em = now(), sinal_em = now() - interval '1 hour'
      where id = $1`,
    [found.id],
  )
  await pool.query("select graphile_worker.add_job('importacao_retomar')")
  expect(await ended(operador, found.id)).toMatchObject({ estado: 'terminada', gravados: 2 })
})
