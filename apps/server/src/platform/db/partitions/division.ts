import pg from 'pg'

/** A table with its key and the moment by which it is divided. */
export type Divisible = { nome: string; chave: string; momento: string }

type Named = { nome: string; definicao: string }

/** What belongs to a table and must belong to the divided one. */
export type Division = {
  triggers: Named[]
  indexes: Named[]
  references: Named[]
  grants: { papel: string; direito: string }[]
  sequence: string
  /** Views, functions and references that would go on naming the part of the old months alone. */
  dependents: string[]
}

const id = pg.escapeIdentifier
const literal = pg.escapeLiteral

const read = async <T extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  nome: string,
): Promise<T[]> => (await client.query<T>(text, [nome])).rows

export const readDivision = async (client: pg.Client, { nome, chave }: Divisible): Promise<Division> => {
  const [{ sequence } = { sequence: '' }] = await client
    .query<{ sequence: string }>('select pg_get_serial_sequence($1, $2) as sequence', [nome, chave])
    .then(({ rows }) => rows)
  const dependents = await read<{ nome: string }>(
    client,
    `select distinct pg_describe_object(classid, objid, 0) as nome from pg_depend
      where classid in ('pg_rewrite'::regclass, 'pg_proc'::regclass)
        and (refclassid, refobjid) in (('pg_class'::regclass, $1::regclass),
             ('pg_type'::regclass, (select reltype from pg_class where oid = $1::regclass)))
      union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = $1::regclass`,
    nome,
  )
  return {
    triggers: await read<Named>(
      client,
      `select tgname as nome, pg_get_triggerdef(oid) as definicao from pg_trigger
        where tgrelid = $1::regclass and not tgisinternal order by 1`,
      nome,
    ),
    indexes: await read<Named>(
      client,
      `select indexrelid::regclass::text as nome, pg_get_indexdef(indexrelid) as definicao from pg_index
        where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)
          and indexrelid::regclass::text <> $1::text || '_repartida' order by 1`,
      nome,
    ),
    references: await read<Named>(
      client,
      `select conname as nome, pg_get_constraintdef(oid) as definicao from pg_constraint
        where conrelid = $1::regclass and contype = 'f' order by 1`,
      nome,
    ),
    grants: await read<Division['grants'][number]>(
      client,
      `select grantee::regrole::text as papel, privilege_type as direito
         from pg_class, aclexplode(relacl) where pg_class.oid = $1::regclass and grantee not in (0, relowner)`,
      nome,
    ),
    sequence,
    dependents: dependents.map((each) => each.nome),
  }
}

/**
 * The divided table takes the place of the old one, which becomes its first part, by statements that read no row: the
 * promise of the month is proved, and the key is made.
 */
export const switchTables = (
  { nome, chave, momento }: Divisible,
  { triggers, indexes, references, grants, sequence }: Division,
  first: Date,
): string => {
  const table = id(nome)
  const old = id(`${nome}_antes`)
  const following = `${nome}_sequencia_nova`
  const sequenceName = sequence.split('.').at(-1) ?? ''
  return [
    `lock table ${table} in access exclusive mode`,
    ...triggers.map((trigger) => `drop trigger ${id(trigger.nome)} on ${table}`),
    `alter table ${table} rename to ${old}`,
    `alter table ${old} drop constraint ${id(`${nome}_pkey`)}`,
    `alter table ${old} add constraint ${id(`${nome}_antes_pkey`)} primary key using index ${id(`${nome}_repartida`)}`,
    ...indexes.map((index) => `alter index ${id(index.nome)} rename to ${id(`${index.nome}_antes`)}`),
    `create table ${table} (like ${old} including all excluding identity excluding indexes)
       partition by range (${id(momento)})`,
    `alter table ${table} drop constraint ${id(`${nome}_ate`)}`,
    `alter table ${table} alter column ${id(chave)} add generated always as identity (sequence name ${id(following)})`,
    `select setval(${literal(following)}, last_value, is_called) from ${sequence}`,
    `alter table ${old} alter column ${id(chave)} drop identity`,
    `alter sequence ${id(following)} rename to ${sequenceName}`,
    `alter table ${table} add constraint ${id(`${nome}_pkey`)} primary key (${id(chave)}, ${id(momento)})`,
    ...indexes.map((index) => index.definicao),
    ...references.map(
      (reference) => `alter table ${table} add constraint ${id(reference.nome)} ${reference.definicao}`,
    ),
    `alter table ${table} attach partition ${old} for values from (minvalue) to (${literal(first.toISOString())})`,
    `alter table ${old} drop constraint ${id(`${nome}_ate`)}`,
    // A row of a month that nobody has made yet still finds a place.
    `create table ${id(`${nome}_resto`)} partition of ${table} default`,
    ...triggers.map((trigger) => trigger.definicao),
    ...grants.map(({ papel, direito }) => `revoke ${direito} on ${old} from ${papel}`),
    ...grants.map(({ papel, direito }) => `grant ${direito} on ${table} to ${papel}`),
    ...new Set(grants.map(({ papel }) => `grant usage, select on sequence ${sequenceName} to ${papel}`)),
  ].join(';\n')
}
