import type { LinhaTipo } from '@app/contract/assistencia/ordemServico'
import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../../../platform/db/index.ts'
import type { OrcamentoRow } from './orcamento.ts'

export type OrcamentoNovo = Insertable<DB['os_orcamento']>
export type LinhaNova = Omit<Insertable<DB['os_linha']>, 'orcamento_id' | 'ordem'>

/** A new version replaces the previous one, whatever its result. */
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

/** Copies the valid lines of a version into the next one. */
export const copyLinhas = async (db: Executor, orcamentoId: number): Promise<LinhaNova[]> =>
  db
    .selectFrom('os_linha')
    .select([
      'tipo',
      'peca_id',
      'servico_id',
      'sintoma_os_id',
      'causa_os_id',
      'descricao',
      'motivo_valor',
      'garantia',
      'solicitar_peca',
      'quantidade',
      'valor',
      'valor_final',
      'valor_fabricante',
      'opcional',
      'situacao',
    ])
    .where('orcamento_id', '=', orcamentoId)
    .where('situacao', '=', 'APROVADA')
    .orderBy('ordem')
    .execute()

/** One more approved line of a version. */
export const insertLinha = async (db: Executor, orcamentoId: number, linha: LinhaNova): Promise<void> => {
  const { ordem } = await db
    .selectFrom('os_linha')
    .select((eb) => eb.fn.coalesce(eb.fn.max('ordem'), eb.lit(-1)).as('ordem'))
    .where('orcamento_id', '=', orcamentoId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('os_linha')
    .values({ ...linha, orcamento_id: orcamentoId, ordem: ordem + 1 })
    .execute()
}

/** Replaces a part that does not come; the consumer's price stays. */
export const setPecaDaLinha = (db: Executor, linhaId: number, pecaId: number) =>
  db
    .updateTable('os_linha')
    .set({ peca_id: pecaId, solicitar_peca: true })
    .where('id', '=', linhaId)
    .execute()

/** The facts about a possible replacement: its price, and whether it fits the model. */
export const findSubstituta = (db: Executor, pecaId: number, modeloId: number | null) =>
  db
    .selectFrom('peca')
    .select((eb) => [
      'peca.id',
      'peca.codigo',
      'peca.descricao',
      'peca.preco',
      eb
        .or([
          eb.not(
            eb.exists(eb.selectFrom('peca_modelo').select('peca_id').whereRef('peca_id', '=', 'peca.id')),
          ),
          eb.exists(
            eb
              .selectFrom('peca_modelo')
              .select('peca_id')
              .whereRef('peca_id', '=', 'peca.id')
              .where('modelo_produto_id', '=', modeloId),
          ),
        ])
        .as('serve'),
    ])
    .where('peca.id', '=', pecaId)
    .where('peca.ativo', '=', true)
    .executeTakeFirst()

/**
 * Stores the answer to a version: approved, all lines are valid except the refused; refused or expired, none; open, all
 * wait.
 */
export const setResposta = async (
  db: Executor,
  { id: orcamentoId, complemento }: Pick<OrcamentoRow, 'id' | 'complemento'>,
  {
    situacao,
    em,
    recusadas,
  }: { situacao: OrcamentoRow['situacao']; em: Date | null; recusadas: readonly number[] },
): Promise<void> => {
  await db
    .updateTable('os_orcamento')
    // Lines that were approved earlier stay so, whatever the answer to an addition.
    .set({ situacao: complemento && situacao !== 'ABERTO' ? 'APROVADO' : situacao, respondido_em: em })
    .where('id', '=', orcamentoId)
    .execute()
  const linhas = (nova: 'PENDENTE' | 'APROVADA' | 'RECUSADA') =>
    db
      .updateTable('os_linha')
      .set({ situacao: nova })
      .where('orcamento_id', '=', orcamentoId)
      .$if(complemento, (query) => query.where('complemento', '=', true))
  if (situacao === 'ABERTO') await linhas('PENDENTE').execute()
  else await linhas(situacao === 'APROVADO' ? 'APROVADA' : 'RECUSADA').execute()
  if (recusadas.length > 0)
    await linhas('RECUSADA')
      .where('id', 'in', [...recusadas])
      .execute()
}

/** The post waives the deposit of the current version. */
export const setSinalDispensado = (db: Executor, orcamentoId: number, em: Date) =>
  db.updateTable('os_orcamento').set({ sinal_dispensado_em: em }).where('id', '=', orcamentoId).execute()

/** The register entries that lines name; a missing one does not exist or is not active. */
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

/** The key contains the type, because parts and services have ids of separate registers. */
export const keyOf = (tipo: LinhaTipo, id: number): string => `${tipo} ${id}`

/** Orders whose budget nobody answered in time. */
export const listVencidas = (db: Executor, agora: Date, limit: number) =>
  db
    .selectFrom('ordem_servico as os')
    .innerJoin('os_orcamento as orcamento', 'orcamento.ordem_servico_id', 'os.id')
    .select('os.id')
    .where('os.status', 'in', ['APROVAR_ORCAMENTO', 'AGUARDANDO_CONSERTO', 'CONSERTADA'])
    .where('orcamento.situacao', '=', 'ABERTO')
    .where('orcamento.expira_em', '<', agora)
    .orderBy('os.id')
    .limit(limit)
    .execute()
