import type {
  OrcamentoItem,
  OrcamentoItemQuery,
  OrcamentoMesa,
  OrcamentoVersao,
} from '@app/contract/assistencia/ordemServico'
import type { Context } from '../../../../../platform/context.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import { findPostoDaOs } from '../../store/consultas.ts'
import { findDescontoMaximo, listDescontos } from '../../store/orcamento/desconto.ts'
import { listItensDaOs, listModelos, searchItens } from '../../store/orcamento/itens.ts'
import { listVersoes } from '../../store/orcamento/versoes.ts'

const ITENS_MAXIMO = 100

const postoDa = async (ctx: Context, osId: number): Promise<number> =>
  ((await findPostoDaOs(ctx.db, ctx.scope, osId)) ?? refuse('NOT_FOUND')).id

export const getMesa = async (ctx: Context, id: number): Promise<OrcamentoMesa> => {
  const postoId = await postoDa(ctx, id)
  return {
    itens: await listItensDaOs(ctx.db, { id, postoId }),
    descontoMaximo: await findDescontoMaximo(ctx.db, ctx.usuario.id),
    descontos: await listDescontos(ctx.db, ctx.usuario.id),
    modelos: await listModelos(ctx.db, postoId),
  }
}

export const findItens = async (
  ctx: Context,
  id: number,
  query: OrcamentoItemQuery,
): Promise<OrcamentoItem[]> => searchItens(ctx.db, await postoDa(ctx, id), { ...query, limit: ITENS_MAXIMO })

export const getVersoes = async (ctx: Context, id: number): Promise<OrcamentoVersao[]> => {
  await postoDa(ctx, id)
  return (await listVersoes(ctx.db, id)).map(({ salvoEm, resposta, ...versao }) => ({
    ...versao,
    salvoEm: salvoEm.toISOString(),
    resposta: resposta && { ...resposta, em: new Date(resposta.em).toISOString() },
  }))
}
