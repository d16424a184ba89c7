import pg from 'pg'
import { withClient } from './client.ts'

// History is permanent: even the application may not change it (a trigger refuses too).
const APPEND_ONLY = [
  'auditoria',
  'movimento',
  'os_historico',
  'os_aprovacao',
  'os_comprovante',
  'os_condicoes',
  'os_escolha',
]

/**
 * When the tables have a separate owner, gives the application's role only what it needs: rows, not tables. The queue
 * keeps its tables in a schema that the application creates for itself.
 */
export const grantApplication = async (ownerUrl: string, applicationUrl: string): Promise<void> => {
  const application = decodeURIComponent(new URL(applicationUrl).username)
  return withClient(
    { connectionString: ownerUrl, application_name: 'retaguarda-migracao' },
    async (client) => {
      const { rows } = await client.query<{ owner: string; database: string }>(
        'select current_user as owner, current_database() as database',
      )
      const [current] = rows
      if (!current || current.owner === application) return
      // A backup of an older version is restored with the tables of that version.
      const { rows: appendOnly } = await client.query<{ name: string }>(
        'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
        [APPEND_ONLY],
      )
      // Months of a divided table are written by its name alone, so that its triggers are not passed by.
      const { rows: months } = await client.query<{ name: string }>(
        `select inhrelid::regclass::text as name
           from pg_inherits join pg_partitioned_table on partrelid = inhparent
          where partstrat = 'r' and inhrelid in (select oid from pg_class where relkind = 'r')`,
      )
      const role = pg.escapeIdentifier(application)
      const database = pg.escapeIdentifier(current.database)
      await client.query(`
      begin;
      grant create on database ${database} to ${role};
      grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage, select on all sequences in schema public to ${role};
      revoke insert, update, delete on migracao from ${role};
      ${appendOnly.map(({ name }) => `revoke update, delete on ${name} from ${role};`).join('\n')}
      ${months.map(({ name }) => `revoke all on ${name} from ${role};`).join('\n')}
      commit;`)
    },
  )
}
