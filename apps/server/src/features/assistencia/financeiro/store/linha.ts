import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

type Nova = Insertable<DB['fechamento_linha']>

export const insertLinhas = async (db: Executor, linhas: readonly Nova[]): Promise<void> => {
  if (linhas.length > 0)
    await db
      .insertInto('fechamento_linha')
      .values([...linhas])
      .execute()
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

/** The descriptions of orders' lines: the service or part, with its quantity unless it is one. */
export const describeLinhas = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('os_linha')
    .innerJoin('os_orcamento', 'os_orcamento.id', 'os_linha.orcamento_id')
    .innerJoin('ordem_servico as os', 'os.id', 'os_orcamento.ordem_servico_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .leftJoin('peca', 'peca.id', 'os_linha.peca_id')
    .leftJoin('servico', 'servico.id', 'os_linha.servico_id')
    .where('os_linha.id', 'in', [0, ...ids])
    .select(['os_linha.id', 'os_linha.tipo as natureza', 'modelo.descricao as modelo'])
    .select(sql<string>`os.numero || '/' || os.ano`.as('numero'))
    .select(
      sql<string>`coalesce(servico.nome, peca.descricao) || case when os_linha.quantidade > 1 then ' (' || os_linha.quantidade || ')' else '' end`.as(
        'descricao',
      ),
    )
    .execute()

/** The same for consumers' choices after the 30 days. */
export const describeEscolhas = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('os_escolha as escolha')
    .innerJoin('ordem_servico as os', 'os.id', 'escolha.ordem_servico_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .where('escolha.id', 'in', [0, ...ids])
    .select(['escolha.id', 'escolha.tipo as natureza', 'modelo.descricao as modelo'])
    .select(sql<string>`os.numero || '/' || os.ano`.as('numero'))
    .execute()

/** What becomes of one line of a locked closing. */
export const updateLinha = (db: Executor, id: number, row: Partial<Nova>) =>
  db.updateTable('fechamento_linha').set(row).where('id', '=', id).execute()
