import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

type Nova = Insertable<DB['fechamento_linha']>

/** What a line of an order is called: the service or part, with its quantity unless it is one. */
const DESCRICAO = sql<string>`coalesce(servico.nome, peca.descricao) || case when os_linha.quantidade > 1 then ' (' || os_linha.quantidade || ')' else '' end`

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
    insert into fechamento_linha (fechamento_id, tipo, ordem_servico_id, os_linha_id, os_escolha_id, descricao, valor,
                                  valor_final, criado_em)
    select ${fechamentoId}, nova.tipo, nova.ordem_servico_id, nova.os_linha_id, nova.os_escolha_id,
           coalesce(${DESCRICAO}, ${DA_ESCOLHA}), nova.valor, nova.valor, ${agora}
      from json_populate_recordset(null::fechamento_linha, ${JSON.stringify(linhas)}::json) nova
      left join os_linha on os_linha.id = nova.os_linha_id
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

/** Lines of a closing as they were made, the orders' first. */
export const listLinhas = (db: Executor, fechamentoId: number) =>
  db
    .selectFrom('fechamento_linha as linha')
    .leftJoin('ordem_servico as os', 'os.id', 'linha.ordem_servico_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .leftJoin('os_linha', 'os_linha.id', 'linha.os_linha_id')
    .leftJoin('os_escolha as escolha', 'escolha.id', 'linha.os_escolha_id')
    .where('linha.fechamento_id', '=', fechamentoId)
    .selectAll('linha')
    .select('modelo.descricao as modelo')
    .select((eb) => eb.fn.coalesce('os_linha.tipo', 'escolha.tipo').as('natureza'))
    .select(sql<string | null>`os.numero || '/' || os.ano`.as('numero'))
    .select([nomeDe('linha.contestada_por').as('contestadaPor'), nomeDe('linha.criado_por').as('criadoPor')])
    .orderBy(sql`os.ano nulls last`)
    .orderBy(sql`os.numero nulls last`)
    .orderBy('linha.id')
    .execute()
export type LinhaRow = Awaited<ReturnType<typeof listLinhas>>[number]

/** The descriptions of orders' lines. */
export const describeLinhas = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('os_linha')
    .innerJoin('os_orcamento', 'os_orcamento.id', 'os_linha.orcamento_id')
    .innerJoin('ordem_servico as os', 'os.id', 'os_orcamento.ordem_servico_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .leftJoin('peca', 'peca.id', 'os_linha.peca_id')
    .leftJoin('servico', 'servico.id', 'os_linha.servico_id')
    .where((eb) => eb('os_linha.id', '=', eb.fn.any(eb.val([...ids]))))
    .select(['os_linha.id', 'os_linha.tipo as natureza', 'modelo.descricao as modelo'])
    .select(sql<string>`os.numero || '/' || os.ano`.as('numero'))
    .select(DESCRICAO.as('descricao'))
    .execute()

/** The same for consumers' choices after the 30 days. */
export const describeEscolhas = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('os_escolha as escolha')
    .innerJoin('ordem_servico as os', 'os.id', 'escolha.ordem_servico_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .where((eb) => eb('escolha.id', '=', eb.fn.any(eb.val([...ids]))))
    .select(['escolha.id', 'escolha.tipo as natureza', 'modelo.descricao as modelo'])
    .select(sql<string>`os.numero || '/' || os.ano`.as('numero'))
    .execute()

/** What becomes of one line of a locked closing. */
export const updateLinha = (db: Executor, id: number, row: Partial<Nova>) =>
  db.updateTable('fechamento_linha').set(row).where('id', '=', id).execute()
