import {
  type FechamentoMassa,
  QUADRO_ANTERIORES,
  QUADRO_MESES,
  type QuadroFinanceiro,
  type QuadroPosto,
  type QuadroQuery,
  STATUS_FECHAMENTO,
  STATUS_FECHAMENTO_LABELS,
  type StatusFechamento,
} from '@app/contract/assistencia/financeiro'
import type { MassaResposta } from '@app/contract/casca/massa'
import { addMeses, centavos, reais } from '@app/rules/assistencia/cobranca'
import type { Context } from '../../../../platform/context.ts'
import { asAsked, inMassa, inOrder } from '../../../../platform/massa.ts'
import { semProva } from '../../prova/index.ts'
import { type FechamentoRow, findFechamento, lockFechamento } from '../store/fechamento.ts'
import { type DoMesRow, findUltimoFechado, listDosMeses, sumMeses } from '../store/quadro.ts'
import { actOn } from './atos.ts'
import { mesDeHoje } from './close.ts'

const soma = (valores: readonly number[]): number =>
  reais(valores.reduce((sum, valor) => sum + centavos(valor), 0))

const doMes = ({ id, mes, status, total }: DoMesRow) => ({
  id,
  mes,
  situacao: status as StatusFechamento,
  total,
})

const postoDe = (row: DoMesRow, anteriores: readonly DoMesRow[]): QuadroPosto => ({
  posto: {
    id: row.postoId,
    nomeFantasia: row.nomeFantasia,
    cidade: row.cidade,
    estado: row.estado,
    cnpj: row.cnpj,
    codigoSap: row.codigoSap,
  },
  fechamento: {
    ...doMes(row),
    contestadas: row.contestadas,
    contestado: row.contestado,
    aprovavel: row.aprovavel,
    versao: row.versao,
  },
  anteriores: anteriores.map(doMes),
})

/** Contested ones first, then those that may be approved. */
const vez = ({ fechamento: { contestadas, aprovavel } }: QuadroPosto): number =>
  contestadas > 0 ? 0 : aprovavel ? 1 : 2

/** The closings of a month, post by post, and the sums of 24 months (rede §4). */
export const getQuadro = async (ctx: Context, { mes: dia }: QuadroQuery): Promise<QuadroFinanceiro> => {
  const { db, scope } = ctx
  const hoje = mesDeHoje(ctx)
  const mes = dia ? `${dia.slice(0, 7)}-01` : ((await findUltimoFechado(db, scope)) ?? hoje)
  const primeiro = addMeses(hoje, 1 - QUADRO_MESES)
  const somas = await sumMeses(db, scope, primeiro)
  const periodo = { de: addMeses(mes, -QUADRO_ANTERIORES), ate: mes, agora: ctx.now() }
  const rows = await listDosMeses(db, scope, periodo)
  const porMes = new Map(somas.map(({ mes: cada, total }) => [cada, total]))
  const deste = rows.filter((row) => row.mes === mes)
  const antes = Map.groupBy(
    rows.filter((row) => row.mes !== mes),
    ({ postoId }) => postoId,
  )
  const contestados = deste.filter(({ contestadas }) => contestadas > 0)
  return {
    mes,
    meses: Array.from({ length: QUADRO_MESES }, (_, at) => {
      const cada = addMeses(primeiro, at)
      return { mes: cada, total: porMes.get(cada) ?? 0, aberto: cada === hoje }
    }),
    total: soma(deste.map(({ total }) => total)),
    situacoes: STATUS_FECHAMENTO.map((situacao) => {
      const nesta = deste.filter(({ status }) => status === situacao)
      return { situacao, postos: nesta.length, total: soma(nesta.map(({ total }) => total)) }
    }),
    contestados: {
      postos: contestados.length,
      total: soma(contestados.map(({ contestado }) => contestado)),
    },
    postos: deste
      .map((row) => postoDe(row, antes.get(row.postoId) ?? []))
      .toSorted((a, b) => vez(a) - vez(b)),
  }
}

/** One act on many closings: each is locked and checked as if it were the only one. */
export const massaDeFechamentos = (
  ctx: Context,
  { ato, registros }: FechamentoMassa,
): Promise<MassaResposta> =>
  ctx.transaction(async (db) => {
    const sorted = inOrder(registros)
    const rows = new Map<number, FechamentoRow>()
    for (const { id } of sorted) {
      const row = await lockFechamento(db, ctx.scope, id)
      if (row) rows.set(id, row)
    }
    const linhas = await inMassa(db, {
      registros: sorted,
      rows,
      nameOf: ({ postoNome, mes }) => ({ nome: postoNome, detalhe: `${mes.slice(5, 7)}/${mes.slice(0, 4)}` }),
      act: async (row, { versao }) => {
        await actOn({ db, ctx: { ...ctx, ifMatch: undefined }, row, guardar: semProva }, ato, { versao })
        const after = await findFechamento(db, ctx.scope, row.id)
        return { texto: STATUS_FECHAMENTO_LABELS.APROVADO, versao: after?.versao ?? null, volta: null }
      },
    })
    return { linhas: asAsked(registros, linhas) }
  })
