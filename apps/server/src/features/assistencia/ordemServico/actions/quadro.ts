import {
  MOST_NO_STATUS,
  type OsQuadroRequest,
  type OsQuadroStatus,
} from '@app/contract/assistencia/ordemServico'
import { STATUS_DO_QUADRO } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import { countQuadro, listQuadro } from '../store/quadro.ts'
import { toResumo } from '../view.ts'
import { filtroOf, quandoOf } from './filtro.ts'

/** The board: each status that has orders of the filter, with its oldest. */
export const getQuadro = async (ctx: Context, { filter }: OsQuadroRequest): Promise<OsQuadroStatus[]> => {
  const { db, scope } = ctx
  const filtro = filtroOf(ctx, filter ?? {})
  const quando = quandoOf(ctx)
  const contagens = await countQuadro(db, scope, filtro, quando, STATUS_DO_QUADRO)
  const com = contagens.map(({ status }) => status)
  const rows = await listQuadro(db, scope, filtro, quando, { status: com, most: MOST_NO_STATUS })
  return STATUS_DO_QUADRO.flatMap((status) => {
    const contagem = contagens.find((each) => each.status === status)
    const ordens = rows.filter((row) => row.status === status).map((row) => toResumo(row, ctx))
    return contagem ? [{ ...contagem, ordens }] : []
  })
}
