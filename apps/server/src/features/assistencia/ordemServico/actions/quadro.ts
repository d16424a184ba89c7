import {
  MOST_NO_STATUS,
  SEMAFORO,
  type OsQuadro,
  type OsQuadroRequest,
} from '@app/contract/assistencia/ordemServico'
import { STATUS_DO_QUADRO } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import { type ContagemDoStatus, countQuadro, listQuadro } from '../store/lista/quadro.ts'
import { toResumo } from '../view.ts'
import { filtroOf, quandoOf } from './filtro.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The board: each status that has orders of the filter, with its oldest; the colours are counted beside the filter's own. */
export const getQuadro = async (ctx: Context, { filter }: OsQuadroRequest): Promise<OsQuadro> => {
  const { db, scope } = ctx
  const filtro = filtroOf(ctx, filter ?? {})
  const quando = quandoOf(ctx)
  const mostradas = filtro.semaforo ? [filtro.semaforo] : SEMAFORO
  const totalDe = (contagem: ContagemDoStatus) => sum(mostradas.map((cor) => contagem[cor]))
  const contagens = await countQuadro(db, scope, filtro, quando, STATUS_DO_QUADRO)
  const com = contagens.filter((contagem) => totalDe(contagem) > 0).map(({ status }) => status)
  const rows = await listQuadro(db, scope, filtro, quando, { status: com, most: MOST_NO_STATUS })
  return {
    cores: SEMAFORO.map((semaforo) => ({
      semaforo,
      total: sum(contagens.map((contagem) => contagem[semaforo])),
    })),
    status: STATUS_DO_QUADRO.flatMap((status) => {
      const contagem = contagens.find((each) => each.status === status)
      if (!contagem || !com.includes(status)) return []
      const ordens = rows.filter((row) => row.status === status).map((row) => toResumo(row, ctx))
      const vermelhas = mostradas.includes('VERMELHO') ? contagem.VERMELHO : 0
      return [{ status, total: totalDe(contagem), vermelhas, ordens }]
    }),
  }
}
