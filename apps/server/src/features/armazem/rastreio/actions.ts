import type {
  DestinoDoLote,
  LoteRastreado,
  OrigemDoLote,
  Rastreio,
  RastreioQuery,
} from '@app/contract/armazem/rastreio'
import type { PageQuery } from '@app/contract/casca/paging'
import { addQuantity } from '@app/rules/casca/quantidade'
import type { Context } from '../../../platform/context.ts'
import { halPage } from '../../../platform/http/answers/hal.ts'
import { refuse } from '../../../platform/http/errors.ts'
import * as store from './store.ts'

export const findRastreio = (ctx: Context, query: RastreioQuery): Promise<LoteRastreado[]> =>
  store.findLotes(ctx.db, ctx.scope, query)

const toOrigem = (row: store.OrigemRow): OrigemDoLote => ({
  quantidade: row.quantidade,
  em: row.em.toISOString(),
  nota:
    row.notaId === null || row.numero === null || row.serie === null || row.chave === null
      ? null
      : { id: row.notaId, numero: String(row.numero), serie: row.serie, chave: row.chave },
  emitente: row.emitDocumento === null ? null : { nome: row.emitNome, documento: row.emitDocumento },
  motivo: row.motivo,
})

/** Where a lot came from, and the sums of who has it. */
export const getRastreio = async ({ db, scope }: Context, id: number): Promise<Rastreio> => {
  const lote = (await store.findLote(db, scope, id)) ?? refuse('NOT_FOUND')
  const origens = (await store.listOrigens(db, scope, id)).map(toOrigem)
  const recebido = origens.reduce((sum, { quantidade }) => addQuantity(sum, quantidade), 0)
  return { lote, origens, recebido, ...(await store.sumDestinos(db, scope, id)) }
}

const toDestino = ({
  notaId,
  notaNumero,
  destNome,
  destDocumento,
  ...row
}: store.DestinoRow): DestinoDoLote => ({
  ...row,
  expedidoEm: row.expedidoEm?.toISOString() ?? null,
  nota: notaId === null ? null : { id: notaId, numero: String(notaNumero) },
  destinatario: destDocumento === null ? null : { nome: destNome, documento: destDocumento },
})

/** The orders that have the lot; those that can still be stopped come first. */
export const listDestinos = async (ctx: Context, id: number, { page, size }: PageQuery) => {
  const { db, scope } = ctx
  if (!(await store.findLote(db, scope, id))) refuse('NOT_FOUND')
  const { pedidos, reservas } = await store.sumDestinos(db, scope, id)
  const rows = await store.pageDestinos(db, scope, id, { limit: size, offset: page * size })
  const found = { content: rows.map(toDestino), total: pedidos + reservas, page, size }
  return halPage('destinos', found, `/rastreio/${id}/destinos`)
}

/** A recall: every order that has the lot. */
export const exportDestinos = async ({ db, scope, config }: Context, id: number) => {
  if (!(await store.findLote(db, scope, id))) refuse('NOT_FOUND')
  const columns = store.DESTINO_COLUMNS
  const csv = { columns, zone: config.TZ_EXIBICAO }
  const keys = await store.listDestinoKeys(db, scope, id, csv)
  const write = (some: string) => store.writeDestinoLines(db, scope, id, csv, some)
  return { name: `rastreio-${id}`, columns, keys, total: keys.count, write }
}
