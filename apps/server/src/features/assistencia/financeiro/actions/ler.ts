import type {
  Fechamento,
  FechamentoLinha,
  TotalFinanceiro,
  TotalFinanceiroQuery,
} from '@app/contract/assistencia/financeiro'
import { centavos, reais } from '@app/rules/assistencia/cobranca'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { debitosDoMes } from '../../cobranca/index.ts'
import { listDoFechamento } from '../../prova/index.ts'
import { type FechamentoRow, findFechamento, listRetencoes, sumPeriodo } from '../store/fechamento.ts'
import { listLinhas } from '../store/linha.ts'
import { listDaFabrica, listFinalizadas } from '../store/ordem.ts'
import { toDebitoVivo, toFechamento, toLinha, toLinhaViva } from '../view.ts'
import { linhasVivas } from './fechar.ts'

/** What a page says of the orders of its lines: when each was finished, and which of its parts are not owed. */
const sobreOrdens = async (db: Executor, ctx: Context, linhas: readonly FechamentoLinha[]) => {
  const ordens = [...new Set(linhas.flatMap(({ ordemServico }) => ordemServico?.id ?? []))]
  const finalizadas = new Map(
    (await listFinalizadas(db, ordens)).map(({ ordem_servico_id, em }) => [
      ordem_servico_id,
      localDay(em, ctx.config.TZ_EXIBICAO),
    ]),
  )
  return {
    linhas: linhas.map((linha) => ({
      ...linha,
      finalizadaEm: finalizadas.get(linha.ordemServico?.id ?? 0) ?? null,
    })),
    daFabrica: (await listDaFabrica(db, ordens)).map(({ ordem_servico_id, descricao }) => ({
      ordemServico: { id: ordem_servico_id },
      descricao,
    })),
  }
}

/** A whole closing; the lines of an open month are computed now. */
export const shown = async (db: Executor, ctx: Context, row: FechamentoRow): Promise<Fechamento> => {
  const vivas = row.status === 'EM_ABERTO' ? await linhasVivas(db, row.posto_id, row.mes) : []
  const debitos = row.status === 'EM_ABERTO' ? await debitosDoMes(db, row.posto_id, row.mes) : []
  const guardadas = await listLinhas(db, row.id)
  const provas = await listDoFechamento(db, row.id)
  const linhas = [
    ...vivas.map(({ lancamento, descrita }) => toLinhaViva(lancamento, descrita)),
    ...guardadas.map((linha) => toLinha(linha, provas)),
    ...debitos.map(toDebitoVivo),
  ]
  const ditas = await sobreOrdens(db, ctx, linhas)
  return toFechamento(ctx, row, { ...ditas, provas, retencoes: await listRetencoes(db, row.id) })
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
