import type { Treinamento, TreinamentoInput } from '@app/contract/assistencia/tecnico'
import type { Recorte } from '@app/contract/casca/paging'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  type CsvKeys,
  csvColumn,
  ofChosen,
  readCsvKeys,
  writeCsvLines,
} from '../../../platform/db/csv.ts'
import type { Database, Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

export type TecnicoRow = {
  id: number
  nome: string
  papel: string
  posto: { id: number; nomeFantasia: string }
  treinamentos: Treinamento[]
  versao: number
}

const treinamentosDe = sql<Treinamento[]>`coalesce((
  select json_agg(json_build_object(
           'marca', json_build_object('id', marca.id, 'nome', marca.nome),
           'modelo', case when modelo.id is not null
             then json_build_object('id', modelo.id, 'codigo', modelo.codigo, 'descricao', modelo.descricao) end,
           'desde', treinamento.desde, 'ate', treinamento.ate)
         order by marca.nome collate "pt-BR-x-icu", modelo.descricao nulls first, treinamento.id)
    from tecnico_treinamento treinamento
    join marca on marca.id = treinamento.marca_id
    left join modelo_produto modelo on modelo.id = treinamento.modelo_produto_id
   where treinamento.usuario_id = usuario.id), '[]')`

const select = sql`
  select usuario.id, coalesce(usuario.nome_exibicao, usuario.nome) as nome, perfil.nome as papel, usuario.versao,
         json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
         ${treinamentosDe} as treinamentos
    from usuario
    join perfil on perfil.codigo = usuario.role
    join posto_autorizado posto on posto.id = usuario.posto_id
   where usuario.ativo and exists (
           select from perfil_habilidade where perfil_id = perfil.id and habilidade = 'OS_REPARAR')`

/** Who repairs at a post, by name. */
export const listTecnicos = async (db: Executor, postoId: number): Promise<TecnicoRow[]> =>
  (
    await sql<TecnicoRow>`
      ${select} and usuario.posto_id = ${postoId} order by coalesce(usuario.nome_exibicao, usuario.nome) collate "pt-BR-x-icu", usuario.id`.execute(
      db,
    )
  ).rows

export const findTecnico = async (db: Executor, id: number): Promise<TecnicoRow | undefined> =>
  (await sql<TecnicoRow>`${select} and usuario.id = ${id}`.execute(db)).rows[0]

/** Read after locking, so that a change by the previous holder is seen. */
export const lockTecnico = async (db: Executor, id: number): Promise<TecnicoRow | undefined> => {
  await db.selectFrom('usuario').select('id').where('id', '=', id).forUpdate().execute()
  return findTecnico(db, id)
}

/** What some people are trained for, whatever they are by now. */
export const findTreinamentosDe = async (db: Executor, ids: readonly number[]) =>
  (
    await sql<{ id: number; treinamentos: Treinamento[] }>`
      select usuario.id, ${treinamentosDe} as treinamentos from usuario
       where usuario.id = any(${[...ids]}::bigint[]) order by usuario.id`.execute(db)
  ).rows

type Filtro = { posto: number | undefined; recorte?: Recorte }

const repara = sql<SqlBool>`usuario.ativo and exists (
  select from perfil_habilidade where perfil_id = perfil.id and habilidade = 'OS_REPARAR')`
const pessoas = sql`
  from usuario
  join perfil on perfil.codigo = usuario.role
  join posto_autorizado posto on posto.id = usuario.posto_id`
const quem = sql`coalesce(usuario.nome_exibicao, usuario.nome)`
const ordem = sql`${quem} collate "pt-BR-x-icu", usuario.id`

/** The people of a post are the business of that post, not of its credenciado. */
const doPosto = (scope: Scope): RawBuilder<SqlBool> => {
  if (scope.tipo === 'tudo') return sql`true`
  return scope.tipo === 'posto' ? sql`usuario.posto_id = ${scope.postoId}` : sql`false`
}

const condicao = (scope: Scope, { posto, recorte }: Filtro): RawBuilder<SqlBool> =>
  sql.join(
    [
      repara,
      doPosto(scope),
      ...(posto === undefined ? [] : [sql`usuario.posto_id = ${posto}`]),
      ...(recorte ? [ofChosen(recorte, sql`usuario.id`)] : []),
    ],
    sql` and `,
  )

/** Every column that an export may have; a training reads 'Marca modelo, de … a …'. */
export const TECNICO_COLUMNS: ReadonlyMap<string, CsvColumn> = new Map([
  ['nome', csvColumn('Nome', quem)],
  ['papel', csvColumn('Perfil', sql.ref('perfil.nome'))],
  ['posto', csvColumn('Posto', sql.ref('posto.nome_fantasia'))],
  [
    'treinamentos',
    csvColumn(
      'Treinamentos',
      sql`(select string_agg(concat_ws(' ', marca.nome, modelo.codigo, 'de', to_char(treinamento.desde, 'DD/MM/YYYY'),
                  'até ' || to_char(treinamento.ate, 'DD/MM/YYYY')), ', ' order by marca.nome, modelo.codigo nulls first, treinamento.id)
             from tecnico_treinamento treinamento
             join marca on marca.id = treinamento.marca_id
             left join modelo_produto modelo on modelo.id = treinamento.modelo_produto_id
            where treinamento.usuario_id = usuario.id)`,
    ),
  ],
])

/** Which people an export holds, in its order. */
export const listTecnicoKeys = (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  { limit, offset }: { limit: number; offset: number },
  csv: Csv,
): Promise<CsvKeys> =>
  readCsvKeys(
    db,
    csv,
    sql`select usuario.id ${pessoas} where ${condicao(scope, filtro)} order by ${ordem} limit ${limit} offset ${offset}`,
  )

export const countTecnicos = async (db: Executor, scope: Scope, filtro: Filtro): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${pessoas} where ${condicao(scope, filtro)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The lines of an export's next step. */
export const writeTecnicoLines = (
  db: Database['db'],
  scope: Scope,
  csv: Csv,
  chaves: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`${pessoas} where usuario.id = any (${chaves}::bigint[]) and ${doPosto(scope)} order by ${ordem}`,
  )

/** The brands of the models among these ids, and which of the brands exist. */
export const findMarcasEModelos = async (db: Executor, inputs: readonly TreinamentoInput[]) => {
  const marcas = await db
    .selectFrom('marca')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(inputs.map(({ marca }) => marca.id)))))
    .execute()
  const modelos = await db
    .selectFrom('modelo_produto')
    .select(['id', 'marca_id as marcaId'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(inputs.flatMap(({ modelo }) => modelo?.id ?? [])))))
    .execute()
  return {
    marcas: new Set(marcas.map(({ id }) => id)),
    marcaDoModelo: new Map(modelos.map(({ id, marcaId }) => [id, marcaId])),
  }
}

export const replaceTreinamentos = async (
  db: Executor,
  usuario_id: number,
  inputs: readonly TreinamentoInput[],
): Promise<void> => {
  await db.deleteFrom('tecnico_treinamento').where('usuario_id', '=', usuario_id).execute()
  if (inputs.length === 0) return
  await db
    .insertInto('tecnico_treinamento')
    .values(
      inputs.map(({ marca, modelo, desde, ate }) => ({
        usuario_id,
        marca_id: marca.id,
        modelo_produto_id: modelo?.id ?? null,
        desde,
        ate: ate ?? null,
      })),
    )
    .execute()
}
