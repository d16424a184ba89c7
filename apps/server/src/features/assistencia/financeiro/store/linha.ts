import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

type Nova = Insertable<DB['fechamento_linha']>

/** What a line of an order is called: the service or part, with its quantity unless it is one. */
const DESCRICAO = sql<string>`coalesce(servico.nome, peca.descricao) || case when os_linha.quantidade > 1 then ' (' || os_linha.quantidade || ')' else '' end`

/** What a line of an order, or a choice, is of. */
const NATUREZA = sql<string>`case os_linha.tipo when 'SERVICO' then 'MAO_DE_OBRA' else os_linha.tipo end`

/** What a consumer's choice after the 30 days is called. */
export const DA_ESCOLHA = 'Escolha após os 30 dias'

type DaOrdem = Pick<Nova, 'tipo' | 'ordem_servico_id' | 'os_linha_id' | 'os_escolha_id' | 'valor'>

/** The orders' lines of a month that closes, thousands at once: one value for all, which the database takes apart. */
export const insertDasOrdens = async (
  db: Executor,
  { fechamentoId, agora }: { fechamentoId: number; agora: Date },
  linhas: readonly DaOrdem[],
): Promise<void> => {
  if (linhas.length === 0) return
  await sql`
    insert into fechamento_linha (fechamento_id, tipo, ordem_servico_id, os_linha_id, os_escolha_id, natureza, descricao,
                                  valor, valor_final, criado_em)
    select ${fechamentoId}, nova.tipo, nova.ordem_servico_id, nova.os_linha_id, nova.os_escolha_id,
           coalesce(${NATUREZA}, escolha.tipo), coalesce(${DESCRICAO}, ${DA_ESCOLHA}), nova.valor, nova.valor, ${agora}
      from json_populate_recordset(null::fechamento_linha, ${JSON.stringify(linhas)}::json) nova
      left join os_linha on os_linha.id = nova.os_linha_id
      left join os_escolha escolha on escolha.id = nova.os_escolha_id
      left join peca on peca.id = os_linha.peca_id
      left join servico on servico.id = os_linha.servico_id`.execute(db)
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

/** Lines of a closing as they were made. */
export const listLinhas = (db: Executor, fechamentoId: number) =>
  db
    .selectFrom('fechamento_linha as linha')
    .where('linha.fechamento_id', '=', fechamentoId)
    .select([
      'linha.id',
      'linha.tipo',
      'linha.ordem_servico_id',
      'linha.cobranca_id',
      'linha.natureza',
      'linha.descricao',
      'linha.valor',
      'linha.valor_final',
      'linha.situacao',
      'linha.glosa_motivo',
      'linha.contestacao',
      'linha.contestada_em',
      'linha.resposta',
      'linha.decidido_em',
      'linha.responde_ate',
    ])
    .select([nomeDe('linha.contestada_por').as('contestadaPor'), nomeDe('linha.criado_por').as('criadoPor')])
    .orderBy('linha.id')
    .execute()
export type LinhaRow = Awaited<ReturnType<typeof listLinhas>>[number]

/** What orders' lines are of, and what they are called. */
export const describeLinhas = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('os_linha')
    .leftJoin('peca', 'peca.id', 'os_linha.peca_id')
    .leftJoin('servico', 'servico.id', 'os_linha.servico_id')
    .where((eb) => eb('os_linha.id', '=', eb.fn.any(eb.val([...ids]))))
    .select('os_linha.id')
    .select([NATUREZA.as('natureza'), DESCRICAO.as('descricao')])
    .execute()

/** The same for consumers' choices after the 30 days. */
export const describeEscolhas = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('os_escolha')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .select(['id', 'tipo as natureza'])
    .execute()

/** What becomes of one line of a locked closing. */
export const updateLinha = (db: Executor, id: number, row: Partial<Nova>) =>
  db.updateTable('fechamento_linha').set(row).where('id', '=', id).execute()
