import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { ofProprio } from './fechamento.ts'

/** A closing's sum: kept, and counted anew where an open month has changed since. */
const TOTAL = sql<number>`fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0
  when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end`

type Periodo = { de: string; ate: string; agora: Date }

/** The closings of the months from `de` to `ate`, by posts' names. */
export const listDosMeses = (db: Executor, scope: Scope, { de, ate, agora }: Periodo) =>
  db
    .selectFrom('fechamento')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'fechamento.posto_id')
    .where('fechamento.mes', '>=', de)
    .where('fechamento.mes', '<=', ate)
    .where(ofProprio(scope, 'fechamento.posto_id'))
    .select([
      'fechamento.id',
      'fechamento.posto_id as postoId',
      'fechamento.mes',
      'fechamento.status',
      'fechamento.contestadas',
      'fechamento.contestado',
      'fechamento.versao',
      'posto.nome_fantasia as nomeFantasia',
      'posto.cidade',
      'posto.estado',
      'posto.cnpj',
      'posto.codigo_sap as codigoSap',
    ])
    .select(TOTAL.as('total'))
    .select(
      sql<boolean>`fechamento.status = 'EM_CONFERENCIA'
        and 'APROVAR' = any (esperas_do_fechamento(fechamento, ${agora}))`.as('aprovavel'),
    )
    .orderBy(sql`posto.nome_fantasia collate "pt-BR-x-icu"`)
    .orderBy('fechamento.mes')
    .execute()
export type DoMesRow = Awaited<ReturnType<typeof listDosMeses>>[number]

/** What each month from `de` on came to. */
export const sumMeses = (db: Executor, scope: Scope, de: string) =>
  db
    .selectFrom('fechamento')
    .where('fechamento.mes', '>=', de)
    .where(ofProprio(scope, 'fechamento.posto_id'))
    .select('fechamento.mes')
    .select(sql<number>`sum(${TOTAL})`.as('total'))
    .groupBy('fechamento.mes')
    .execute()

/** The newest month that is closed, of what this person's board shows. */
export const findUltimoFechado = async (db: Executor, scope: Scope): Promise<string | undefined> => {
  const { mes } = await db
    .selectFrom('fechamento')
    .where('status', '!=', 'EM_ABERTO')
    .where(ofProprio(scope))
    .select(({ fn }) => fn.max<string | null>('mes').as('mes'))
    .executeTakeFirstOrThrow()
  return mes ?? undefined
}

/** Open months of which something has changed since they were counted. */
export const listAContar = async (db: Executor): Promise<number[]> => {
  const rows = await db
    .selectFrom('fechamento')
    .where('status', '=', 'EM_ABERTO')
    .where('vivo_mudou', '=', true)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts a locked open month anew; its lock shows every change that was made before. */
export const countVivo = (db: Executor, id: number) =>
  db
    .updateTable('fechamento')
    .set({ vivo: sql<number>`vivo_do_mes(posto_id, mes)`, vivo_mudou: false })
    .where('id', '=', id)
    .where('status', '=', 'EM_ABERTO')
    .execute()

/** Closings by what they wait for, by the rule of the list that each count opens. */
export const countEsperam = async (
  db: Executor,
  { scope, postoId, agora }: { scope: Scope; postoId: number | null; agora: Date },
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ conta: string; total: number }>`
    select espera.conta, count(*) as total
      from fechamento
     cross join lateral unnest(esperas_do_fechamento(fechamento, ${agora})) espera (conta)
     where fechamento.status in ('EM_CONFERENCIA', 'APROVADO') and ${ofPosto(scope, 'fechamento.posto_id')}
       and (${postoId}::bigint is null or fechamento.posto_id = ${postoId})
     group by espera.conta`.execute(db)
  return new Map(rows.map(({ conta, total }) => [conta, total]))
}
