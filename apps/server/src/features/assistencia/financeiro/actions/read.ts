import type { Fechamento, TotalFinanceiro, TotalFinanceiroQuery } from '@app/contract/assistencia/financeiro'
import { centavos, reais } from '@app/rules/assistencia/cobranca'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { debitosDoMes, getConfiguracao } from '../../cobranca/index.ts'
import { listDoFechamento } from '../../prova/index.ts'
import {
  type FechamentoRow,
  findFechamento,
  listRegistros,
  listRetencoes,
  sumPeriodo,
} from '../store/fechamento.ts'
import { listDitas, listLinhas, listVivas } from '../store/linha.ts'
import { listDaFabrica, listOrdens } from '../store/ordem.ts'
import {
  atosOf,
  byOrdem,
  ditasDe,
  ordensDe,
  toDebitoVivo,
  toFechamento,
  toLinha,
  toLinhaViva,
} from '../view.ts'

/** A whole closing; the lines of an open month are computed now. */
export const shown = async (db: Executor, ctx: Context, row: FechamentoRow): Promise<Fechamento> => {
  const aberto = row.status === 'EM_ABERTO'
  const vivas = aberto ? await listVivas(db, { postoId: row.posto_id, mes: row.mes }) : []
  const debitos = aberto ? await debitosDoMes(db, row.posto_id, row.mes) : []
  const guardadas = await listLinhas(db, row.id)
  const provas = await listDoFechamento(db, row.id)
  const ditas = ditasDe(await listDitas(db, row.id), provas)
  const ids = new Set([
    ...vivas.map(({ ordem_servico_id }) => ordem_servico_id),
    ...guardadas.flatMap(({ ordem_servico_id }) => ordem_servico_id ?? []),
  ])
  const ordens = ordensDe(await listOrdens(db, [...ids], ctx.config.TZ_EXIBICAO))
  const linhas = [
    ...vivas.map((viva) => toLinhaViva(viva, ordens)),
    ...guardadas.map((linha) => toLinha(linha, { ordens, ditas })),
  ]
  return toFechamento(ctx, row, {
    linhas: [...byOrdem(linhas, ordens), ...debitos.map(toDebitoVivo)],
    daFabrica: (await listDaFabrica(db, [...ids])).map(({ ordem_servico_id, descricao }) => ({
      ordemServico: { id: ordem_servico_id },
      descricao,
    })),
    provas,
    registros: await listRegistros(db, row.id),
    retencoes: await listRetencoes(db, row.id),
    diasGlosa: atosOf(ctx, row).includes('glosar') ? (await getConfiguracao(db)).diasGlosa : null,
  })
}

/** A closing that this person may see. */
export const getFechamento = async (ctx: Context, id: number): Promise<Fechamento> =>
  shown(ctx.db, ctx, (await findFechamento(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'))

/** Credits and adjustments of the months from `de` to `ate` that this person may see. */
export const getTotalFinanceiro = async (
  ctx: Context,
  { de, ate }: TotalFinanceiroQuery,
): Promise<TotalFinanceiro> => {
  const { creditos, ajustes } = await sumPeriodo(ctx.db, ctx.scope, `${de.slice(0, 7)}-01`, ate)
  return { creditos, ajustes, total: reais(centavos(creditos) + centavos(ajustes)) }
}
