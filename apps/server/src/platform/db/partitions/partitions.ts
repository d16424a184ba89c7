import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { withClient } from '../client.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import { inShortTurns } from '../transaction/short-turns.ts'
import { type Divisible, readDivision, switchTables } from './division.ts'

/** What is only added to. */
export const DIVISIBLE: readonly Divisible[] = [
  { nome: 'evento', chave: 'posicao', momento: 'em' },
  { nome: 'auditoria', chave: 'id', momento: 'criado_em' },
  { nome: 'os_historico', chave: 'id', momento: 'criado_em' },
]

const id = pg.escapeIdentifier
const literal = pg.escapeLiteral

/** So near to the month's end the next month is begun with, because the rows are read before they are divided. */
const NEAR_MS = 2 * 86_400_000

/** The first month of its own: until it, everything stays where it is. */
export const firstMonth = (now: Date): Date => {
  const next = (instant: Date) => new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1))
  const first = next(now)
  return first.getTime() - now.getTime() < NEAR_MS ? next(first) : first
}

/** Runs statements that need a table for themselves, all or nothing, without letting anybody wait long behind them. */
const briefly = (client: pg.Client, statements: string) =>
  inShortTurns(client, () => client.query(statements))

const isDivided = async (client: pg.Client, nome: string): Promise<boolean> => {
  const { rows } = await client.query<{ relkind: string }>(
    'select relkind from pg_class where oid = $1::regclass',
    [nome],
  )
  return rows[0]?.relkind === 'p'
}

/** Every row is known to be from before the first month, so that dividing reads none. */
const promiseMonth = async (client: pg.Client, { nome, momento }: Divisible, first: Date): Promise<void> => {
  const promise = id(`${nome}_ate`)
  const check = `check (${id(momento)} < ${literal(first.toISOString())}::timestamptz)`
  await briefly(
    client,
    `alter table ${id(nome)} drop constraint if exists ${promise};
     alter table ${id(nome)} add constraint ${promise} ${check} not valid`,
  )
  await client.query(`alter table ${id(nome)} validate constraint ${promise}`)
}

/** The key of a divided table holds the moment as well. */
const prepareKey = async (client: pg.Client, { nome, chave, momento }: Divisible): Promise<void> => {
  const index = id(`${nome}_repartida`)
  // One that was cut off is of no use.
  await client.query(`drop index concurrently if exists ${index}`)
  await client.query(
    `create unique index concurrently ${index} on ${id(nome)} (${id(chave)}, ${id(momento)})`,
  )
}

type Options = {
  ownerUrl: string
  now: Date
  log: (line: string) => void
}

const divide = async (client: pg.Client, table: Divisible, { now, log }: Options): Promise<void> => {
  const { nome } = table
  if (await isDivided(client, nome)) return log(`${nome}: já repartida por mês.`)
  const division = await readDivision(client, table)
  if (division.dependents.length > 0)
    throw new StartError(`${nome} não se reparte: dependem dela ${division.dependents.join(', ')}.`)
  const first = firstMonth(now)
  await promiseMonth(client, table, first)
  await prepareKey(client, table)
  await briefly(client, switchTables(table, division, first))
  await client.query(`analyze ${id(nome)}`)
  log(`${nome}: repartida por mês a partir de ${first.toISOString().slice(0, 7)}.`)
}

/**
 * Divides the tables by month while the product works: what is there becomes the part of all months until the next one,
 * untouched, and each month that comes is a part of its own. May be cut off, and called again.
 */
export const divideTables = async (tables: readonly Divisible[], options: Options): Promise<void> =>
  withClient(
    { connectionString: options.ownerUrl, application_name: 'retaguarda-particoes' },
    async (client) => {
      // Who waited here for the other would keep its index from being finished.
      const { rows } = await client.query<{ livre: boolean }>('select pg_try_advisory_lock($1) as livre', [
        ADVISORY_LOCKS.particoes,
      ])
      if (!rows[0]?.livre) throw new StartError('As tabelas já estão sendo repartidas por outro comando.')
      for (const table of tables) {
        await divide(client, table, options)
        await briefly(client, `select particoes_manter(${literal(options.now.toISOString())}, '-infinity')`)
      }
    },
  )
