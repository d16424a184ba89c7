import type {
  CadastroUnido,
  FichaConsumidor,
  FichaRelogio,
  FotosDaOs,
  MensagemDoConsumidor,
  MensagensQuery,
} from '@app/contract/assistencia/ficha'
import { DIAS_GARANTIA_SERVICO } from '@app/contract/assistencia/ordemServico'
import type { Page } from '@app/contract/casca/paging'
import { fimDaGarantia, garantiaServicoAte, veredictoGarantia } from '@app/rules/assistencia/ordemServico'
import { DAY_MS, localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { pageAnswer } from '../../../platform/http/answers/hal.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { getPassado, situacaoDoAviso } from '../ordemServico/index.ts'
import * as doConsumidor from './store/consumidor.ts'
import * as doRelogio from './store/relogio.ts'
import type { FotosJson } from './store/fotos.ts'
import type { UnidoJson } from './store/unido.ts'

const iso = (text: string): string => new Date(text).toISOString()

const toFotos = (rows: readonly FotosJson[]): FotosDaOs[] =>
  rows.map((row) => ({ ...row, criadaEm: iso(row.criadaEm) }))

const toUnidos = (rows: readonly UnidoJson[]): CadastroUnido[] =>
  rows.map((row) => ({ ...row, em: iso(row.em) }))

/** A file is of orders, so it is for people who see both these and customers. */
const demandOs = ({ can }: Context): void => {
  if (!can('OS_VER')) refuse('NOT_PERMITED')
}

/** Everything that a post has of a customer. */
export const getFichaConsumidor = async (ctx: Context, pedido: number): Promise<FichaConsumidor> => {
  demandOs(ctx)
  const id = (await doConsumidor.findQuemFicou(ctx.db, ctx.scope, pedido)) ?? refuse('NOT_FOUND')
  const zone = ctx.config.TZ_EXIBICAO
  const hoje = localDay(ctx.now(), zone)
  // A day more than the warranty: the rules decide by local days.
  const desde = new Date(ctx.now().getTime() - (DIAS_GARANTIA_SERVICO + 1) * DAY_MS)
  const row = (await doConsumidor.findFicha(ctx.db, ctx.scope, id, { desde, zone })) ?? refuse('NOT_FOUND')
  const { gasto, relogios, consertos, fotos, criadoEm, unidos, ...rest } = row
  return {
    ...rest,
    criadoEm: criadoEm.toISOString(),
    gasto: { total: gasto.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0) / 100, porAno: gasto },
    relogios: relogios.map(
      ({ mesesGarantia, garantiaDesde, dataNotaFiscal, venda, entregueEm, ...relogio }) => ({
        ...relogio,
        ultimaEm: iso(relogio.ultimaEm),
        garantiaAte: fimDaGarantia({ mesesGarantia, garantiaDesde, dataNotaFiscal, venda }),
        garantiaServicoAte: entregueEm && garantiaServicoAte(localDay(new Date(entregueEm), zone)),
      }),
    ),
    garantias: consertos
      .map(({ em, ...conserto }) => ({ ...conserto, ate: garantiaServicoAte(localDay(new Date(em), zone)) }))
      .filter(({ ate }) => ate >= hoje),
    fotos: row.anonimizado ? [] : toFotos(fotos),
    unidos: toUnidos(unidos),
  }
}

/** What was said between a customer and the post, a page of it. */
export const listMensagens = async (
  ctx: Context,
  pedido: number,
  { page, size }: MensagensQuery,
): Promise<Page<MensagemDoConsumidor>> => {
  demandOs(ctx)
  const id = (await doConsumidor.findQuemFicou(ctx.db, ctx.scope, pedido)) ?? refuse('NOT_FOUND')
  const rows = await doConsumidor.listMensagensDe(ctx.db, id, { limit: size, offset: page * size })
  const content = rows.map(({ de, osId, numero, em, texto, aviso, porEmail, por, ...quando }) => ({
    de,
    osId,
    numero,
    em: em.toISOString(),
    texto,
    aviso,
    situacao: aviso && situacaoDoAviso({ ...quando, porEmail: porEmail ?? false }),
    por,
  }))
  return pageAnswer({ content, total: rows[0]?.total ?? 0, page, size })
}

/** Everything about a watch; of other posts only what happened and when (decisions 51). */
export const getFichaRelogio = async (ctx: Context, pedido: number): Promise<FichaRelogio> => {
  const id = (await doRelogio.findQualFicou(ctx.db, pedido)) ?? refuse('NOT_FOUND')
  const row = (await doRelogio.findFicha(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const { numeroSerie, modelo } = row
  const [passado] = await getPassado(ctx, { numeroSerie, modelo: modelo.id })
  if (!passado) return refuse('NOT_FOUND')
  return {
    ...row,
    veredicto: veredictoGarantia({
      ...passado,
      entrada: localDay(ctx.now(), ctx.config.TZ_EXIBICAO),
      usoIndevido: false,
    }),
    passado,
    donos: ctx.can('CONSUMIDOR_VER')
      ? row.donos.map((dono) => ({ ...dono, ultimaEm: iso(dono.ultimaEm) }))
      : [],
    fotos: toFotos(row.fotos),
    unidos: toUnidos(row.unidos),
  }
}
