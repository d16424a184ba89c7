import type { ArquivoLink } from '@app/contract/casca/arquivo'
import type { AnexoCampo, Pedido } from '@app/contract/armazem/pedido'
import { checkAnexo } from '@app/rules/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { findAnexo } from '../store/anexo.ts'
import { lockPedido, type PedidoRow } from '../store/read.ts'
import { anexoOf, toPedido } from '../view.ts'
import { anexosNovos, discardAnexos } from './anexos.ts'
import { demandPedidoVersao } from './check.ts'
import { withFiles, type FileWork } from './files.ts'
import { writePedido, type PedidoMudado } from './write.ts'
import { dadosOf } from './update.ts'

export type AnexoAlvo = { id: number; campo: AnexoCampo }

export const getAnexo = async (ctx: Context, { id, campo }: AnexoAlvo): Promise<FileRow> =>
  (await findAnexo(ctx.db, ctx.scope, id, campo)) ?? refuse('NOT_FOUND')

/** An address that opens this one file for a minute, without a bearer (decisions 10). */
export const linkAnexo = async (ctx: Context, alvo: AnexoAlvo): Promise<ArquivoLink> =>
  signFileLink(ctx, await getAnexo(ctx, alvo))

const lockForAnexo = async (
  db: Executor,
  ctx: Context,
  { id, campo }: AnexoAlvo,
  remove: boolean,
): Promise<PedidoRow> => {
  const atual = (await lockPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  await demandPedidoVersao(db, ctx, atual)
  const ocupado = anexoOf(atual, campo) !== undefined
  if (remove && !ocupado) refuse('NOT_FOUND')
  const answer = checkAnexo(atual, { campo, ocupado, remove }, ctx.can)
  if (answer !== 'ok') refuseField(campo, answer)
  return atual
}

const save = async (db: Executor, ctx: Context, atual: PedidoRow, changes: Omit<PedidoMudado, 'dados'>) =>
  toPedido(await writePedido(db, ctx, atual, { dados: dadosOf(atual), ...changes }), ctx)

/** 'Acrescentar documento', or replacing one where that is allowed (decisions 16). */
export const putAnexo = (ctx: Context, alvo: AnexoAlvo, file: ReceivedFile): Promise<Pedido> =>
  withFiles(ctx, [file], (work) =>
    ctx.transaction(async (db) => {
      const atual = await lockForAnexo(db, ctx, alvo, false)
      discardAnexos(work, atual, [alvo.campo])
      return save(db, ctx, atual, { anexos: anexosNovos(work, [{ campo: alvo.campo, file }]) })
    }),
  )

/**
 * 'Acrescentar documento' within another record's save: fills the field if it is empty and may still be filled, and
 * answers whether it did.
 */
export const fillAnexo = async (
  db: Executor,
  ctx: Context,
  { id, campo }: AnexoAlvo,
  file: ReceivedFile,
  work: FileWork,
): Promise<boolean> => {
  const atual = (await lockPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  if (!ctx.can('PEDIDO_EDITAR') || anexoOf(atual, campo)) return false
  if (checkAnexo(atual, { campo, ocupado: false, remove: false }, ctx.can) !== 'ok') return false
  await save(db, ctx, atual, { anexos: anexosNovos(work, [{ campo, file }]) })
  return true
}

export const removeAnexo = (ctx: Context, alvo: AnexoAlvo): Promise<Pedido> =>
  withFiles(ctx, [], (work) =>
    ctx.transaction(async (db) => {
      const atual = await lockForAnexo(db, ctx, alvo, true)
      discardAnexos(work, atual, [alvo.campo])
      return save(db, ctx, atual, { semAnexos: [alvo.campo] })
    }),
  )
