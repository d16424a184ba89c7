import type { EstadoImportacao, ImportacaoModo } from '@app/contract/casca/importacao'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

const COLUNAS = [
  'id',
  'tipo',
  'usuario_id as usuarioId',
  'cliente_id as clienteId',
  'cliente_nome as clienteNome',
  'arquivo',
  'estado',
  'modo',
  'somar',
  'parar',
  'colunas',
  'ignoradas',
  'exemplo',
  'linhas',
  'prontas',
  'com_aviso as comAviso',
  'com_erro as comErro',
  'registros',
  'certos',
  'total',
  'gravados',
  'recusados',
  'criada_em as criadaEm',
  'iniciada_em as iniciadaEm',
  'terminada_em as terminadaEm',
  'sinal_em as sinalEm',
] as const

// The table's checks equal the lists of the contract.
const select = (db: Executor) =>
  db
    .selectFrom('importacao')
    .select(COLUNAS)
    .$narrowType<{ estado: EstadoImportacao; modo: ImportacaoModo | null }>()
export type ImportacaoRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

/** A person sees only the own imports. */
export const findImportacao = (db: Executor, usuarioId: number, id: number) =>
  select(db).where('id', '=', id).where('usuario_id', '=', usuarioId).executeTakeFirst()

export const lockImportacao = (db: Executor, usuarioId: number, id: number) =>
  select(db).where('id', '=', id).where('usuario_id', '=', usuarioId).forUpdate().executeTakeFirst()

/** For the job, which works for the import's author. */
export const getImportacao = (db: Executor, id: number) => select(db).where('id', '=', id).executeTakeFirst()

export const listImportacoes = (db: Executor, usuarioId: number, tipo: string, limit: number) =>
  select(db)
    .where('usuario_id', '=', usuarioId)
    .where('tipo', '=', tipo)
    .where('estado', '<>', 'previa')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

type Nova = Pick<
  ImportacaoRow,
  'tipo' | 'usuarioId' | 'clienteId' | 'arquivo' | 'colunas' | 'ignoradas' | 'exemplo'
>

export const insertImportacao = async (db: Executor, nova: Nova, now: Date): Promise<number> => {
  const { id } = await db
    .insertInto('importacao')
    .values({
      tipo: nova.tipo,
      usuario_id: nova.usuarioId,
      cliente_id: nova.clienteId,
      arquivo: nova.arquivo,
      colunas: nova.colunas,
      ignoradas: nova.ignoradas,
      exemplo: nova.exemplo,
      criada_em: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Resumo = Pick<
  ImportacaoRow,
  'linhas' | 'prontas' | 'comAviso' | 'comErro' | 'registros' | 'certos' | 'clienteNome' | 'somar'
>

export const setResumo = async (db: Executor, id: number, resumo: Resumo): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({
      linhas: resumo.linhas,
      prontas: resumo.prontas,
      com_aviso: resumo.comAviso,
      com_erro: resumo.comErro,
      registros: resumo.registros,
      certos: resumo.certos,
      cliente_nome: resumo.clienteNome,
      somar: resumo.somar,
    })
    .where('id', '=', id)
    .execute()
}

export const setIniciada = async (
  db: Executor,
  id: number,
  { modo, total, now }: { modo: ImportacaoModo; total: number; now: Date },
): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({ estado: 'fila', modo, total, iniciada_em: now, sinal_em: now })
    .where('id', '=', id)
    .execute()
}

/** Starts an ended import again with the corrections made since. */
export const setRetomada = async (
  db: Executor,
  id: number,
  { modo, total, now }: { modo: ImportacaoModo; total: number; now: Date },
): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({
      estado: 'fila',
      modo,
      total,
      parar: false,
      recusados: 0,
      iniciada_em: now,
      sinal_em: now,
      terminada_em: null,
    })
    .where('id', '=', id)
    .execute()
}

/** All refused records were checked again, so none counts as refused. */
export const setReconferida = async (db: Executor, id: number, total: number): Promise<void> => {
  await db.updateTable('importacao').set({ total, recusados: 0 }).where('id', '=', id).execute()
}

export const setParar = async (db: Executor, id: number): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({ parar: true })
    .where('id', '=', id)
    .where('estado', 'in', ['fila', 'gravando'])
    .execute()
}

/** The progress; it counts the records imported so far. */
export const setAndamento = async (
  db: Executor,
  id: number,
  { gravados, recusados, now }: { gravados: number; recusados: number; now: Date },
): Promise<void> => {
  await db
    .updateTable('importacao')
    .set({ estado: 'gravando', gravados, recusados, sinal_em: now })
    .where('id', '=', id)
    .where('estado', 'in', ['fila', 'gravando'])
    .execute()
}

export const setTerminada = async (
  db: Executor,
  id: number,
  estado: EstadoImportacao,
  now: Date,
): Promise<void> => {
  await sql`
    update importacao
       set estado = ${estado}, terminada_em = ${now}, sinal_em = ${now},
           gravados = feito.gravados, recusados = feito.recusados
      from (select count(*) filter (where estado = 'gravado') as gravados,
                   count(*) filter (where estado = 'recusado') as recusados
              from importacao_registro where importacao_id = ${id}) feito
     where id = ${id}`.execute(db)
}

/** Only one writer at a time, across processes: a second one gives up; the lock ends with the transaction. */
export const tryToWrite = async (db: Executor, id: number): Promise<boolean> => {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('importacao'), ${id}::int) as got`.execute(db)
  return rows[0]?.got ?? false
}

/** Imports that were started and have made no progress since then. */
export const listCaladas = (db: Executor, since: Date) =>
  db
    .selectFrom('importacao')
    .select('id')
    .where('estado', 'in', ['fila', 'gravando'])
    .where('sinal_em', '<', since)
    .execute()

/** Deletes imports together with their lines and records. */
export const deleteImportacoes = async (
  db: Executor,
  { previasAntes, antes }: { previasAntes: Date; antes: Date },
): Promise<void> => {
  await sql`delete from importacao
             where (estado = 'previa' and criada_em < ${previasAntes})
                or (terminada_em is not null and criada_em < ${antes})`.execute(db)
}
