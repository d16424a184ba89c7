import type { Executor } from '../../../platform/db/index.ts'

const COLUMNS = [
  'id',
  'tempo_separacao as tempoSeparacao',
  'tempo_faturar as tempoFaturar',
  'versao',
] as const

export type ConfiguracaoRow = { id: number; tempoSeparacao: number; tempoFaturar: number; versao: number }
export type Tempos = Pick<ConfiguracaoRow, 'tempoSeparacao' | 'tempoFaturar'>
type Autor = { usuarioId: number; em: Date }

/** The newest settings are in force (spec §7). */
export const findNewestConfiguracao = (db: Executor): Promise<ConfiguracaoRow | undefined> =>
  db.selectFrom('configuracao').select(COLUMNS).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const findConfiguracao = (db: Executor, id: number): Promise<ConfiguracaoRow | undefined> =>
  db.selectFrom('configuracao').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Locked until the end of the transaction, with its last author. */
export const lockConfiguracao = (db: Executor, id: number) =>
  db
    .selectFrom('configuracao')
    .leftJoin('usuario', 'usuario.id', 'configuracao.alterado_por')
    .select([
      'configuracao.id',
      'tempo_separacao as tempoSeparacao',
      'tempo_faturar as tempoFaturar',
      'configuracao.versao',
      'alterado_em as alteradoEm',
      (eb) => eb.fn.coalesce('usuario.nome_exibicao', 'usuario.nome').as('alteradoPor'),
    ])
    .where('configuracao.id', '=', id)
    .forUpdate('configuracao')
    .executeTakeFirst()

const columnsOf = (tempos: Tempos, { usuarioId, em }: Autor) => ({
  tempo_separacao: tempos.tempoSeparacao,
  tempo_faturar: tempos.tempoFaturar,
  alterado_por: usuarioId,
  alterado_em: em,
})

export const insertConfiguracao = (db: Executor, tempos: Tempos, autor: Autor): Promise<ConfiguracaoRow> =>
  db.insertInto('configuracao').values(columnsOf(tempos, autor)).returning(COLUMNS).executeTakeFirstOrThrow()

export const updateConfiguracao = (
  db: Executor,
  id: number,
  tempos: Tempos,
  autor: Autor,
): Promise<ConfiguracaoRow> =>
  db
    .updateTable('configuracao')
    .set((eb) => ({ ...columnsOf(tempos, autor), versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
