import type { Executor } from '../../../platform/db/index.ts'

const COLUMNS = [
  'id',
  'tempo_separacao as tempoSeparacao',
  'tempo_faturar as tempoFaturar',
  'separacao_scanner as separacaoScanner',
  'conferencia_scanner as conferenciaScanner',
  'contagem_scanner as contagemScanner',
  'chegada_scanner as chegadaScanner',
  'chegada_cega as chegadaCega',
  'versao',
] as const

export type ConfiguracaoRow = {
  id: number
  tempoSeparacao: number
  tempoFaturar: number
  separacaoScanner: boolean
  conferenciaScanner: boolean
  contagemScanner: boolean
  chegadaScanner: boolean
  chegadaCega: boolean
  versao: number
}
export type Valores = Omit<ConfiguracaoRow, 'id' | 'versao'>
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
      'separacao_scanner as separacaoScanner',
      'conferencia_scanner as conferenciaScanner',
      'contagem_scanner as contagemScanner',
      'chegada_scanner as chegadaScanner',
      'chegada_cega as chegadaCega',
      'configuracao.versao',
      'alterado_em as alteradoEm',
      (eb) => eb.fn.coalesce('usuario.nome_exibicao', 'usuario.nome').as('alteradoPor'),
    ])
    .where('configuracao.id', '=', id)
    .forUpdate('configuracao')
    .executeTakeFirst()

const columnsOf = (valores: Valores, { usuarioId, em }: Autor) => ({
  tempo_separacao: valores.tempoSeparacao,
  tempo_faturar: valores.tempoFaturar,
  separacao_scanner: valores.separacaoScanner,
  conferencia_scanner: valores.conferenciaScanner,
  contagem_scanner: valores.contagemScanner,
  chegada_scanner: valores.chegadaScanner,
  chegada_cega: valores.chegadaCega,
  alterado_por: usuarioId,
  alterado_em: em,
})

export const insertConfiguracao = (db: Executor, valores: Valores, autor: Autor): Promise<ConfiguracaoRow> =>
  db.insertInto('configuracao').values(columnsOf(valores, autor)).returning(COLUMNS).executeTakeFirstOrThrow()

export const updateConfiguracao = (
  db: Executor,
  id: number,
  valores: Valores,
  autor: Autor,
): Promise<ConfiguracaoRow> =>
  db
    .updateTable('configuracao')
    .set((eb) => ({ ...columnsOf(valores, autor), versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
