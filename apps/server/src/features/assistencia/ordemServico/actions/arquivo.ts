import { buffer } from 'node:stream/consumers'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import type { Context, Services } from '../../../../platform/context.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findFotoMostrada, findOsArquivo } from '../store/arquivo.ts'
import { readsEvidencia } from '../view.ts'

export type OsArquivoAlvo = { id: number; arquivo: number }

export const getOsArquivo = async (ctx: Context, { id, arquivo }: OsArquivoAlvo): Promise<FileRow> => {
  const found = await findOsArquivo(ctx.db, ctx.scope, id, arquivo)
  return found && readsEvidencia(found, ctx) ? found : refuse('NOT_FOUND')
}

/** An address that opens this one file for a minute, without a bearer (decisions 10). */
export const linkOsArquivo = async (ctx: Context, alvo: OsArquivoAlvo): Promise<ArquivoLink> =>
  signFileLink(ctx, await getOsArquivo(ctx, alvo))

/** A photo that the consumer of an order is shown: the key of its bytes, and how they are read. */
export const findMostrada = async (services: Services, osId: number, id: number) => {
  const { chave } = (await findFotoMostrada(services.db, osId, id)) ?? refuse('NOT_FOUND')
  return { chave, read: async (): Promise<Buffer> => buffer(await services.files.open(chave)) }
}
