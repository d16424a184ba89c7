import type { OsAviso } from '@app/contract/assistencia/aviso'
import type { Expediente, ExpedienteInput } from '@app/contract/assistencia/chamado'
import type { HorarioDoPosto } from '@app/rules/assistencia/chamado'
import { AVISOS_PADRAO, type TextoDoAviso } from '@app/rules/assistencia/aviso'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

export type ConfiguracaoRow = { versao: number; alteradoEm: Date; alteradoPor: string | null }

export const findConfiguracao = async (db: Executor, lock = false): Promise<ConfiguracaoRow> => {
  const { rows } = await sql<ConfiguracaoRow>`
    select versao, alterado_em as "alteradoEm",
           (select coalesce(nome_exibicao, nome) from usuario where id = alterado_por) as "alteradoPor"
      from assistencia_configuracao ${lock ? sql`for update` : sql``}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of the repair network are one row')
  return row
}

export const updateConfiguracao = (db: Executor, autor: { usuarioId: number; now: Date }) =>
  db
    .updateTable('assistencia_configuracao')
    .set((eb) => ({ versao: eb('versao', '+', 1), alterado_em: autor.now, alterado_por: autor.usuarioId }))
    .returning('versao')
    .executeTakeFirstOrThrow()

/** The texts that differ from the defaults. */
export const listTextos = (db: Executor) =>
  db.selectFrom('os_aviso_texto').select(['aviso', 'assunto', 'email', 'whatsapp']).execute()

/** The current text of one notice. */
export const findTexto = async (db: Executor, aviso: OsAviso): Promise<TextoDoAviso> =>
  (await db
    .selectFrom('os_aviso_texto')
    .select(['assunto', 'email', 'whatsapp'])
    .where('aviso', '=', aviso)
    .executeTakeFirst()) ?? AVISOS_PADRAO[aviso]

export const upsertTexto = (db: Executor, aviso: OsAviso, texto: TextoDoAviso) =>
  db
    .insertInto('os_aviso_texto')
    .values({ aviso, ...texto })
    .onConflict((conflict) => conflict.column('aviso').doUpdateSet(texto))
    .execute()

/** Returns to the default text. */
export const deleteTexto = (db: Executor, aviso: OsAviso) =>
  db.deleteFrom('os_aviso_texto').where('aviso', '=', aviso).execute()

/** The calendars that differ from the defaults. */
export const listExpedientes = (db: Executor): Promise<Expediente[]> =>
  db
    .selectFrom('equipe_expediente')
    .select([
      'equipe',
      'zona',
      'dias',
      'das',
      'ate',
      'carnaval',
      'corpus_christi as corpusChristi',
      'feriados',
    ])
    // The table's checks hold the lists of the contract.
    .$castTo<Expediente>()
    .execute()

export const upsertExpediente = (db: Executor, { corpusChristi, ...expediente }: ExpedienteInput) => {
  const { equipe, ...row } = { ...expediente, corpus_christi: corpusChristi }
  return db
    .insertInto('equipe_expediente')
    .values({ equipe, ...row })
    .onConflict((conflict) => conflict.column('equipe').doUpdateSet(row))
    .execute()
}

/** Returns to the default calendar. */
export const deleteExpediente = (db: Executor, equipe: Expediente['equipe']) =>
  db.deleteFrom('equipe_expediente').where('equipe', '=', equipe).execute()

/** What a post's register says of its hours. */
export const listHorarios = (db: Executor, postos: readonly number[]) =>
  db
    .selectFrom('posto_autorizado')
    .select([
      'id',
      'estado',
      'hora_funcionamento as dias',
      sql<string | null>`to_char(abre, 'HH24:MI')`.as('abre'),
      sql<string | null>`to_char(fecha, 'HH24:MI')`.as('fecha'),
    ])
    .where('id', '=', sql<number>`any (${[...new Set(postos)]}::bigint[])`)
    .$castTo<HorarioDoPosto & { id: number }>()
    .execute()
