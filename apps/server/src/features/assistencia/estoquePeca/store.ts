import type { MovimentoPecaTipo, SituacaoEstoquePeca } from '@app/contract/assistencia/estoquePeca'
import { sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'

/** One row of the ledger: signed changes of the physical and of the reserved quantity. */
export type MovimentoNovo = {
  estoqueId: number
  tipo: MovimentoPecaTipo
  fisico: number
  reservado: number
  osId?: number
  compraId?: number
  contagemId?: number
  transferenciaId?: number
  motivo?: string
}

/** Gives parts that have become free at a post to the orders there that wait for them. */
export const JOB_PECAS_LIVRES = 'os_pecas_livres'

/** The orders are locked before balances, so they cannot take the parts in the transaction that frees them. */
const announceLivres = async (db: Executor, movimentos: readonly MovimentoNovo[]): Promise<void> => {
  const livres = movimentos.filter(({ fisico, reservado }) => fisico > reservado)
  if (livres.length === 0) return
  const postos = await db
    .selectFrom('estoque_peca')
    .select('posto_id as postoId')
    .distinct()
    .where(
      'id',
      'in',
      livres.map(({ estoqueId }) => estoqueId),
    )
    .execute()
  for (const { postoId } of postos)
    await addJob(db, JOB_PECAS_LIVRES, { postoId }, { key: `${JOB_PECAS_LIVRES}:${postoId}` })
}

/**
 * Writes the ledger, which moves the balances; these were locked before (`lockLivres`, `lockEstoque`). What becomes
 * free goes to the orders that wait for it.
 */
export const moveEstoquePeca = async (
  db: Executor,
  movimentos: readonly MovimentoNovo[],
  { agora, usuarioId }: { agora: Date; usuarioId: number | null },
): Promise<void> => {
  if (movimentos.length === 0) return
  await db
    .insertInto('movimento_peca')
    .values(
      movimentos.map(
        ({ estoqueId, tipo, fisico, reservado, osId, compraId, contagemId, transferenciaId, motivo }) => ({
          estoque_peca_id: estoqueId,
          tipo,
          fisico,
          reservado,
          ordem_servico_id: osId ?? null,
          compra_peca_id: compraId ?? null,
          contagem_peca_id: contagemId ?? null,
          transferencia_peca_id: transferenciaId ?? null,
          motivo: motivo ?? null,
          usuario_id: usuarioId,
          criado_em: agora,
        }),
      ),
    )
    .execute()
  await announceLivres(db, movimentos)
}

/** A post's balances of these parts and what is free of each, locked in the order of their ids. */
export const lockLivres = async (
  db: Executor,
  postoId: number,
  pecaIds: readonly number[],
): Promise<Map<number, { id: number; livre: number }>> => {
  const rows = await db
    .selectFrom('estoque_peca')
    .select(['id', 'peca_id', 'quantidade', 'reservado'])
    .where('posto_id', '=', postoId)
    .where('peca_id', 'in', [0, ...pecaIds])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(
    rows.map(({ id, peca_id, quantidade, reservado }) => [peca_id, { id, livre: quantidade - reservado }]),
  )
}

/** Creates balances for parts that the post did not stock yet; answers the new ones. */
export const openEstoques = async (
  db: Executor,
  postoId: number,
  pecaIds: readonly number[],
): Promise<{ id: number; peca_id: number }[]> =>
  db
    .insertInto('estoque_peca')
    .values(
      [...new Set(pecaIds)].toSorted((a, b) => a - b).map((peca_id) => ({ posto_id: postoId, peca_id })),
    )
    .onConflict((conflict) => conflict.constraint('estoque_peca_unico').doNothing())
    .returning(['id', 'peca_id'])
    .execute()

export type EstoqueRow = {
  id: number
  posto: { id: number; nomeFantasia: string }
  peca: { id: number; codigo: string; descricao: string }
  quantidade: number
  reservado: number
  livre: number
  minimo: number
  local: string | null
  situacao: SituacaoEstoquePeca
  versao: number
}

export const findEstoque = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<EstoqueRow | undefined> => {
  const { rows } = await sql<EstoqueRow>`
    select id, jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as posto,
           jsonb_build_object('id', peca_id, 'codigo', peca_codigo, 'descricao', peca_descricao) as peca,
           quantidade, reservado, livre, minimo, local, situacao, versao
      from estoque_peca_cadastro
     where id = ${id} and ${ofPosto(scope)}`.execute(db)
  return rows[0]
}

/** Locked until the end of the transaction; read after it, so that what was waited for is seen. */
export const lockEstoque = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<EstoqueRow | undefined> => {
  await db
    .selectFrom('estoque_peca')
    .select('id')
    .where('id', '=', id)
    .where(ofPosto(scope))
    .forUpdate()
    .execute()
  return findEstoque(db, scope, id)
}

export const setMinimo = async (
  db: Executor,
  id: number,
  minimo: number,
  local: string | null = null,
): Promise<void> => {
  await db
    .updateTable('estoque_peca')
    .set((eb) => ({ minimo, local, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type MovimentoRow = {
  id: number
  tipo: MovimentoPecaTipo
  fisico: number
  reservado: number
  ordemServico: { id: number; numero: string } | null
  compraPeca: number | null
  contagemPeca: number | null
  transferenciaPeca: number | null
  motivo: string | null
  usuario: string | null
  em: Date
}

/** A page of the ledger of one balance, newest first. */
export const pageMovimentosPeca = async (db: Executor, estoqueId: number, page: number, size: number) => {
  const { rows } = await sql<MovimentoRow>`
    select movimento.id, movimento.tipo, movimento.fisico, movimento.reservado,
           case when os.id is not null then jsonb_build_object(
             'id', os.id, 'numero', os.numero || '/' || os.ano) end as "ordemServico",
           movimento.compra_peca_id as "compraPeca",
           movimento.contagem_peca_id as "contagemPeca", movimento.transferencia_peca_id as "transferenciaPeca", movimento.motivo, ${nomeDe('movimento.usuario_id')} as usuario,
           movimento.criado_em as em
      from movimento_peca movimento
      left join ordem_servico os on os.id = movimento.ordem_servico_id
     where movimento.estoque_peca_id = ${estoqueId}
     order by movimento.id desc limit ${size} offset ${page * size}`.execute(db)
  const { total } = await db
    .selectFrom('movimento_peca')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('estoque_peca_id', '=', estoqueId)
    .executeTakeFirstOrThrow()
  return { content: rows, total }
}

/** Whether there is such an active part. */
export const existsPeca = async (db: Executor, id: number): Promise<boolean> =>
  (await db
    .selectFrom('peca')
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst()) !== undefined
