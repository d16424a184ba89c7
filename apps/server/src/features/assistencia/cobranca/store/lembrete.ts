import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

/** Open charges of active posts that are not withheld. */
const lembraveis = (db: Executor) =>
  db
    .selectFrom('cobranca')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'cobranca.posto_id')
    .where('cobranca.status', '=', 'ABERTA')
    .where('cobranca.retida', '=', false)
    .where('posto.ativo', '=', true)

/** The charges due until a day, of which a reminder may be true. */
export const listLembraveis = (db: Executor, ate: string) =>
  lembraveis(db)
    .where('cobranca.vencimento', '<=', ate)
    .select(['cobranca.id', 'cobranca.posto_id', 'cobranca.vencimento', 'cobranca.pagavel_ate'])
    .orderBy('cobranca.id')
    .execute()

/** Locks an open charge that may still be reminded of; undefined once it is paid, cancelled or withheld. */
export const lockLembravel = (db: Executor, id: number) =>
  lembraveis(db).where('cobranca.id', '=', id).select('cobranca.id').forUpdate('cobranca').executeTakeFirst()

/** Whom a reminder goes to where the post chose no address: its people who see its charges. */
export const listDestinatarios = (db: Executor, postoId: number) =>
  db
    .selectFrom('usuario')
    .innerJoin('perfil', 'perfil.codigo', 'usuario.role')
    .innerJoin('perfil_habilidade', 'perfil_habilidade.perfil_id', 'perfil.id')
    .where('perfil_habilidade.habilidade', '=', 'COBRANCA_VER')
    .where('usuario.posto_id', '=', postoId)
    .where('usuario.ativo', '=', true)
    .select(['usuario.id', 'usuario.nome', 'usuario.email'])
    .orderBy('usuario.id')
    .execute()

/** False when this reminder was sent before. */
export const insertLembrete = async (
  db: Executor,
  row: Insertable<DB['cobranca_lembrete']>,
): Promise<boolean> => {
  const saved = await db
    .insertInto('cobranca_lembrete')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('momento')
    .executeTakeFirst()
  return saved !== undefined
}

/** The reminders of a charge until now. */
export const listLembretes = (db: Executor, cobrancaId: number) =>
  db
    .selectFrom('cobranca_lembrete')
    .where('cobranca_id', '=', cobrancaId)
    .select(['momento', 'sem_email', 'criado_em'])
    .execute()
