import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { withClient } from '../db/client.ts'
import { StartError } from '../start-error.ts'
import type { Manifest, Tabela } from './manifest.ts'

const nameOf = ({ esquema, nome }: Pick<Tabela, 'esquema' | 'nome'>): string => `${esquema}.${nome}`

const REFERENCES = `
  select distinct conrelid::regclass::text as de, confrelid::regclass::text as para
    from pg_constraint where contype = 'f' and conrelid <> confrelid and not condeferrable`

/** Orders tables before those that refer to them; constraints that are checked at the end need no order. */
const inOrder = async (client: pg.Client, tables: readonly Tabela[]): Promise<Tabela[]> => {
  const { rows } = await client.query<{ de: string; para: string }>(REFERENCES)
  // The search path omits 'public.'.
  const full = (name: string) => (name.includes('.') ? name : `public.${name}`)
  const left = new Map(tables.map((table) => [nameOf(table), table]))
  const ordered: Tabela[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(
      (table) => !rows.some(({ de, para }) => full(de) === nameOf(table) && left.has(full(para))),
    )
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const table of free) left.delete(nameOf(table))
    ordered.push(...free)
  }
  return ordered
}

const loadTable = async (client: pg.Client, folder: string, table: Tabela): Promise<void> => {
  const rows = client.query(copyFrom(`copy ${nameOf(table)} (${table.colunas.join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, table.arquivo)), createGunzip(), rows)
  if (rows.rowCount !== table.linhas)
    throw new StartError(`${nameOf(table)}: ${table.linhas} linhas na cópia, ${rows.rowCount} restauradas.`)
}

// The process that worked on a job no longer exists, so the job becomes free again.
const LET_GO = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`

/**
 * Fills the tables of one schema, all or nothing, as their owner. Triggers are off meanwhile, because the copy holds
 * what they would write, and because the ledger refuses writes otherwise.
 */
export const loadSchema = async (
  url: string,
  folder: string,
  manifest: Manifest,
  esquema: 'public' | 'graphile_worker',
): Promise<void> => {
  const tables = manifest.tabelas.filter((table) => table.esquema === esquema)
  if (tables.length === 0) return
  return withClient({ connectionString: url, application_name: 'retaguarda-copia' }, async (client) => {
    await client.query('begin')
    for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`)
    await client.query('set constraints all deferred')
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`)
    for (const table of await inOrder(client, tables)) await loadTable(client, folder, table)
    for (const { nome, valor, usada } of manifest.sequencias.filter((each) => each.esquema === esquema))
      await client.query('select setval($1::regclass, $2::bigint, $3)', [`${esquema}.${nome}`, valor, usada])
    if (esquema === 'graphile_worker') await client.query(LET_GO)
    // Pending checks would forbid altering the tables, so they run now.
    await client.query('set constraints all immediate')
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`)
    await client.query('commit')
    await client.query('analyze')
  })
}

/** A restore never overwrites: the database must hold no person and no company. */
export const demandEmpty = async (url: string): Promise<void> => {
  return withClient({ connectionString: url, application_name: 'retaguarda-copia' }, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.usuario') is not null as there`,
    )
    if (!rows[0]?.there) return
    const used = await client.query(
      `select 1 where exists (select from usuario) or exists (select from cliente) or exists (select from pedido)`,
    )
    if (used.rowCount) throw new StartError('O banco de dados já tem dados: restaure em um banco vazio.')
  })
}
