import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { lockComAsDoPosto } from './cobranca.ts'

const lidas = (db: Executor) =>
  db
    .selectFrom('cobranca')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'cobranca.posto_id')
    .innerJoin('plano_valores as plano', 'plano.id', 'cobranca.plano_id')
    .selectAll('cobranca')
    .select(['posto.nome_fantasia as postoNome', 'plano.nome as planoNome'])

/** Charges that a statement may pay: the open ones that are not withheld, and those whose txid it carries. */
export const listConciliaveis = (db: Executor, txids: readonly string[]) =>
  lidas(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('cobranca.status', '=', 'ABERTA'), eb('cobranca.retida', '=', false)]),
        eb('cobranca.txid', '=', sql<string>`any(${txids})`),
      ]),
    )
    .orderBy('cobranca.id')
    .execute()

/** Locked until the end of the transaction, with what else the same payments may settle. */
export const lockCobrancas = async (db: Executor, ids: readonly number[]) => {
  await lockComAsDoPosto(db, ids)
  return lidas(db)
    .where('cobranca.id', '=', sql<number>`any(${ids})`)
    .execute()
}

/** What was paid of these charges. */
export const listPagos = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('cobranca_pagamento')
    .where('cobranca_id', '=', sql<number>`any(${ids})`)
    .select(['cobranca_id', 'data', 'valor'])
    .orderBy('id')
    .execute()

/** By what a statement names a post. */
export const listPagadores = (db: Executor) =>
  db.selectFrom('posto_autorizado').select(['id', 'cnpj', 'razao_social', 'nome_fantasia']).execute()

/** Which of these rows were confirmed before. */
export const listChaves = async (db: Executor, chaves: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('extrato_lancamento')
    .where('hash', '=', sql<string>`any(${chaves})`)
    .select('hash')
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Which of these rows were confirmed before under other words. */
export const listDicas = async (db: Executor, dicas: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('extrato_lancamento')
    .where('dica', '=', sql<string>`any(${dicas})`)
    .select('dica')
    .execute()
  return new Set(rows.flatMap(({ dica }) => dica ?? []))
}

/** When the same file was confirmed first. */
export const findExtrato = (db: Executor, hash: string) =>
  db.selectFrom('extrato').where('hash', '=', hash).select('criado_em').executeTakeFirst()

export const insertExtrato = (db: Executor, hash: string, criadoEm: Date) =>
  db
    .insertInto('extrato')
    .values({ hash, criado_em: criadoEm })
    .onConflict((oc) => oc.doNothing())
    .execute()

/** False when another transaction confirmed the same row meanwhile. */
export const insertLancamento = async (
  db: Executor,
  row: Insertable<DB['extrato_lancamento']>,
): Promise<boolean> => {
  const saved = await db
    .insertInto('extrato_lancamento')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return saved !== undefined
}

/** The charges that suspend posts on a day: open, not withheld, and overdue beyond the limit. */
export const listSuspensivas = (db: Executor, hoje: string) =>
  db
    .selectFrom('cobranca')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'cobranca.posto_id')
    .where('cobranca.status', '=', 'ABERTA')
    .where('cobranca.retida', '=', false)
    .where(
      sql<boolean>`cobranca.pagavel_ate + (select dias_suspensao from cobranca_configuracao order by id desc limit 1) < ${hoje}::date`,
    )
    .select(['cobranca.id', 'cobranca.posto_id as postoId', 'posto.nome_fantasia as postoNome'])
    .orderBy('cobranca.id')
    .execute()
