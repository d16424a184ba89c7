import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addJob } from '../jobs/jobs.ts'
import { withClient } from '../db/client.ts'
import { migrate, type Database } from '../db/index.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { createRecords } from '../testing/records/index.ts'
import { createRolesDatabase, type RolesDatabase } from '../testing/roles.ts'
import { backup, restore } from './index.ts'

let folder: string
const installations: RolesDatabase[] = []
let database: Database
let source: TestApp
let place: RolesDatabase['urls'] & { DATA_DIR: string }

const installation = async (): Promise<RolesDatabase> => {
  const created = await createRolesDatabase()
  installations.push(created)
  return created
}
const path = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retaguarda-copia-'))
  const roles = await installation()
  database = await roles.open()
  source = await startTestApp({
    database: { url: roles.urls.DATABASE_URL, database, drop: async () => {} },
    env: { DATA_DIR: path('fonte') },
  })
  place = { ...roles.urls, DATA_DIR: path('fonte') }
  for (let count = 0; count < 3; count += 1) await createRecords(source)
  const operador = await source.as('operador')
  await operador.post('/cliente', {
    nomeFantasia: 'Barra \\ tab\t e "aspas"\nÁgua',
    razaoSocial: '\\N',
    cnpjCpf: '12ABC34501DE35',
  })
  await addJob(database.db, 'varrer_arquivos', { espera: true }, { key: 'espera' })
  await backup(place, path('copia'))
})
afterAll(async () => {
  await source.close()
  await database.close()
  for (const { drop } of installations) await drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Every table with its content, every sequence with its position. */
const contentOf = (url: string): Promise<Record<string, unknown>> =>
  withClient(url, async (client) => {
    const found: Record<string, unknown> = {}
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    )
    // The time at which a migration ran differs per installation.
    for (const { name } of tables) {
      const columns = name.endsWith('.migracao')
        ? 'numero, nome, sha256'
        : name.endsWith('.migrations')
          ? 'id'
          : '*'
      const { rows } = await client.query<{ text: string }>(
        `select coalesce(string_agg(linha::text, E'\\n' order by linha::text), '') as text
         from (select ${columns} from ${name}) linha`,
      )
      found[name] = rows[0]?.text
    }
    const { rows: sequences } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, sequencename) as name from pg_sequences`,
    )
    for (const { name } of sequences)
      found[name] = (await client.query(`select last_value, is_called from ${name}`)).rows[0]
    return found
  })

const filesOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )

describe('a backup', () => {
  it('comes back in another place whole: every table, every sequence, every file', async () => {
    const other = await installation()
    const target = { ...other.urls, DATA_DIR: path('volta') }
    await restore(target, path('copia'))
    const [before, after] = [await contentOf(place.DATABASE_URL), await contentOf(target.DATABASE_URL)]
    expect(Object.keys(before).length).toBeGreaterThan(25)
    expect(before['public.anexo']).not.toBe('')
    expect(before['graphile_worker._private_jobs']).toContain('espera')
    expect(after).toEqual(before)
    expect(Object.keys(filesOf(path('fonte/arquivos'))).length).toBeGreaterThanOrEqual(3)
    expect(filesOf(path('volta/arquivos'))).toEqual(filesOf(path('fonte/arquivos')))

    const restored = await other.open()
    const server = await startTestApp({
      database: { url: target.DATABASE_URL, database: restored, drop: async () => {} },
      env: { DATA_DIR: target.DATA_DIR },
    })
    try {
      // The restored product works: numbering goes on, files open, and the ledger refuses changes again.
      const operador = await server.as('operador')
      const next = (await operador.get('/pedidos/next')).json<number>()
      expect(next).toBe((await (await source.as('operador')).get('/pedidos/next')).json())
      const { rows } = await restored.pool.query<{ id: number }>('select pedido_id as id from anexo limit 1')
      expect((await operador.get(`/pedidos/${rows[0]?.id}/anexos/nf`)).body).toBe('nota')
      await createRecords(server)
      await withClient(other.urls.DATABASE_URL_MIGRACAO, (owner) =>
        expect(owner.query('delete from auditoria')).rejects.toMatchObject({ code: '42501' }),
      )
    } finally {
      await server.close()
      await restored.close()
    }
  })

  it('a restore overwrites nothing: no database, no files, no folder of another copy', async () => {
    const other = await installation()
    await expect(restore({ ...place, DATA_DIR: path('novo') }, path('copia'))).rejects.toThrow('já tem dados')
    await expect(restore({ ...other.urls, DATA_DIR: path('fonte') }, path('copia'))).rejects.toThrow(
      'já tem arquivos',
    )
    await expect(backup(place, path('copia'))).rejects.toThrow('não está vazia')
    const nowhere = 'postgres://a:b@127.0.0.1:1/x'
    await expect(backup({ ...place, DATABASE_URL: nowhere }, path('y'))).rejects.toThrow(
      'Não foi possível usar o PostgreSQL de DATABASE_URL',
    )
    expect(existsSync(path('y'))).toBe(false)
    await expect(
      backup({ ...place, DATABASE_URL: undefined, DATA_DIR: path('nada') }, path('x')),
    ).rejects.toThrow('Não há dados')
  })

  it('cut off, damaged or of a newer version is refused before anything is written', async () => {
    const target = { ...(await installation()).urls, DATA_DIR: path('intacta') }
    await backup(place, path('errada'))
    const manifest = readFileSync(path('errada/retaguarda.json'), 'utf8')
    const { tabelas, migracoes, ...rest } = JSON.parse(manifest)

    const newer = [...migracoes, { numero: migracoes.length + 1, nome: 'futura', sha256: 'x' }]
    writeFileSync(path('errada/retaguarda.json'), JSON.stringify({ ...rest, tabelas, migracoes: newer }))
    await expect(restore(target, path('errada'))).rejects.toThrow('versão mais nova')

    writeFileSync(path('errada/retaguarda.json'), manifest)
    appendFileSync(path(`errada/${tabelas[0].arquivo}`), 'x')
    await expect(restore(target, path('errada'))).rejects.toThrow('danificada')

    rmSync(path('errada/retaguarda.json'))
    await expect(restore(target, path('errada'))).rejects.toThrow('não é uma cópia de segurança completa')
    const { rows } = await withClient(target.DATABASE_URL_MIGRACAO, (client) =>
      client.query(`select to_regclass('public.usuario') as usuario`),
    )
    expect(rows).toEqual([{ usuario: null }])
  })

  it('that breaks off half-way leaves nothing behind, and another try goes through', async () => {
    const { urls } = await installation()
    const target = { ...urls, DATA_DIR: path('segunda') }
    await backup(place, path('torta'))
    const manifest = JSON.parse(readFileSync(path('torta/retaguarda.json'), 'utf8'))
    const lies = manifest.tabelas.map((table: { nome: string; linhas: number }) =>
      table.nome === 'usuario' ? { ...table, linhas: table.linhas + 1 } : table,
    )
    writeFileSync(path('torta/retaguarda.json'), JSON.stringify({ ...manifest, tabelas: lies }))
    await expect(restore(target, path('torta'))).rejects.toThrow('public.usuario')
    expect(existsSync(path('segunda/arquivos'))).toBe(false)
    await restore(target, path('copia'))
    expect(filesOf(path('segunda/arquivos'))).toEqual(filesOf(path('copia/arquivos')))
  })

  it('of an older version is brought forward', async () => {
    // A database of that version has only the first migrations and their tables.
    const old = await installation()
    const { migracoes } = JSON.parse(readFileSync(path('copia/retaguarda.json'), 'utf8'))
    await migrate(old.urls.DATABASE_URL_MIGRACAO, undefined, migracoes.slice(0, 2))
    await withClient(old.urls.DATABASE_URL_MIGRACAO, (owner) =>
      owner.query(`insert into cliente (nome_fantasia, razao_social, cnpj_cpf, codigo_cliente, codigo_depositante)
      values ('Antiga', 'Antiga', '99999002000101', 'A', 'A')`),
    )
    const url = old.urls.DATABASE_URL_MIGRACAO
    await backup(
      { DATABASE_URL: url, DATABASE_URL_MIGRACAO: undefined, DATA_DIR: path('antiga') },
      path('copia-antiga'),
    )

    const target = { ...(await installation()).urls, DATA_DIR: path('atual') }
    await restore(target, path('copia-antiga'))
    const after = await contentOf(target.DATABASE_URL)
    expect(after['public.cliente']).toContain('Antiga')
    expect(after['public.migracao']).toBe((await contentOf(place.DATABASE_URL))['public.migracao'])
  })
})
