import type {
  SituacaoTransferencia,
  TransferenciaPecaItem,
} from '@app/contract/assistencia/transferenciaPeca'
import { type Expression, type SqlBool, sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'

type Posto = { id: number; nomeFantasia: string }

export type TransferenciaRow = {
  id: number
  origem: Posto
  destino: Posto
  situacao: SituacaoTransferencia
  observacoes: string | null
  motivo: string | null
  criadoEm: Date
  criadoPor: string | null
  encerradoEm: Date | null
  encerradoPor: string | null
  itens: TransferenciaPecaItem[]
  versao: number
}

/** Either side sees a transfer, and nobody else. */
const ofLados = (scope: Scope): Expression<SqlBool> =>
  sql<SqlBool>`(${ofPosto(scope, 'transferencia.origem_id')} or ${ofPosto(scope, 'transferencia.destino_id')})`

export const findTransferencia = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<TransferenciaRow | undefined> => {
  const { rows } = await sql<TransferenciaRow>`
    select transferencia.id, transferencia.situacao, transferencia.observacoes, transferencia.motivo,
           jsonb_build_object('id', origem_id, 'nomeFantasia', origem_nome_fantasia) as origem,
           jsonb_build_object('id', destino_id, 'nomeFantasia', destino_nome_fantasia) as destino,
           transferencia.criado_em as "criadoEm", ${nomeDe('transferencia.criado_por')} as "criadoPor",
           transferencia.encerrado_em as "encerradoEm", ${nomeDe('transferencia.encerrado_por')} as "encerradoPor",
           transferencia.versao,
           (select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'quantidade', item.quantidade,
                     'recebida', item.recebida,
                     'peca', jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao))
                     order by item.id), '[]')
              from transferencia_peca_item item join peca on peca.id = item.peca_id
             where item.transferencia_peca_id = transferencia.id) as itens
      from transferencia_peca_cadastro transferencia
     where transferencia.id = ${id} and ${ofLados(scope)}`.execute(db)
  return rows[0]
}

/** Locked until the end of the transaction; read after it, so that what was waited for is seen. */
export const lockTransferencia = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<TransferenciaRow | undefined> => {
  await db
    .selectFrom('transferencia_peca as transferencia')
    .select('transferencia.id')
    .where('transferencia.id', '=', id)
    .where(ofLados(scope))
    .forUpdate()
    .execute()
  return findTransferencia(db, scope, id)
}

/** The other active posts of the same credenciado. */
export const listDestinos = async (db: Executor, postoId: number): Promise<Posto[]> => {
  const { rows } = await sql<Posto>`
    select outro.id, outro.nome_fantasia as "nomeFantasia"
      from posto_autorizado posto
      join posto_autorizado outro on coalesce(outro.credenciado_id, outro.id) = coalesce(posto.credenciado_id, posto.id)
     where posto.id = ${postoId} and outro.id <> posto.id and outro.ativo
     order by outro.nome_fantasia collate "pt-BR-x-icu", outro.id`.execute(db)
  return rows
}

/** Orders of a post that lack one of these parts, the oldest first. */
export const listOrdensQueEsperam = async (
  db: Executor,
  postoId: number,
  pecaIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct ordem_servico_id as id from os_espera_peca
     where posto_id = ${postoId} and peca_id = any (${pecaIds}::bigint[]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

type Nova = { origemId: number; destinoId: number; observacoes: string | null; por: number; em: Date }

export const insertTransferencia = async (
  db: Executor,
  { origemId, destinoId, observacoes, por, em }: Nova,
  itens: readonly { pecaId: number; quantidade: number }[],
): Promise<number> => {
  const { id } = await db
    .insertInto('transferencia_peca')
    .values({ origem_id: origemId, destino_id: destinoId, observacoes, criado_por: por, criado_em: em })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('transferencia_peca_item')
    .values(
      itens.map(({ pecaId, quantidade }) => ({ transferencia_peca_id: id, peca_id: pecaId, quantidade })),
    )
    .execute()
  return id
}

type Fim = { situacao: 'RECEBIDA' | 'CANCELADA'; motivo: string | null; por: number; em: Date }

/** Ends a locked transfer, one version on. */
export const endTransferencia = async (
  db: Executor,
  id: number,
  { situacao, motivo, por, em }: Fim,
): Promise<void> => {
  await db
    .updateTable('transferencia_peca')
    .set((eb) => ({ situacao, motivo, encerrado_por: por, encerrado_em: em, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const setRecebida = async (db: Executor, id: number, recebida: number): Promise<void> => {
  await db.updateTable('transferencia_peca_item').set({ recebida }).where('id', '=', id).execute()
}
