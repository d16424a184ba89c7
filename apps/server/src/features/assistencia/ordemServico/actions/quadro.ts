import {
  MOST_NO_STATUS,
  SEMAFORO,
  type OsQuadro,
  type OsQuadroRequest,
  type StatusOs,
} from '@app/contract/assistencia/ordemServico'
import type { Direction } from '@app/contract/casca/paging'
import { ENCERRADAS, STATUS_DO_QUADRO } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import { type ContagemDoStatus, countQuadro, listQuadro } from '../store/lista/quadro.ts'
import { toResumo } from '../view.ts'
import { filtroOf, quandoOf } from './filtro.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The board: each status that has orders of the filter, with its oldest; the colours are counted beside the filter's own. */
export const getQuadro = async (ctx: Context, { filter, encerradas }: OsQuadroRequest): Promise<OsQuadro> => {
  const { db, scope } = ctx
  const filtro = filtroOf(ctx, filter ?? {})
  const quando = quandoOf(ctx)
  const mostradas = filtro.semaforo ? [filtro.semaforo] : SEMAFORO
  const totalDe = ({ cores }: ContagemDoStatus) => sum(mostradas.map((cor) => cores[cor]))
  const mostrados = encerradas ? [...STATUS_DO_QUADRO, ...ENCERRADAS] : STATUS_DO_QUADRO
  const contagens = await countQuadro(db, scope, filtro, quando, mostrados)
  const com = contagens.filter((contagem) => totalDe(contagem) > 0).map(({ status }) => status)
  const listar = (status: readonly StatusOs[], direction: Direction) =>
    status.length === 0
      ? []
      : listQuadro(db, scope, filtro, quando, { status, most: MOST_NO_STATUS, direction })
  const emCurso = com.filter((status) => !ENCERRADAS.includes(status))
  const findas = com.filter((status) => ENCERRADAS.includes(status))
  const rows = [...(await listar(emCurso, 'asc')), ...(await listar(findas, 'desc'))]
  return {
    cores: SEMAFORO.map((semaforo) => ({
      semaforo,
      total: sum(contagens.map(({ cores }) => cores[semaforo])),
    })),
    status: mostrados.flatMap((status) => {
      const contagem = contagens.find((each) => each.status === status)
      if (!contagem || !com.includes(status)) return []
      const ordens = rows.filter((row) => row.status === status).map((row) => toResumo(row, ctx))
      const vermelhas = mostradas.includes('VERMELHO') ? contagem.cores.VERMELHO : 0
      return [{ status, total: totalDe(contagem), vermelhas, ordens }]
    }),
  }
}
