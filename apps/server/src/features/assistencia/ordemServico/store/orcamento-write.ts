import type { LinhaTipo } from '@app/contract/assistencia/ordemServico'
import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import type { OrcamentoRow } from './orcamento.ts'

export type OrcamentoNovo = Insertable<DB['os_orcamento']>
export type LinhaNova = Omit<Insertable<DB['os_linha']>, 'orcamento_id' | 'ordem'>

/** A new version takes the place of the one before, whatever became of that. */
export const insertOrcamento = async (
  db: Executor,
  row: OrcamentoNovo,
  linhas: readonly LinhaNova[],
): Promise<number> => {
  await db
    .updateTable('os_orcamento')
    .set({ situacao: 'SUBSTITUIDO' })
    .where('ordem_servico_id', '=', row.ordem_servico_id)
    .where('situacao', 'in', ['ABERTO', 'APROVADO'])
    .execute()
  const { id } = await db.insertInto('os_orcamento').values(row).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('os_linha')
    .values(linhas.map((linha, ordem) => ({ ...linha, orcamento_id: id, ordem })))
    .execute()
  return id
}

/** What was said to a version: approved, all lines stand but the refused; refused or expired, none; open, all wait. */
export const setResposta = async (
  db: Executor,
  orcamentoId: number,
  {
    situacao,
    em,
    recusadas,
  }: { situacao: OrcamentoRow['situacao']; em: Date | null; recusadas: readonly number[] },
): Promise<void> => {
  await db
    .updateTable('os_orcamento')
    .set({ situacao, respondido_em: em })
    .where('id', '=', orcamentoId)
    .execute()
  const linhas = (nova: 'PENDENTE' | 'APROVADA' | 'RECUSADA') =>
    db.updateTable('os_linha').set({ situacao: nova }).where('orcamento_id', '=', orcamentoId)
  if (situacao === 'ABERTO') await linhas('PENDENTE').execute()
  else await linhas(situacao === 'APROVADO' ? 'APROVADA' : 'RECUSADA').execute()
  if (recusadas.length > 0)
    await linhas('RECUSADA')
      .where('id', 'in', [...recusadas])
      .execute()
}

/** The registers' entries that lines name: what is not among them does not exist, or is not active. */
export const findTabela = async (
  db: Executor,
  ids: { pecas: number[]; servicos: number[]; sintomas: number[]; causas: number[] },
) => {
  const wanted = (list: number[]) => (list.length > 0 ? list : [0])
  const [pecas, servicos, sintomas, causas] = [
    await db
      .selectFrom('peca')
      .select(['id', 'preco as valor'])
      .where('ativo', '=', true)
      .where('id', 'in', wanted(ids.pecas))
      .execute(),
    await db
      .selectFrom('servico')
      .select(['id', 'valor', 'mao_de_obra_garantia'])
      .where('ativo', '=', true)
      .where('id', 'in', wanted(ids.servicos))
      .execute(),
    await db
      .selectFrom('sintoma_os')
      .select('id')
      .where('ativo', '=', true)
      .where('id', 'in', wanted(ids.sintomas))
      .execute(),
    await db
      .selectFrom('causa_os')
      .select('id')
      .where('ativo', '=', true)
      .where('id', 'in', wanted(ids.causas))
      .execute(),
  ]
  return {
    precos: new Map<string, { preco: number; maoDeObraGarantia: number }>([
      ...pecas.map(({ id, valor }) => [keyOf('PECA', id), { preco: valor, maoDeObraGarantia: 0 }] as const),
      ...servicos.map(
        ({ id, valor, mao_de_obra_garantia }) =>
          [keyOf('SERVICO', id), { preco: valor, maoDeObraGarantia: mao_de_obra_garantia }] as const,
      ),
    ]),
    sintomas: new Set(sintomas.map(({ id }) => id)),
    causas: new Set(causas.map(({ id }) => id)),
  }
}

/** Parts and services are two registers with ids of their own. */
export const keyOf = (tipo: LinhaTipo, id: number): string => `${tipo} ${id}`

/** Orders whose budget nobody answered in time. */
export const listVencidas = (db: Executor, agora: Date, limit: number) =>
  db
    .selectFrom('ordem_servico as os')
    .innerJoin('os_orcamento as orcamento', 'orcamento.ordem_servico_id', 'os.id')
    .select('os.id')
    .where('os.status', '=', 'APROVAR_ORCAMENTO')
    .where('orcamento.situacao', '=', 'ABERTO')
    .where('orcamento.expira_em', '<', agora)
    .orderBy('os.id')
    .limit(limit)
    .execute()
