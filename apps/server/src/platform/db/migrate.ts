import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { withClient } from './client.ts'
import { inShortTurns } from './transaction/short-turns.ts'

type Migration = { numero: number; nome: string; sha256: string; sql: string }
/** A migration as a database, or a backup of one, records it. */
type Applied = Pick<Migration, 'numero' | 'nome' | 'sha256'>

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

const readMigrations = (folder: string): Migration[] => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return files.map((file, index) => {
    const numero = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1])
    if (numero !== index + 1) {
      throw new StartError(`A migração ${file} está fora da sequência: esperava-se o número ${index + 1}.`)
    }
    // A checkout on Windows has other line ends, but it is the same migration.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    return { numero, nome: file.slice(5, -4), sha256, sql }
  })
}

const check = (known: readonly Migration[], applied: readonly Applied[]): void => {
  for (const [index, { numero, nome, sha256 }] of applied.entries()) {
    if (numero !== index + 1) throw new StartError(`Falta a migração ${index + 1} neste banco de dados.`)
    const migration = known[index]
    if (!migration) {
      throw new StartError(
        `O banco de dados é de uma versão mais nova do Retaguarda: tem a migração ${numero} (${nome}), ` +
          `e esta versão conhece até a ${known.length}. Atualize o Retaguarda.`,
      )
    }
    if (migration.nome !== nome || migration.sha256 !== sha256) {
      throw new StartError(
        `A migração ${numero} (${migration.nome}) mudou depois de aplicada a este banco de dados. ` +
          'Migrações aplicadas não se alteram: desfaça a mudança e escreva uma nova.',
      )
    }
  }
}

const checkBackup = (known: Migration[], applied: Applied[], until: readonly Applied[]): void => {
  check(known, until)
  if (applied.length > until.length)
    throw new StartError('O banco de dados já foi preparado por uma versão mais nova que a da cópia.')
}

const TURN_MS = 100

const record = (client: pg.Client, { numero, nome, sha256 }: Migration) =>
  client.query('insert into migracao (numero, nome, sha256) values ($1, $2, $3)', [numero, nome, sha256])

const applyWhole = (client: pg.Client, migration: Migration): Promise<void> =>
  inShortTurns(client, async () => {
    await client.query(migration.sql)
    await record(client, migration)
  })

/**
 * The first line of a migration whose statements run one by one, each by itself: `create index concurrently` lets
 * everybody save meanwhile, and PostgreSQL refuses it in a transaction. One that was broken off is begun again, so each
 * statement may run twice (`drop index concurrently if exists` before it).
 */
const ONE_BY_ONE = '-- one by one'

const applyOneByOne = async (client: pg.Client, migration: Migration): Promise<void> => {
  for (const statement of migration.sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement)
  await record(client, migration)
}

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  const whole = !migration.sql.startsWith(ONE_BY_ONE)
  try {
    await (whole ? applyWhole : applyOneByOne)(client, migration)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const left = whole ? 'nada dela foi aplicado' : 'a próxima partida a começa de novo'
    throw new StartError(`A migração ${migration.numero} (${migration.nome}) falhou e ${left}: ${reason}`, {
      cause: error,
    })
  }
}

/** It is tried again and again, for whoever waits inside a statement is waited for by `create index concurrently`. */
const takeTurn = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      ADVISORY_LOCKS.migracao,
    ])
    if (rows[0]?.mine) return
    await wait(TURN_MS)
  }
}

/**
 * Migrates the database to this version. Several processes may start at once: one migrates, the others wait and then
 * find nothing to do.
 */
export const migrate = async (
  url: string,
  folder: string = FOLDER,
  /** Only as far as the backup's version. */
  until?: readonly Applied[],
): Promise<void> => {
  const known = readMigrations(folder)
  return withClient({ connectionString: url, application_name: 'retaguarda-migracao' }, async (client) => {
    await takeTurn(client)
    await client.query(`create table if not exists migracao (
      numero integer primary key,
      nome text not null,
      sha256 text not null,
      aplicada_em timestamptz not null default now()
    )`)
    const { rows } = await client.query<Applied>('select numero, nome, sha256 from migracao order by numero')
    check(known, rows)
    if (until) checkBackup(known, rows, until)
    for (const migration of known.slice(rows.length, until?.length)) await apply(client, migration)
  })
}
