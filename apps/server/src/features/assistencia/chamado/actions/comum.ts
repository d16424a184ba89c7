import type { Chamado } from '@app/contract/assistencia/chamado'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { type Author, recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileWork } from '../../../../platform/files/work.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandVersao, versaoSent } from '../../../../platform/versao.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'
import {
  type ChamadoRow,
  findChamado,
  insertArquivos,
  insertMensagem,
  listMensagens,
  lockChamado,
} from '../store.ts'
import { toChamado } from '../view.ts'

/** The ticket with the parts that this person may read. */
export const readChamado = async (ctx: Context, db: Executor, id: number): Promise<Chamado> => {
  const row = (await findChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return toChamado(row, await listMensagens(db, ctx.scope, id), ctx)
}

/** Locks a ticket that the person may see, at the sent version. */
export const lockAtVersao = async (
  ctx: Context,
  db: Executor,
  id: number,
  body: unknown,
): Promise<ChamadoRow> => {
  const row = (await lockChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  await demandVersao(db, { entidade: 'chamado', id, versao: row.versao }, versaoSent(ctx, body), async () =>
    toChamado(row, await listMensagens(db, ctx.scope, id), ctx),
  )
  return row
}

type Arquivos = { files: readonly ReceivedFile[]; work: FileWork }
type Dito = { texto: string; interna: boolean; arquivos?: Arquivos }

/** Writes what this person says, with its files; what nobody says is the system's. Answers the message's id. */
export const say = async (
  db: Executor,
  { now, usuario }: Author,
  chamadoId: number,
  { texto, interna, arquivos }: Dito,
): Promise<number> => {
  const mensagemId = await insertMensagem(db, {
    chamado_id: chamadoId,
    autor_id: usuario?.id ?? null,
    interna,
    texto,
    criado_em: now(),
  })
  if (!arquivos || arquivos.files.length === 0) return mensagemId
  const { files, work } = arquivos
  await insertArquivos(
    db,
    mensagemId,
    files.map((file) => ({
      filename: file.filename,
      content_type: file.contentType,
      ...work.stored(file),
    })),
  )
  return mensagemId
}

/** Records a change; people's texts are never part of the history. */
export const recordChamado = async (
  db: Executor,
  author: Author,
  { id, versao, posto }: Pick<ChamadoRow, 'id' | 'versao'> & { posto: { id: number } },
  mudancas: Mudanca[],
): Promise<void> => {
  const postos = await listPostosQueVeem(db, posto.id)
  await recordChange(db, author, { entidade: 'chamado', id, versao, clienteId: null, postos, mudancas })
}
