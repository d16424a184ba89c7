import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { namedAnexos } from './features/armazem/pedido/index.ts'
import { startTestApp } from './platform/testing/app.ts'
import { createRecords } from './platform/testing/records/index.ts'
import { claimFiles, sweepFiles } from './platform/files/sweep.ts'
import { FILE_TABLES } from './platform/store/arquivo.ts'

const HOUR = 3600 * 1000

const server = await startTestApp()
const folder = join(server.config.DATA_DIR, 'arquivos')
afterAll(server.close)

const pathOf = (chave: string) => join(folder, chave.slice(0, 2), chave)
const put = async () => (await server.app.services.files.put(Buffer.from('nota'))).chave
const age = (path: string, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR)
  utimesSync(path, then, then)
}
const sweep = () => sweepFiles([namedAnexos]).run({}, server.app.services)

describe('files that no row names', () => {
  it('are removed after a day, with what was cut off while written; named and young ones stay', async () => {
    await createRecords(server)
    const rows = await server.app.services.db.selectFrom('anexo').select('chave').execute()
    const named = rows.map(({ chave }) => chave)
    const [old, young, cut] = [await put(), await put(), await put()]
    writeFileSync(`${pathOf(cut)}.novo`, 'no')
    for (const chave of [old, ...named]) age(pathOf(chave), 25)
    age(`${pathOf(cut)}.novo`, 25)
    age(pathOf(cut), 25)
    age(pathOf(young), 23)
    await sweep()
    expect(named.length).toBeGreaterThan(0)
    expect([young, ...named].filter((chave) => !existsSync(pathOf(chave)))).toEqual([])
    expect([pathOf(old), pathOf(cut), `${pathOf(cut)}.novo`].filter((path) => existsSync(path))).toEqual([])
  })

  it('of another installation are left alone', async () => {
    const chave = await put()
    age(pathOf(chave), 48)
    expect(await claimFiles(server.app.services)).toBe(true)
    writeFileSync(join(folder, 'instalacao'), 'outra')
    await sweep()
    expect(existsSync(pathOf(chave))).toBe(true)
    writeFileSync(join(folder, 'instalacao'), '')
    await sweep()
    expect(readdirSync(join(folder, chave.slice(0, 2)))).toContain(chave)
  })

  it('every table that names files is asked', async () => {
    const { rows } = await server.database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('chave', 'arquivo_chave')
          -- A file is named by a text; the facts of the reports have numbers.
          and data_type = 'text'
          and table_name not in ('idempotencia', 'tentativa_login') order by 1`,
    )
    // A new table here must be in the list and in sweepFiles, because otherwise its files are removed after a day.
    expect(rows.map(({ table_name }) => table_name)).toEqual(FILE_TABLES)
  })
})
