import type { Doc, DocLeituraInput } from '@app/contract/assistencia/doc'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findVersao } from '../store/doc.ts'
import { insertLeitura, setCiente } from '../store/leitura.ts'
import { findDoc } from '../store/list.ts'
import { leitorOf, readDoc } from './read.ts'

/** The version that the person has open: the current one; refuses when a newer one has come. */
const versaoAtual = async (db: Executor, ctx: Context, id: number, numero: number): Promise<number> => {
  const row = (await findDoc(db, leitorOf(ctx), id)) ?? refuse('NOT_FOUND')
  if (row.numero !== numero) refuse('DOC_VERSAO_NOVA')
  const { id: versaoId } = (await findVersao(db, id, numero)) ?? refuse('NOT_FOUND')
  return versaoId
}

/** The person opened the current version; the first time counts. */
export const markLeitura = (ctx: Context, id: number, { numero }: DocLeituraInput): Promise<Doc> =>
  ctx.transaction(async (db) => {
    await insertLeitura(db, await versaoAtual(db, ctx, id, numero), ctx.usuario.id, ctx.now())
    return readDoc(db, leitorOf(ctx), id)
  })

/** 'Li e estou ciente' for the version that was read; stored with name, version and time. */
export const markCiencia = (ctx: Context, id: number, { numero }: DocLeituraInput): Promise<Doc> =>
  ctx.transaction(async (db) => {
    const versaoId = await versaoAtual(db, ctx, id, numero)
    const { pedeCiencia } = (await findDoc(db, leitorOf(ctx), id)) ?? refuse('NOT_FOUND')
    if (!pedeCiencia) refuse('DOC_SEM_CIENCIA')
    await insertLeitura(db, versaoId, ctx.usuario.id, ctx.now())
    if (await setCiente(db, versaoId, ctx.usuario.id, ctx.now()))
      await audit(db, ctx, {
        entidade: 'doc',
        entidadeId: id,
        clienteId: null,
        mudancas: [{ campo: 'docCiencia', para: `v${numero}` }],
      })
    return readDoc(db, leitorOf(ctx), id)
  })
