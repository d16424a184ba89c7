import { type Expression, type Insertable, sql, type SqlBool } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { DB, Executor } from '../../../../platform/db/index.ts'

import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

/** Fine, interest, suspension, and who is paid by PIX: the newest row. */
export const findConfiguracao = (db: Executor) =>
  db.selectFrom('cobranca_configuracao').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

export const insertCobranca = (db: Executor, row: Insertable<DB['cobranca']>) =>
  db.insertInto('cobranca').values(row).returningAll().executeTakeFirstOrThrow()

export type CobrancaRow = Awaited<ReturnType<typeof insertCobranca>>

/**
 * The newest charged period of the plan, including cancelled charges, because these are not charged again
 * automatically.
 */
export const findUltimoPeriodo = (db: Executor, assinaturaId: number) =>
  db
    .selectFrom('cobranca')
    .where('assinatura_id', '=', assinaturaId)
    .where('tipo', '=', 'PLANO')
    .select(['inicio', 'fim', 'plano_id', 'valor'])
    .orderBy('inicio', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The difference already charged for a month: there is one (rede §3), and another goes to the next charge. */
export const findDiferenca = async (
  db: Executor,
  postoId: number,
  competencia: string,
): Promise<number | undefined> => {
  const found = await db
    .selectFrom('cobranca')
    .where('posto_id', '=', postoId)
    .where('competencia', '=', competencia)
    .where('tipo', '=', 'DIFERENCA')
    .where('status', '!=', 'CANCELADA')
    .select('id')
    .executeTakeFirst()
  return found?.id
}

/** A post's overpayment in reais; below zero when it still owes for settled charges. */
export const sumCredito = async (db: Executor, postoId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('cobranca_credito')
    .where('posto_id', '=', postoId)
    .select(sql<number>`coalesce(sum(valor), 0)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const insertCredito = (db: Executor, row: Insertable<DB['cobranca_credito']>) =>
  db.insertInto('cobranca_credito').values(row).execute()

/** A charge with the names that it is shown by. */
export const findCobranca = (db: Executor, scope: Scope, id: number) =>
  db
    .selectFrom('cobranca')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'cobranca.posto_id')
    .innerJoin('plano_valores as plano', 'plano.id', 'cobranca.plano_id')
    .innerJoin('assinatura', 'assinatura.id', 'cobranca.assinatura_id')
    .where('cobranca.id', '=', id)
    .where(ofPosto(scope, 'cobranca.posto_id'))
    .selectAll('cobranca')
    .select(['posto.nome_fantasia as postoNome', 'plano.nome as planoNome'])
    .select('assinatura.retida as proximasRetidas')
    .select((eb) =>
      eb
        .selectFrom('cobranca_credito as sobra')
        .whereRef('sobra.cobranca_id', '=', 'cobranca.id')
        .where('sobra.motivo', '=', 'PAGO_A_MAIS')
        .select(sql<number>`coalesce(sum(sobra.valor), 0)`.as('valor'))
        .as('sobra'),
    )
    .executeTakeFirst()
export type CobrancaLida = NonNullable<Awaited<ReturnType<typeof findCobranca>>>

/**
 * Locked until the end of the transaction with its post's other open charges, which the same payment may settle; from the
 * lowest id up, and read after it, so that what was waited for is seen.
 */
export const lockCobranca = async (db: Executor, scope: Scope, id: number) => {
  await lockComAsDoPosto(db, [id], ofPosto(scope))
  return findCobranca(db, scope, id)
}

/** These charges and their posts' other open ones, locked from the lowest id up. */
export const lockComAsDoPosto = (
  db: Executor,
  ids: readonly number[],
  visivel: Expression<SqlBool> = sql<SqlBool>`true`,
) =>
  db
    .selectFrom('cobranca')
    .where(visivel)
    .where((eb) => eb.or([eb('status', '=', 'ABERTA'), eb('id', '=', sql<number>`any(${ids})`)]))
    .where('posto_id', 'in', (eb) =>
      eb
        .selectFrom('cobranca as escolhida')
        .where('escolhida.id', '=', sql<number>`any(${ids})`)
        .select('escolhida.posto_id'),
    )
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()

/** What was paid of a charge, oldest first. */
export const listPagamentos = (db: Executor, cobrancaId: number) =>
  db
    .selectFrom('cobranca_pagamento')
    .leftJoin('fechamento', 'fechamento.id', 'cobranca_pagamento.fechamento_id')
    .where('cobranca_id', '=', cobrancaId)
    .select(['cobranca_pagamento.id', 'data', 'valor'])
    .select(['fechamento.id as fechamentoId', 'fechamento.mes as fechamentoMes'])
    .select(nomeDe('cobranca_pagamento.criado_por').as('por'))
    .orderBy('data')
    .orderBy('cobranca_pagamento.id')
    .execute()

export const insertPagamento = (db: Executor, row: Insertable<DB['cobranca_pagamento']>) =>
  db.insertInto('cobranca_pagamento').values(row).returning('id').executeTakeFirstOrThrow()

/** What becomes of a locked charge, one version on. */
export const updateCobranca = (
  db: Executor,
  id: number,
  row: Partial<Pick<CobrancaRow, 'status' | 'motivo' | 'paga_em' | 'retida' | 'retida_em'>>,
) =>
  db
    .updateTable('cobranca')
    .set((eb) => ({ ...row, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The open charges that a month's closing withholds, locked, with what is owed of each. */
export const lockRetidas = async (db: Executor, postoId: number, mes: string) => {
  await db
    .selectFrom('cobranca')
    .where('posto_id', '=', postoId)
    .where('retida', '=', true)
    .where('status', '=', 'ABERTA')
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
  return listRetidas(db, postoId, mes)
}

export const listRetidas = async (db: Executor, postoId: number, mes: string) => {
  const { rows } = await sql<{
    id: number
    versao: number
    competencia: string
    plano: string
    valor: number
  }>`
    select cobranca.id, cobranca.versao, cobranca.competencia, plano.nome as plano, retida.valor
      from retidas_do_mes(${postoId}, ${mes}::date) retida
      join cobranca on cobranca.id = retida.cobranca_id
      join plano_valores plano on plano.id = cobranca.plano_id
     order by cobranca.competencia, cobranca.id`.execute(db)
  return rows
}

/** The oldest charge that suspends a post on a day: open, not withheld, and overdue beyond the limit. */
export const findSuspensao = (db: Executor, postoId: number, hoje: string) =>
  db
    .selectFrom('cobranca')
    .where('posto_id', '=', postoId)
    .where('status', '=', 'ABERTA')
    .where('retida', '=', false)
    .where(
      sql<boolean>`pagavel_ate + (select dias_suspensao from cobranca_configuracao order by id desc limit 1) < ${hoje}::date`,
    )
    .select(['id', 'vencimento'])
    .orderBy('vencimento')
    .executeTakeFirst()

/** A post's overdue charges that are not withheld, the oldest first. */
export const listVencidas = (db: Executor, postoId: number, hoje: string) =>
  db
    .selectFrom('cobranca')
    .where('posto_id', '=', postoId)
    .where('status', '=', 'ABERTA')
    .where('retida', '=', false)
    .where('pagavel_ate', '<', hoje)
    .select(['id', 'txid', 'competencia', 'vencimento', 'pagavel_ate', 'criado_em'])
    .select(['valor', 'desconto', 'credito'])
    .select(['multa_percentual', 'juros_percentual', 'retida'])
    .orderBy('pagavel_ate')
    .orderBy('id')
    .execute()

/** How many charges of the network are overdue. */
export const countVencidas = async (db: Executor, hoje: string): Promise<number> => {
  const { total } = await db
    .selectFrom('cobranca')
    .where('status', '=', 'ABERTA')
    .where('retida', '=', false)
    .where('pagavel_ate', '<', hoje)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const updateConfiguracao = (
  db: Executor,
  id: number,
  row: Partial<Insertable<DB['cobranca_configuracao']>>,
) =>
  db
    .updateTable('cobranca_configuracao')
    .set((eb) => ({ ...row, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
