import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGrife, type Grife } from './testing/grife.ts'

let started: Grife
let { app, db, operador, create } = {} as Grife
beforeAll(async () => {
  started = await startGrife()
  ;({ app, db, operador, create } = started)
})
afterAll(() => started.close())

const csv = async (body: object) => {
  const answer = await operador.post('/grife/export/CSV', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
}

test('S7-028 S7-029 S7-030: the export is a dated file as Brazilian spreadsheets open it', async () => {
  await sql`delete from grife`.execute(db)
  await create({
    nome: '=1+1',
    codigo: 'F',
    preco: -1234.5,
    desde: '2026-01-31',
    vistoEm: '2026-11-21T02:05:00Z',
  })
  await create({ nome: 'Ponto; vírgula "aspas"', codigo: 'P', propria: true })
  const answer = await csv({})
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  // It is still the 20th in the warehouse's time zone.
  expect(answer.headers['content-disposition']).toBe('attachment; filename="grifes-2026-11-20.csv"')
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(answer.body.slice(1).split('\r\n')).toEqual([
    'Nome;Preço;Desde;Visto em;Própria',
    "'=1+1;-1234,5;31/01/2026;20/11/2026 23:05;Não",
    '"Ponto; vírgula ""aspas""";;;;Sim',
    '',
  ])
})

test('columns and labels are those asked for, neutralised too; a column that is none is a 400', async () => {
  const asked = await csv({ fields: ['preco', 'nome'], labels: ['@Preço', 'N'], filter: { nome: '1' } })
  expect(asked.body.slice(1)).toBe("'@Preço;N\r\n-1234,5;'=1+1\r\n")
  for (const text of ['+55', '-x', '@a', '\tx', '\rx']) {
    await sql`update grife set nome = ${text} where codigo = 'P'`.execute(db)
    const row = (await csv({ fields: ['nome'], filter: { codigo: 'P' } })).body.slice(1).split('\r\n')[1]
    expect(row?.replace(/^"/, '')[0], JSON.stringify(text)).toBe("'")
  }
  const unknown = await operador.post('/grife/export/CSV', { fields: ['nome', 'senha'] })
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json().messages).toMatchObject([{ fieldName: 'fields[1]', code: 'COLUNA_DESCONHECIDA' }])
  expect((await operador.post('/grife/export/CSV', { fields: ['nome'], labels: [] })).statusCode).toBe(400)
  expect((await operador.post('/grife/export/CSV', { pageSize: 100_001 })).statusCode).toBe(400)
})

test('S9-037: of 100.001 rows 100.000 are exported, and it says so', async () => {
  await sql`delete from grife`.execute(db)
  await sql`insert into grife (nome, codigo) select 'Grife ' || n, n from generate_series(1, 100001) n`.execute(
    db,
  )
  const answer = await csv({ fields: ['codigo'], order: 'codigo' })
  const rows = answer.body.trimEnd().split('\r\n').slice(1)
  expect(rows).toHaveLength(100_000)
  expect(new Set(rows).size).toBe(100_000)
  expect(answer.headers['warning']).toBe('299 - "exportados 100.000 de 100.001"')
  expect((await csv({ fields: ['codigo'], pageSize: 10 })).headers['warning']).toBeUndefined()
})

test('a failure in the middle breaks the connection off: no file looks whole', async () => {
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const read = async () => {
    const response = await fetch(`${address}/grife/export/CSV`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operador.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: ['codigo', 'nome'] }),
    })
    const reader = response.body!.getReader()
    await reader.read()
    await sql`alter table grife rename to grife_fora`.execute(db)
    while (!(await reader.read()).done);
  }
  await expect(read()).rejects.toThrow()
  await sql`alter table grife_fora rename to grife`.execute(db)
})
