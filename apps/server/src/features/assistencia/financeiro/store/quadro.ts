import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

/** A closing's sum: kept, and counted anew where an open month has changed since. */
const TOTAL = sql<number>`fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0
  when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes) else fechamento.vivo end`

/** The closings of the months from `de` to `ate`, by posts' names. */
export const listDosMeses = (db: Executor, scope: Scope, { de, ate }: { de: string; ate: string }) =>
  db
    .selectFrom('fechamento')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'fechamento.posto_id')
    .where('fechamento.mes', '>=', de)
    .where('fechamento.mes', '<=', ate)
    .where(ofPosto(scope, 'fechamento.posto_id'))
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
    .orderBy(sql`posto.nome_fantasia collate "pt-BR-x-icu"`)
    .orderBy('fechamento.mes')
    .execute()
export type DoMesRow = Awaited<ReturnType<typeof listDosMeses>>[number]

/** What each month from `de` on came to. */
export const sumMeses = (db: Executor, scope: Scope, de: string) =>
  db
    .selectFrom('fechamento')
    .where('fechamento.mes', '>=', de)
    .where(ofPosto(scope, 'fechamento.posto_id'))
    .select('fechamento.mes')
    .select(sql<number>`sum(${TOTAL})`.as('total'))
    .groupBy('fechamento.mes')
    .execute()

/** The newest month that is closed, of what this person may see. */
export const findUltimoFechado = async (db: Executor, scope: Scope): Promise<string | undefined> => {
  const { mes } = await db
    .selectFrom('fechamento')
    .where('status', '!=', 'EM_ABERTO')
    .where(ofPosto(scope))
    .select(({ fn }) => fn.max<string | null>('mes').as('mes'))
    .executeTakeFirstOrThrow()
  return mes ?? undefined
}

/** Closings with a refused line that the post may still contest. */
export const listGlosados = async (db: Executor, agora: Date): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('fechamento_linha')
    .where('responde_ate', '>', agora)
    .where('situacao', '=', 'GLOSADA')
    .select('fechamento_id')
    .distinct()
    .execute()
  return new Set(rows.map(({ fechamento_id }) => fechamento_id))
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

/** Closings by what they wait for: finance's answers, its approval, its payment; or the post's answer and note. */
export const countEsperam = (
  db: Executor,
  { scope, postoId, agora }: { scope: Scope; postoId: number | null; agora: Date },
) =>
  db
    .with('aberto', (cte) =>
      cte
        .selectFrom('fechamento')
        .where('status', 'in', ['EM_CONFERENCIA', 'APROVADO'])
        .where(ofPosto(scope))
        .$if(postoId !== null, (query) => query.where('posto_id', '=', postoId ?? 0))
        .select(['status', 'contestadas', 'nfse_numero', 'total'])
        .select(
          sql<boolean>`exists (
            select from fechamento_linha linha
             where linha.fechamento_id = fechamento.id and linha.situacao = 'GLOSADA'
               and linha.responde_ate > ${agora})`.as('glosado'),
        ),
    )
    .selectFrom('aberto')
    .select([
      sql<number>`count(*) filter (where status = 'EM_CONFERENCIA' and contestadas > 0)`.as('CONTESTADOS'),
      sql<number>`count(*) filter (where status = 'EM_CONFERENCIA' and contestadas = 0 and not glosado)`.as(
        'APROVAR',
      ),
      sql<number>`count(*) filter (where status = 'APROVADO')`.as('PAGAR'),
      sql<number>`count(*) filter (where status = 'EM_CONFERENCIA')`.as('CONFERIR'),
      sql<number>`count(*) filter (where status = 'EM_CONFERENCIA' and glosado)`.as('GLOSAS'),
      sql<number>`count(*) filter (where status = 'APROVADO' and nfse_numero is null and total > 0)`.as(
        'NOTAS',
      ),
    ])
    .executeTakeFirstOrThrow()
