import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

type Nova = Insertable<DB['fechamento_linha']>

/** What a consumer's choice after the 30 days is called. */
const DA_ESCOLHA = 'Escolha após os 30 dias'

type Mes = { postoId: number; mes: string }

/** What a month holds of its orders (`lancamentos_do_mes`), in the order in which it is written and shown. */
const doMes = ({ postoId, mes }: Mes) => sql`
  select ordem_servico_id, os_linha_id, os_escolha_id, tipo, natureza,
         coalesce(descricao, ${DA_ESCOLHA}::text) as descricao, valor
    from lancamentos_do_mes(${postoId}, ${mes}::date)
   order by ordem_servico_id, os_linha_id nulls last, os_escolha_id`

/** The orders' lines of a month as they are now. */
export const listVivas = async (db: Executor, mes: Mes) => {
  const { rows } = await sql<{
    ordem_servico_id: number
    tipo: string
    natureza: string
    descricao: string
    valor: number
  }>`${doMes(mes)}`.execute(db)
  return rows
}
export type VivaRow = Awaited<ReturnType<typeof listVivas>>[number]

/** The orders' lines of a month that closes: thousands at once, which never leave the database. */
export const insertDasOrdens = async (
  db: Executor,
  { fechamentoId, agora, ...mes }: Mes & { fechamentoId: number; agora: Date },
): Promise<void> => {
  await sql`
    insert into fechamento_linha (fechamento_id, tipo, ordem_servico_id, os_linha_id, os_escolha_id, natureza, descricao,
                                  valor, valor_final, criado_em)
    select ${fechamentoId}, nova.tipo, nova.ordem_servico_id, nova.os_linha_id, nova.os_escolha_id, nova.natureza,
           nova.descricao, nova.valor, nova.valor, ${agora}
      from (${doMes(mes)}) nova`.execute(db)
}

/** Lines of a closing that come of no order. */
export const insertLinhas = async (db: Executor, linhas: readonly Nova[]): Promise<void> => {
  if (linhas.length > 0) await db.insertInto('fechamento_linha').values(linhas).execute()
}

/** One line by itself; answers its id. */
export const insertLinha = async (db: Executor, linha: Nova): Promise<number> => {
  const { id } = await db
    .insertInto('fechamento_linha')
    .values(linha)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const DA_LINHA = [
  'linha.id',
  'linha.tipo',
  'linha.ordem_servico_id',
  'linha.cobranca_id',
  'linha.natureza',
  'linha.descricao',
  'linha.valor',
  'linha.valor_final',
  'linha.situacao',
] as const

/** Lines of a closing as they were made. */
export const listLinhas = (db: Executor, fechamentoId: number) =>
  db
    .selectFrom('fechamento_linha as linha')
    .where('linha.fechamento_id', '=', fechamentoId)
    .select(DA_LINHA)
    .orderBy('linha.id')
    .execute()
export type LinhaRow = Awaited<ReturnType<typeof listLinhas>>[number]

/** One line of a closing, with the deadline of its refusal. */
export const findLinha = (db: Executor, fechamentoId: number, id: number) =>
  db
    .selectFrom('fechamento_linha as linha')
    .where('linha.fechamento_id', '=', fechamentoId)
    .where('linha.id', '=', id)
    .select(DA_LINHA)
    .select('linha.responde_ate')
    .executeTakeFirst()

/** What was said of a closing's lines, and by whom: of most of them, nothing. */
export const listDitas = (db: Executor, fechamentoId: number) =>
  db
    .selectFrom('fechamento_linha as linha')
    .where('linha.fechamento_id', '=', fechamentoId)
    .where((eb) => eb.or([eb('linha.situacao', '<>', 'LIVRE'), eb('linha.criado_por', 'is not', null)]))
    .select([
      'linha.id',
      'linha.situacao',
      'linha.glosa_motivo',
      'linha.contestacao',
      'linha.contestada_em',
      'linha.resposta',
      'linha.responde_ate',
    ])
    .select([nomeDe('linha.contestada_por').as('contestadaPor'), nomeDe('linha.criado_por').as('criadoPor')])
    .execute()
export type DitaRow = Awaited<ReturnType<typeof listDitas>>[number]

/** What becomes of one line of a locked closing. */
export const updateLinha = (db: Executor, id: number, row: Partial<Nova>) =>
  db.updateTable('fechamento_linha').set(row).where('id', '=', id).execute()
