import type { Recebimento, RecebimentoResumo } from '@app/contract/armazem/chegada'
import { isDevolucao } from '@app/rules/armazem/chegada'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findChegada, listLinhas } from '../store/chegada.ts'
import { listDivergencias, listRecebidas } from '../store/divergencias.ts'
import { doNota, fotosOf } from './view.ts'

/** As many as a company looks back at. */
const RECEBIDAS = 200

/** The notes that were counted at the door, with what differed; a client's people see their own. */
export const listRecebimentos = async (ctx: Context): Promise<RecebimentoResumo[]> =>
  (await listRecebidas(ctx.db, ctx.scope, RECEBIDAS)).map((row) => ({
    ...doNota(row),
    recebidaEm: row.recebidaEm.toISOString(),
    linhas: row.linhas,
    divergencias: row.divergencias,
    fotos: row.fotos,
  }))

/** What came of one note. Who of the warehouse received it is not told to its clients. */
export const getRecebimento = async (ctx: Context, nota: number): Promise<Recebimento> => {
  const { db, scope } = ctx
  const row = (await findChegada(db, scope, nota)) ?? refuse('NOT_FOUND')
  if (row.terminadaEm === null) refuse('NOT_FOUND')
  const linhas = await listLinhas(db, nota)
  return {
    ...doNota(row),
    recebidaEm: row.terminadaEm.toISOString(),
    recebidaPor: scope.tipo === 'tudo' ? row.conferente : null,
    observacao: row.observacao,
    linhas: linhas.map(({ posicao, codigoProduto, descricao, unidade, cfop, esperado, contado }) => ({
      posicao,
      codigoProduto,
      descricao,
      unidade,
      devolucao: isDevolucao(cfop, row.finNFe),
      esperado,
      contado,
    })),
    divergencias: await listDivergencias(db, nota),
    fotos: await fotosOf(db, nota),
  }
}
