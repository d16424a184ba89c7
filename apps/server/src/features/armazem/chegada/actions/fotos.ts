import {
  FOTOS_CHEGADA_MB,
  FOTOS_DA_CHEGADA,
  type FotoChegada,
  type FotosChegadaInput,
} from '@app/contract/armazem/chegada'
import type { Context } from '../../../../platform/context.ts'
import { sha256Of } from '../../../../platform/files/index.ts'
import { demandImages, readArquivos } from '../../../../platform/files/read.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { findLinha } from '../store/chegada.ts'
import * as store from '../store/fotos.ts'
import { demandMinha, recordAtos } from './passo.ts'
import { fotosOf } from './view.ts'

export const getFotoChegada = async (ctx: Context, id: number): Promise<store.FotoRow> =>
  (await store.findFoto(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')

/** Adds photos of a line, while its note is counted; one that the line has already is not added again. */
export const addFotosChegada = async (
  ctx: Context,
  nota: number,
  { posicao, fotos }: FotosChegadaInput,
): Promise<FotoChegada[]> => {
  const files = await readArquivos(fotos, FOTOS_CHEGADA_MB)
  demandImages(files, 'fotos')
  return withFileWork(ctx, [store.namedFotosChegada], files, (work) =>
    ctx.transaction(async (db) => {
      const row = await demandMinha(db, ctx, nota)
      if (!(await findLinha(db, nota, posicao))) refuse('CHEGADA_LINHA', { numero: String(row.numero) })
      const before = await store.listFotos(db, nota)
      const seen = new Set(
        before.filter((foto) => foto.posicao === posicao).map(({ sha256 }) => sha256.toString('hex')),
      )
      const novas = files.flatMap((file) => {
        const hash = sha256Of(file.content).toString('hex')
        if (seen.has(hash)) return []
        seen.add(hash)
        return {
          ...work.stored(file),
          nota_id: nota,
          cliente_id: row.clienteId,
          posicao,
          filename: file.filename,
          content_type: file.contentType,
          criado_em: ctx.now(),
          criado_por: ctx.usuario.id,
        }
      })
      if (before.length + novas.length > FOTOS_DA_CHEGADA)
        refuseField('fotos', 'LISTA_LONGA', { maximo: FOTOS_DA_CHEGADA })
      if (novas.length > 0) {
        await store.insertFotos(db, novas)
        await recordAtos(db, ctx, row, [{ ato: 'fotos', fotos: novas.length }])
      }
      return fotosOf(db, nota)
    }),
  )
}

/** Takes a photo away, until the count has ended; then it is proof. */
export const removeFotoChegada = async (ctx: Context, id: number): Promise<FotoChegada[]> => {
  const foto = await getFotoChegada(ctx, id)
  return withFileWork(ctx, [store.namedFotosChegada], [], (work) =>
    ctx.transaction(async (db) => {
      const row = await demandMinha(db, ctx, foto.nota)
      await store.deleteFoto(db, id)
      work.discard(foto.chave)
      await recordAtos(db, ctx, row, [{ ato: 'fotoRetirada' }])
      return fotosOf(db, foto.nota)
    }),
  )
}
