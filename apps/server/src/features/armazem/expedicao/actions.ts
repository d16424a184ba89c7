import {
  FOTOS_CARREGAMENTO_MB,
  FOTOS_DAS_FALTAS,
  FOTOS_DO_CARREGAMENTO,
  type FotosCarregamento,
  type FotosCarregamentoInput,
} from '@app/contract/armazem/expedicao'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { losesFotos, takesFotos } from '@app/rules/armazem/expedicao'
import type { Json } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { sha256Of } from '../../../platform/files/index.ts'
import { demandImages, readArquivos, type ReceivedFile } from '../../../platform/files/read.ts'
import { type FileWork, withFileWork } from '../../../platform/files/work.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import * as store from './store.ts'

type FotoLida = { sha256: Buffer; em: Date; autor: string | null }

const toFoto = <Row extends FotoLida>(ctx: Context, { sha256: _sha256, em, autor, ...foto }: Row) => ({
  ...foto,
  em: em.toISOString(),
  // Who of the warehouse does what is not told to its clients.
  autor: ctx.scope.tipo === 'tudo' ? autor : null,
})

const toWire = async (
  db: Executor,
  ctx: Context,
  pedido: store.PedidoCarregado,
): Promise<FotosCarregamento> => ({
  fotos: (await store.listFotos(db, pedido.id)).map((row) => toFoto(ctx, row)),
  faltas: (await store.listFaltas(db, pedido.id)).map((row) => toFoto(ctx, row)),
  maximo: FOTOS_DO_CARREGAMENTO,
  inclui: ctx.can('PEDIDO_MOVER') && takesFotos(pedido),
  retira: ctx.can('PEDIDO_MOVER') && losesFotos(pedido),
})

/** The photos stand in the order's history; they are not a new version of the order. */
const record = (
  db: Executor,
  ctx: Context,
  { id, versao, clienteId }: store.PedidoCarregado,
  dados: { readonly ato: string } & Record<string, Json>,
) =>
  recordChange(db, ctx, {
    entidade: 'pedido',
    id,
    versao,
    clienteId,
    mudancas: [{ campo: 'separacao', para: dados }],
  })

export const getFotos = async (ctx: Context, id: number): Promise<FotosCarregamento> =>
  toWire(ctx.db, ctx, (await store.findPedido(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'))

export const getFoto = async (ctx: Context, id: number): Promise<store.FotoRow> =>
  (await store.findFoto(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')

const rowOf = (
  ctx: Context,
  work: FileWork,
  { id, clienteId }: Pick<store.PedidoCarregado, 'id' | 'clienteId'>,
  file: ReceivedFile,
) => ({
  ...work.stored(file),
  pedido_id: id,
  cliente_id: clienteId,
  filename: file.filename,
  content_type: file.contentType,
  criado_em: ctx.now(),
  criado_por: ctx.usuario.id,
})

/** The photo of a shelf, as the picker sends it with what was not found. */
export const readFotoDaFalta = async (foto: ArquivoInput | null | undefined): Promise<ReceivedFile[]> => {
  const files = await readArquivos(foto ? [foto] : [], FOTOS_CARREGAMENTO_MB)
  demandImages(files, 'foto')
  return files
}

/** Keeps it in the transaction that tells the shortage, under the order's lock; one that is there already is enough. */
export const keepFotoDaFalta = async (
  db: Executor,
  ctx: Context,
  work: FileWork,
  { saldo, file, ...pedido }: { id: number; clienteId: number; saldo: number; file: ReceivedFile },
): Promise<void> => {
  const hash = sha256Of(file.content)
  const before = [...(await store.listFaltas(db, pedido.id)), ...(await store.listFotos(db, pedido.id))]
  if (before.some(({ sha256 }) => sha256.equals(hash))) return
  if (before.length >= FOTOS_DAS_FALTAS) refuseField('foto', 'LISTA_LONGA', { maximo: FOTOS_DAS_FALTAS })
  await store.insertFotos(db, [{ ...rowOf(ctx, work, pedido, file), saldo_id: saldo }])
}

/** Adds photos of the loading; one that the order has already is not added again. */
export const addFotos = async (
  ctx: Context,
  id: number,
  { fotos }: FotosCarregamentoInput,
): Promise<FotosCarregamento> => {
  const files = await readArquivos(fotos, FOTOS_CARREGAMENTO_MB)
  demandImages(files, 'fotos')
  return withFileWork(ctx, [store.namedFotos], files, (work) =>
    ctx.transaction(async (db) => {
      const pedido = (await store.lockPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
      if (!takesFotos(pedido)) refuse('CARREGAMENTO_FORA')
      const before = await store.listFotos(db, id)
      const seen = new Set(before.map(({ sha256 }) => sha256.toString('hex')))
      const novas = files.flatMap((file) => {
        const hash = sha256Of(file.content).toString('hex')
        if (seen.has(hash)) return []
        seen.add(hash)
        return rowOf(ctx, work, pedido, file)
      })
      if (before.length + novas.length > FOTOS_DO_CARREGAMENTO)
        refuseField('fotos', 'LISTA_LONGA', { maximo: FOTOS_DO_CARREGAMENTO })
      if (novas.length > 0) {
        await store.insertFotos(db, novas)
        await record(db, ctx, pedido, { ato: 'carregada', fotos: novas.length })
      }
      return toWire(db, ctx, pedido)
    }),
  )
}

/** Takes a photo away, until the order has left. */
export const removeFoto = async (ctx: Context, id: number): Promise<FotosCarregamento> => {
  const foto = await getFoto(ctx, id)
  // What was not found stays told.
  if (foto.saldoId !== null) refuse('NOT_FOUND')
  return withFileWork(ctx, [store.namedFotos], [], (work) =>
    ctx.transaction(async (db) => {
      const pedido = (await store.lockPedido(db, ctx.scope, foto.pedidoId)) ?? refuse('NOT_FOUND')
      if (!losesFotos(pedido)) refuse('CARREGAMENTO_PROVA')
      await store.deleteFoto(db, id)
      work.discard(foto.chave)
      await record(db, ctx, pedido, { ato: 'fotoRetirada' })
      return toWire(db, ctx, pedido)
    }),
  )
}
