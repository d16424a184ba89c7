import type { SugestaoLinha } from '@app/contract/assistencia/compraPeca'
import { sql } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  type CsvKeys,
  csvColumn,
  ofChosen,
  readCsvKeys,
  writeCsvLines,
} from '../../../platform/db/csv.ts'
import type { Recorte } from '@app/contract/casca/paging'
import type { Database, Executor } from '../../../platform/db/index.ts'

/** Orders of the post that lack a part and have not ordered it themselves, the oldest first. */
export const listEspera = async (
  db: Executor,
  postoId: number,
  pecaIds: readonly number[],
): Promise<{ pecaId: number; ordemServicoId: number; falta: number }[]> => {
  const { rows } = await sql<{ pecaId: number; ordemServicoId: number; falta: number }>`
    select peca_id as "pecaId", ordem_servico_id as "ordemServicoId", falta - vem as falta
      from os_espera_peca
     where posto_id = ${postoId} and peca_id = any (${pecaIds}::bigint[]) and falta > vem
     order by ordem_servico_id, peca_id`.execute(db)
  return rows
}

/** Parts that orders wait for come first, then those that lack most of their minimum. */
const ordem = sql`sugestao.falta > 0 desc, sugestao.sugerida > 0 desc, sugestao.codigo, sugestao.peca_id`

export const listSugestao = async (
  db: Executor,
  postoId: number,
  limit: number,
): Promise<SugestaoLinha[]> => {
  const { rows } = await sql<SugestaoLinha>`
    select jsonb_build_object('id', peca_id, 'codigo', codigo, 'descricao', descricao) as peca, preco, quantidade,
           reservado, livre, minimo, vem, falta, sugerida,
           (select coalesce(jsonb_agg(jsonb_build_object('id', os.id, 'numero', os.numero || '/' || os.ano)
                                      order by os.id), '[]')
              from os_espera_peca espera
              join ordem_servico os on os.id = espera.ordem_servico_id
             where espera.posto_id = sugestao.posto_id and espera.peca_id = sugestao.peca_id) as ordens
      from sugestao_peca sugestao
     where posto_id = ${postoId}
     order by ${ordem} limit ${limit}`.execute(db)
  return rows
}

export const countSugestao = async (db: Executor, postoId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('sugestao_peca')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('posto_id', '=', postoId)
    .executeTakeFirstOrThrow()
  return total
}

/** The suggested amounts of these parts; a part that needs no order is not among them. */
export const listSugeridas = async (
  db: Executor,
  postoId: number,
  pecaIds: readonly number[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ peca_id: number; sugerida: number }>`
    select peca_id, sugerida from sugestao_peca
     where posto_id = ${postoId} and peca_id = any (${pecaIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ peca_id, sugerida }) => [peca_id, sugerida]))
}

/** The columns of an export, by their names on the wire. */
export const SUGESTAO_COLUMNS: ReadonlyMap<string, CsvColumn> = new Map([
  ['peca.codigo', csvColumn('Código', sql.ref('sugestao.codigo'))],
  ['peca.descricao', csvColumn('Peça', sql.ref('sugestao.descricao'))],
  ['livre', csvColumn('Livre', sql.ref('sugestao.livre'), 'integer')],
  ['reservado', csvColumn('Reservado', sql.ref('sugestao.reservado'), 'integer')],
  ['vem', csvColumn('A caminho', sql.ref('sugestao.vem'), 'integer')],
  ['minimo', csvColumn('Mínimo', sql.ref('sugestao.minimo'), 'integer')],
  ['falta', csvColumn('Falta às OS', sql.ref('sugestao.falta'), 'integer')],
  ['sugerida', csvColumn('Sugerida', sql.ref('sugestao.sugerida'), 'integer')],
  ['preco', csvColumn('Preço', sql.ref('sugestao.preco'), 'money')],
])

type Corte = { limit: number; offset: number; recorte?: Recorte }

export const listSugestaoKeys = (
  db: Executor,
  postoId: number,
  { limit, offset, recorte = {} }: Corte,
  csv: Csv,
): Promise<CsvKeys> =>
  readCsvKeys(
    db,
    csv,
    sql`select sugestao.peca_id from sugestao_peca sugestao
         where sugestao.posto_id = ${postoId} and ${ofChosen(recorte, sql`sugestao.peca_id`)}
         order by ${ordem} limit ${limit} offset ${offset}`,
  )

export const writeSugestaoLines = (
  db: Database['db'],
  postoId: number,
  csv: Csv,
  chaves: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from sugestao_peca sugestao
       where sugestao.posto_id = ${postoId} and sugestao.peca_id = any (${chaves}::bigint[]) order by ${ordem}`,
  )
