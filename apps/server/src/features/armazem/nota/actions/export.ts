import type { NotaExportRequest } from '@app/contract/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import { columnsAsked, recorteOf } from '../../../../platform/http/answers/csv.ts'
import { listNotaKeys, NOTA_COLUMNS, writeNotaLines } from '../store/export.ts'
import { countNotas, type Ordem } from '../store/list.ts'
import { filtroOf } from './list.ts'

const USUAL = [
  'pedido.numeroPedido',
  'cliente.nomeFantasia',
  'numero',
  'serie',
  'emissao',
  'emitente.nome',
  'valorTotal',
  'situacao',
  'chave',
]

/** The contents of a note export: which columns, and which notes by the list's filters. */
export const exportNotas = async (ctx: Context, asked: NotaExportRequest) => {
  const columns = columnsAsked(NOTA_COLUMNS, USUAL, asked)
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const filtro = { ...filtroOf(ctx, asked.filter ?? {}), ...recorteOf(asked) }
  const ordem: Ordem = { sort: asked.order ?? 'importadaEm', direction: asked.direction ?? 'desc' }
  const pagina = { ...ordem, limit: asked.pageSize, offset: asked.page * asked.pageSize }
  const keys = await listNotaKeys(ctx.db, ctx.scope, filtro, pagina, csv)
  const total = await countNotas(ctx.db, ctx.scope, filtro)
  const write = (some: string) => writeNotaLines(ctx.db, ctx.scope, ordem, csv, some)
  return { name: 'notas', columns, keys, total, write }
}
