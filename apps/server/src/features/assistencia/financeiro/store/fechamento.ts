import type { Mudanca } from '@app/rules/casca/auditoria'
import { type Expression, type Insertable, sql, type SqlBool } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

/** A post's sums are of its own closings, because its habilitados are paid apart: a sum of both is nobody's money. */
export const ofProprio = (scope: Scope, column = 'posto_id'): Expression<SqlBool> =>
  scope.tipo === 'posto' ? sql<SqlBool>`${sql.ref(column)} = ${scope.postoId}` : ofPosto(scope, column)

/** A closing with the names that it is shown by. */
export const findFechamento = (db: Executor, scope: Scope, id: number) =>
  db
    .selectFrom('fechamento')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'fechamento.posto_id')
    .where('fechamento.id', '=', id)
    .where(ofPosto(scope, 'fechamento.posto_id'))
    .selectAll('fechamento')
    .select(['posto.nome_fantasia as postoNome', 'posto.cnpj as postoCnpj'])
    .select([
      nomeDe('fechamento.aprovado_por').as('aprovadoPor'),
      nomeDe('fechamento.pago_por').as('pagoPor'),
    ])
    .executeTakeFirst()
export type FechamentoRow = NonNullable<Awaited<ReturnType<typeof findFechamento>>>

/** Locked until the end of the transaction; read after it, so that what was waited for is seen. */
export const lockFechamento = async (db: Executor, scope: Scope, id: number) => {
  await db
    .selectFrom('fechamento')
    .where('id', '=', id)
    .where(ofPosto(scope))
    .select('id')
    .forUpdate()
    .execute()
  return findFechamento(db, scope, id)
}

type Mudavel = Omit<Insertable<DB['fechamento']>, 'id' | 'posto_id' | 'mes' | 'versao'>

/** What becomes of a locked closing, one version on. */
export const updateFechamento = (db: Executor, id: number, row: Partial<Mudavel>) =>
  db
    .updateTable('fechamento')
    .set((eb) => ({ ...row, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** What the log holds of a closing, the newest first. */
export const listRegistros = (db: Executor, id: number) =>
  db
    .selectFrom('auditoria')
    .where('entidade', '=', 'financeiro')
    .where('entidade_id', '=', id)
    .select(['criado_em', 'mudancas'])
    .select(nomeDe('auditoria.usuario_id').as('por'))
    .orderBy('id', 'desc')
    .$castTo<{ criado_em: Date; mudancas: Mudanca[]; por: string | null }>()
    .execute()
export type RegistroRow = Awaited<ReturnType<typeof listRegistros>>[number]

/** The taxes kept back from a payment. */
export const listRetencoes = (db: Executor, fechamentoId: number) =>
  db
    .selectFrom('fechamento_retencao')
    .where('fechamento_id', '=', fechamentoId)
    .select(['tipo', 'descricao', 'valor'])
    .orderBy('tipo')
    .execute()
export type RetencaoRow = Awaited<ReturnType<typeof listRetencoes>>[number]

export const insertRetencoes = (db: Executor, rows: readonly Insertable<DB['fechamento_retencao']>[]) =>
  db.insertInto('fechamento_retencao').values(rows).execute()

/** A post's open closing of a day's month, created when missing; or the next one that is still open. */
export const ensureAberto = async (db: Executor, postoId: number, mes: string): Promise<number> => {
  await db
    .insertInto('fechamento')
    .values({ posto_id: postoId, mes })
    .onConflict((conflict) => conflict.columns(['posto_id', 'mes']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('fechamento')
    .where('posto_id', '=', postoId)
    .where('mes', '>=', mes)
    .where('status', '=', 'EM_ABERTO')
    .select('id')
    .orderBy('mes')
    .executeTakeFirstOrThrow()
  return id
}

/** Approved closings with nothing to pay. */
export const listSemPagamento = async (db: Executor): Promise<number[]> => {
  const rows = await db
    .selectFrom('fechamento')
    .where('status', '=', 'APROVADO')
    .where('total', '<=', 0)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Open closings of months that are over, the oldest of each post first. */
export const listVencidos = (db: Executor, mes: string) =>
  db
    .selectFrom('fechamento')
    .where('status', '=', 'EM_ABERTO')
    .where('mes', '<', mes)
    .select(['id', 'posto_id', 'mes'])
    .orderBy('mes')
    .orderBy('id')
    .execute()

/** Credits and adjustments of a period in reais, without carried amounts. */
export const sumPeriodo = async (db: Executor, scope: Scope, de: string, ate: string) => {
  const { rows } = await sql<{ creditos: number; ajustes: number }>`
    select coalesce(sum(valor) filter (where tipo = 'CREDITO'), 0) as creditos,
           coalesce(sum(valor) filter (where tipo in ('AJUSTE', 'AJUSTE_OS')), 0) as ajustes
      from (
        select linha.tipo, linha.valor_final as valor
          from fechamento join fechamento_linha linha on linha.fechamento_id = fechamento.id
         where fechamento.mes between ${de} and ${ate} and ${ofProprio(scope, 'fechamento.posto_id')}
        union all
        select vivo.tipo, vivo.valor
          from fechamento cross join lateral lancamentos_do_mes(fechamento.posto_id, fechamento.mes) vivo
         where fechamento.status = 'EM_ABERTO'
           and fechamento.mes between ${de} and ${ate} and ${ofProprio(scope, 'fechamento.posto_id')}) linhas`.execute(
    db,
  )
  return rows[0] ?? { creditos: 0, ajustes: 0 }
}
