import type { ImportacaoAviso, ImportacaoErro, RegistroEstado } from '@app/contract/casca/importacao'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** 0 wrong, 1 with a warning, 2 good: problems come first. */
export type Situacao = 0 | 1 | 2

export type LinhaRow = {
  linha: number
  registro: number
  valores: Record<string, string>
  formulas: string[]
  falhas: string[]
  situacao: Situacao
  erros: ImportacaoErro[]
  avisos: ImportacaoAviso[]
  descricao: string | null
}

const STEP = 2_000
const inSteps = async <T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += STEP) await write(rows.slice(at, at + STEP))
}

const recordset = (
  rows: readonly LinhaRow[],
) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as lida (
  linha integer, registro integer, valores jsonb, formulas text[], falhas text[], situacao smallint, erros jsonb,
  avisos jsonb, descricao text)`

export const insertLinhas = (db: Executor, id: number, rows: readonly LinhaRow[]): Promise<void> =>
  inSteps(rows, (part) =>
    sql`
      insert into importacao_linha (importacao_id, linha, registro, valores, formulas, falhas, situacao, inicial, erros,
                                    avisos, descricao)
      select ${id}, linha, registro, valores, formulas, falhas, situacao, situacao, erros, avisos, descricao
        from ${recordset(part)}`.execute(db),
  )

/** Updates lines whose cells or findings changed; a line keeps its first place. */
export const updateLinhas = (db: Executor, id: number, rows: readonly LinhaRow[]): Promise<void> =>
  inSteps(rows, (part) =>
    sql`
      update importacao_linha velha
         set registro = lida.registro, valores = lida.valores, formulas = lida.formulas, falhas = lida.falhas,
             situacao = lida.situacao, erros = lida.erros, avisos = lida.avisos, descricao = lida.descricao
        from ${recordset(part)}
       where velha.importacao_id = ${id} and velha.linha = lida.linha`.execute(db),
  )

const colunas = sql`linha, registro, valores, formulas, falhas, situacao, erros, avisos, descricao`

export const listLinhas = async (db: Executor, id: number): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    select ${colunas} from importacao_linha where importacao_id = ${id} order by linha`.execute(db)
  return rows
}

export const listLinhasOf = async (
  db: Executor,
  id: number,
  registros: readonly number[],
): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    select ${colunas} from importacao_linha
     where importacao_id = ${id} and registro = any(${[...registros]}::int[]) order by linha`.execute(db)
  return rows
}

type Window = { page: number; size: number }

/** A page of lines, problems first. */
export const pageLinhas = async (
  db: Executor,
  id: number,
  situacao: Situacao | null,
  { page, size }: Window,
): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    select ${colunas} from importacao_linha
     where importacao_id = ${id} and (${situacao}::smallint is null or situacao = ${situacao})
     order by least(situacao, inicial), linha limit ${size} offset ${page * size}`.execute(db)
  return rows
}

const deFora = (id: number) => sql`
  importacao_id = ${id} and registro in (
    select ordem from importacao_registro where importacao_id = ${id} and estado not in ('gravado', 'fila'))`

/** The left-out lines in the order of the file. */
export const listLinhasDeFora = async (db: Executor, id: number): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    select ${colunas} from importacao_linha where ${deFora(id)} order by linha`.execute(db)
  return rows
}

export const countLinhasDeFora = async (db: Executor, id: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from importacao_linha where ${deFora(id)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** A page of them; a corrected line keeps its place. */
export const pageLinhasDeFora = async (
  db: Executor,
  id: number,
  { page, size }: Window,
): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    select ${colunas} from importacao_linha where ${deFora(id)}
     order by linha limit ${size} offset ${page * size}`.execute(db)
  return rows
}

/** The number of lines per state, and the highest record. */
export const countSituacoes = async (db: Executor, id: number) => {
  const { rows } = await sql<{ comErro: number; comAviso: number; prontas: number; ultima: number }>`
    select count(*) filter (where situacao = 0) as "comErro", count(*) filter (where situacao = 1) as "comAviso",
           count(*) filter (where situacao = 2) as prontas, coalesce(max(registro), 0) as ultima
      from importacao_linha where importacao_id = ${id}`.execute(db)
  return rows[0] ?? { comErro: 0, comAviso: 0, prontas: 0, ultima: 0 }
}

/** Makes corrected and untried records wait again: all of them, or those of some lines. */
export const requeueRegistros = async (
  db: Executor,
  id: number,
  apenas: readonly number[] | null,
): Promise<number> => {
  const { rows } = await sql<{ ordem: number }>`
    update importacao_registro set estado = 'fila', motivo = null
     where importacao_id = ${id} and estado in ('parado', 'desfeito')
       and (${apenas === null} or ordem in (
         select registro from importacao_linha
          where importacao_id = ${id} and linha = any(${[...(apenas ?? [])]}::int[])))
    returning ordem`.execute(db)
  return rows.length
}

export type RegistroRow = {
  ordem: number
  rotulo: string
  primeiraLinha: number
  linhas: number
  unidades: number | null
  estado: RegistroEstado
  destinoId: number | null
  destinoRotulo: string | null
  motivo: string | null
}
export type RegistroNovo = Pick<RegistroRow, 'ordem' | 'rotulo' | 'primeiraLinha' | 'linhas' | 'unidades'> & {
  estado: 'erro' | 'fila' | 'parado'
}

/** Replaces the records that are not imported yet, because a corrected cell may group the lines differently. */
export const replaceRegistros = async (
  db: Executor,
  id: number,
  rows: readonly RegistroNovo[],
): Promise<void> => {
  await sql`delete from importacao_registro where importacao_id = ${id} and estado <> 'gravado'`.execute(db)
  await inSteps(rows, (part) =>
    sql`
      insert into importacao_registro (importacao_id, ordem, rotulo, primeira_linha, linhas, unidades, estado)
      select ${id}, ordem, rotulo, "primeiraLinha", linhas, unidades, estado
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as novo (
          ordem integer, rotulo text, "primeiraLinha" integer, linhas integer, unidades numeric, estado text)`.execute(
      db,
    ),
  )
}

/** The next waiting records, in the order of the file. */
export const nextRegistros = async (
  db: Executor,
  id: number,
  after: number,
  limit: number,
): Promise<number[]> => {
  const { rows } = await sql<{ ordem: number }>`
    select ordem from importacao_registro
     where importacao_id = ${id} and estado = 'fila' and ordem > ${after} order by ordem limit ${limit}`.execute(
    db,
  )
  return rows.map(({ ordem }) => ordem)
}

export type Desfecho = {
  ordem: number
  estado: 'gravado' | 'recusado'
  destinoId: number | null
  destinoRotulo: string | null
  motivo: string | null
}

export const setDesfechos = async (
  db: Executor,
  id: number,
  desfechos: readonly Desfecho[],
): Promise<void> => {
  await sql`
    update importacao_registro velho
       set estado = feito.estado, destino_id = feito."destinoId", destino_rotulo = feito."destinoRotulo",
           motivo = feito.motivo
      from jsonb_to_recordset(${JSON.stringify(desfechos)}::jsonb) as feito (
        ordem integer, estado text, "destinoId" bigint, "destinoRotulo" text, motivo text)
     where velho.importacao_id = ${id} and velho.ordem = feito.ordem`.execute(db)
}

/** Closes the records that will not be imported any more. */
export const closeRegistros = async (
  db: Executor,
  id: number,
  estado: 'parado' | 'desfeito',
  motivo: string,
): Promise<void> => {
  await sql`
    update importacao_registro set estado = ${estado}, motivo = ${motivo}
     where importacao_id = ${id} and estado = 'fila'`.execute(db)
}

export const countRegistros = async (
  db: Executor,
  id: number,
  estados: readonly RegistroEstado[],
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from importacao_registro
     where importacao_id = ${id} and estado = any(${[...estados]}::text[])`.execute(db)
  return rows[0]?.total ?? 0
}

export const pageRegistros = async (
  db: Executor,
  id: number,
  estados: readonly RegistroEstado[],
  { page, size }: Window,
): Promise<RegistroRow[]> => {
  const { rows } = await sql<RegistroRow>`
    select ordem, rotulo, primeira_linha as "primeiraLinha", linhas, unidades, estado, destino_id as "destinoId",
           destino_rotulo as "destinoRotulo", motivo
      from importacao_registro
     where importacao_id = ${id} and estado = any(${[...estados]}::text[])
     order by ordem limit ${size} offset ${page * size}`.execute(db)
  return rows
}
