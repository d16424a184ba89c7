import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../db/client.ts'
import { hashFile, type Manifest, type Tabela } from './manifest.ts'

// The product's data: its own tables and those of the job queue. The manifest holds the list of migrations.
const TABLES = `
  select quote_ident(spc.nspname) as esquema, quote_ident(rel.relname) as nome,
         array_agg(quote_ident(att.attname) order by att.attnum) as colunas
    from pg_class rel
    join pg_namespace spc on spc.oid = rel.relnamespace
    join pg_attribute att on att.attrelid = rel.oid
   where spc.nspname in ('public', 'graphile_worker') and rel.relkind in ('r', 'p')
     and not rel.relispartition
     and rel.relname not in ('migracao', 'migrations')
     and att.attnum > 0 and not att.attisdropped and att.attgenerated = ''
   group by 1, 2 order by 1, 2`

const SEQUENCES = `
  select quote_ident(schemaname) as esquema, quote_ident(sequencename) as nome from pg_sequences
   where schemaname in ('public', 'graphile_worker') order by 1, 2`

const dumpTable = async (
  client: pg.Client,
  folder: string,
  { esquema, nome, colunas }: Pick<Tabela, 'esquema' | 'nome' | 'colunas'>,
): Promise<Tabela> => {
  const arquivo = `tabelas/${esquema}.${nome}.copy.gz`
  const path = join(folder, arquivo)
  const rows = client.query(copyTo(`copy (select ${colunas.join(', ')} from ${esquema}.${nome}) to stdout`))
  await pipeline(rows, createGzip({ level: 1 }), createWriteStream(path, { mode: 0o600, flush: true }))
  return { esquema, nome, colunas, linhas: rows.rowCount, arquivo, sha256: await hashFile(path) }
}

const readSequences = async (client: pg.Client): Promise<Manifest['sequencias']> => {
  const found: Manifest['sequencias'] = []
  const { rows } = await client.query<{ esquema: string; nome: string }>(SEQUENCES)
  for (const { esquema, nome } of rows) {
    const { rows: state } = await client.query<{ valor: string; usada: boolean }>(
      `select last_value::text as valor, is_called as usada from ${esquema}.${nome}`,
    )
    if (state[0]) found.push({ esquema, nome, ...state[0] })
  }
  return found
}

/** Every table as of one instant, however long the writing takes and whatever is saved meanwhile. */
export const dumpDatabase = async (url: string, folder: string): Promise<Omit<Manifest, 'arquivos'>> => {
  return withClient({ connectionString: url, application_name: 'retaguarda-copia' }, async (client) => {
    mkdirSync(join(folder, 'tabelas'), { mode: 0o700 })
    await client.query('begin isolation level repeatable read read only')
    const { rows: migracoes } = await client.query<Manifest['migracoes'][number]>(
      'select numero, nome, sha256 from migracao order by numero',
    )
    const { rows } = await client.query<Tabela>(TABLES)
    const tabelas: Tabela[] = []
    for (const table of rows) tabelas.push(await dumpTable(client, folder, table))
    // Sequences are read after the tables, so that a number given meanwhile is skipped and never given twice.
    const sequencias = await readSequences(client)
    return { formato: 1, criadoEm: new Date().toISOString(), migracoes, tabelas, sequencias }
  })
}
