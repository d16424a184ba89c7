import type { EmAtraso } from '@app/contract/assistencia/cobranca'
import {
  centavos,
  type Devedora,
  diasEntre,
  reais,
  somaDe,
  vencidasEm,
} from '@app/rules/assistencia/cobranca'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { findConfiguracao, listVencidas } from '../store/cobranca.ts'
import { listPagos } from '../store/extrato.ts'
import { cobradoOf, codigoPix } from '../view.ts'
import { hojeDe } from './issue.ts'

export type Vencida = Awaited<ReturnType<typeof listVencidas>>[number]

/** Charges with what was paid of them, in the form of the rules. */
export const devedorasOf = async (
  db: Executor,
  { config }: Pick<Context, 'config'>,
  vencidas: readonly Vencida[],
): Promise<Devedora[]> => {
  const ids = vencidas.map(({ id }) => id)
  const pagos = Map.groupBy(await listPagos(db, ids), ({ cobranca_id }) => cobranca_id)
  return vencidas.map((row) => ({
    id: row.id,
    cobrado: cobradoOf(row, config.TZ_EXIBICAO),
    pagos: (pagos.get(row.id) ?? []).map(({ data, valor }) => ({ data, valor: centavos(valor) })),
  }))
}

/** What is owed today of these charges, in reais. */
export const sumDividas = async (ctx: Context, vencidas: readonly Vencida[]): Promise<number> =>
  reais(somaDe(vencidasEm(await devedorasOf(ctx.db, ctx, vencidas), hojeDe(ctx))))

/**
 * The overdue charges of a post with one code for all, whose txid is that of the oldest; null when fewer than two are
 * overdue.
 */
export const readAtraso = async (db: Executor, ctx: Context, postoId: number): Promise<EmAtraso | null> => {
  const hoje = hojeDe(ctx)
  const vencidas = await listVencidas(db, postoId, hoje)
  const [primeira] = vencidas
  if (!primeira || vencidas.length < 2) return null
  const partes = vencidasEm(await devedorasOf(db, ctx, vencidas), hoje)
  const valores = new Map(partes.map(({ id, valor }) => [id, valor]))
  return {
    cobrancas: vencidas.map(({ id, competencia, vencimento, pagavel_ate }) => ({
      id,
      competencia,
      vencimento,
      diasEmAtraso: diasEntre(pagavel_ate, hoje),
      total: reais(valores.get(id) ?? 0),
    })),
    total: reais(somaDe(partes)),
    pix: codigoPix(await findConfiguracao(db), somaDe(partes), primeira.txid),
  }
}
