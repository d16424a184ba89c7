import {
  type Faixa,
  type InicioCliente,
  LOTES_NA_PLANILHA,
  LOTES_NA_TELA,
  type LotesDoCliente,
} from '@app/contract/armazem/inicioCliente'
import { CONDICAO_LABELS } from '@app/contract/armazem/estoque'
import { SITUACOES } from '@app/contract/armazem/pedido'
import { EXPORT_LIMIT } from '@app/contract/casca/paging'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { writeWorkbook } from '../../../platform/spreadsheet/index.ts'
import { hojeOf } from '../estoque/index.ts'
import { statusEfetivo } from '../pedido/index.ts'
import * as store from './store.ts'

const ABAIXO = 20
const DOCUMENTOS = 10
const DIAS_EXPEDIDOS = 7

/** The home is a company's own; staff have the panel and the reports, which hold every company. */
const demandCliente = ({ scope }: Context): void => {
  if (scope.tipo !== 'cliente') refuse('NOT_PERMITED')
}

export const getInicioCliente = async (ctx: Context): Promise<InicioCliente> => {
  demandCliente(ctx)
  const { db, scope } = ctx
  const now = ctx.now()
  const hoje = hojeOf(ctx)
  const porSituacao = new Map(
    (await store.countSituacoes(db, scope, statusEfetivo(now))).map(({ situacao, total }) => [
      situacao,
      total,
    ]),
  )
  const desde = new Date(now.getTime() - DIAS_EXPEDIDOS * DAY_MS)
  return {
    situacoes: SITUACOES.map((situacao) => ({ situacao, total: porSituacao.get(situacao) ?? 0 })),
    ...(await store.countPedidosDoCliente(db, scope, desde)),
    estoque: await store.readFaixas(db, scope, hoje),
    abaixoDoMinimo: await store.listAbaixoDoMinimo(db, scope, hoje, ABAIXO),
    documentos: (await store.listDocumentos(db, scope, DOCUMENTOS)).map(({ em, ...documento }) => ({
      ...documento,
      em: em.toISOString(),
    })),
  }
}

export const listLotesDoCliente = async (ctx: Context, dela: Faixa): Promise<LotesDoCliente> => {
  demandCliente(ctx)
  const hoje = hojeOf(ctx)
  const { lotes: total } = (await store.readFaixas(ctx.db, ctx.scope, hoje)).find(
    ({ faixa }) => faixa === dela,
  ) ?? { lotes: 0 }
  return { lotes: await store.listLotes(ctx.db, ctx.scope, { dela, hoje, limite: LOTES_NA_TELA }), total }
}

const countLotes = async ({ db, scope }: Context, hoje: string): Promise<number> =>
  (await store.readFaixas(db, scope, hoje)).reduce((sum, { lotes }) => sum + lotes, 0)

/** The whole own stock, the first to expire first. */
export const exportEstoqueCsv = async (ctx: Context) => {
  demandCliente(ctx)
  const csv = store.exportOf(ctx.config.TZ_EXIBICAO)
  return {
    name: 'estoque',
    columns: csv.columns,
    keys: await store.listLoteKeys(ctx.db, ctx.scope, csv, EXPORT_LIMIT),
    total: await countLotes(ctx, hojeOf(ctx)),
    write: (some: string) => store.writeLoteLines(ctx.db, ctx.scope, csv, some),
  }
}

const TITULOS = [
  'Código',
  'Descrição',
  'Lote',
  'Validade',
  'Dias',
  'Unidade',
  'Físico',
  'Reservado',
  'Disponível',
  'Condição',
]
const LARGURAS = [16, 44, 18, 12, 8, 10, 12, 12, 12, 11]

const dayText = (day: string | null): string => (day === null ? '' : day.split('-').toReversed().join('/'))

/** The same as a workbook; a larger stock is refused, because half of one would be taken for the whole. */
export const exportEstoqueXlsx = async (ctx: Context): Promise<Buffer> => {
  demandCliente(ctx)
  const hoje = hojeOf(ctx)
  if ((await countLotes(ctx, hoje)) > LOTES_NA_PLANILHA)
    refuse('ESTOQUE_LOTES_DEMAIS', { maximo: LOTES_NA_PLANILHA })
  const lotes = await store.listLotes(ctx.db, ctx.scope, { dela: null, hoje, limite: LOTES_NA_PLANILHA })
  const rows = lotes.map((lote) => [
    lote.codigoProduto,
    lote.descricao,
    lote.lote,
    dayText(lote.dataDeValidade),
    lote.dias === null ? '' : String(lote.dias),
    lote.unidade,
    formatQuantidade(lote.fisico),
    formatQuantidade(lote.reservado),
    formatQuantidade(lote.disponivel),
    CONDICAO_LABELS[lote.condicao],
  ])
  return writeWorkbook([{ name: 'Estoque', widths: LARGURAS, rows: [TITULOS, ...rows] }])
}
