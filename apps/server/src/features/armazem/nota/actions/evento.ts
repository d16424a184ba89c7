import { MAX_EVENTOS_A_ESPERA, NOTA_EVENTO_LABELS } from '@app/contract/armazem/nota'
import type { NotaEventoAnexado, NotaEventoLido, NotaEventosAEspera } from '@app/contract/armazem/nota'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { type Content, withBytes } from '../../../../platform/files/index.ts'
import { safeName } from '../../../../platform/files/names.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import type { NotaReader } from '../leitura/index.ts'
import {
  findArquivoDoEvento,
  insertEvento,
  linkEventos,
  listEventosAEspera,
  namedEventos,
} from '../store/evento.ts'
import { findByChave, lockChave, lockNota, setCancelada } from '../store/nota.ts'
import { toEventoAEspera } from '../view.ts'
import { autorOf, recordNota } from './record.ts'

type Nota = { id: number; clienteId: number; chave: string; cancelada: boolean }

/**
 * Puts the events that wait for this note at it, and says what changed. A cancellation cancels the note; received goods
 * stay, because a person must decide to take them back.
 */
export const joinEventos = async (db: Executor, ctx: Context, nota: Nota): Promise<Mudanca[]> => {
  const eventos = await linkEventos(db, nota)
  const cancels = !nota.cancelada && eventos.some(({ tipo }) => tipo === 'cancelamento')
  if (cancels) await setCancelada(db, nota.id, autorOf(ctx))
  return eventos.map(({ tipo, sequencia, texto }) =>
    tipo === 'cancelamento' && cancels
      ? { campo: 'nota', acao: 'cancelada' }
      : { campo: 'eventoDaNota', para: { evento: NOTA_EVENTO_LABELS[tipo], sequencia, texto } },
  )
}

const instantOf = (text: string | null): Date | null => {
  const instant = new Date(text ?? '')
  return Number.isNaN(instant.getTime()) ? null : instant
}

const attach = async (
  db: Executor,
  ctx: Context,
  evento: NotaEventoLido,
  arquivo: Parameters<typeof insertEvento>[1]['arquivo'],
): Promise<NotaEventoAnexado> => {
  // A note of this chave that is saved meanwhile finds the event, or is found by it.
  await lockChave(db, evento.chave)
  const { usuarioId: por, now: em } = autorOf(ctx)
  const registradoEm = instantOf(evento.registradoEm)
  const novo = await insertEvento(db, { ...evento, registradoEm, arquivo, por, em })
  const stored = await findByChave(db, ctx.scope, evento.chave)
  if (!stored) return { ...evento, nota: null, novo }
  const { id, numero, chave, clienteId, situacao } =
    (await lockNota(db, ctx.scope, stored.id)) ?? refuse('NOT_FOUND')
  const mudancas = await joinEventos(db, ctx, { id, clienteId, chave, cancelada: situacao === 'cancelada' })
  if (mudancas.length > 0) await recordNota(db, ctx, id, mudancas)
  return { ...evento, nota: { id, numero: String(numero) }, novo }
}

/** Stores an event that was read, once, at its note; without its note it waits for it. */
export const attachEvento = (
  ctx: Context,
  evento: NotaEventoLido,
  { filename, content }: { filename: string; content: Content },
): Promise<NotaEventoAnexado> => {
  const file: ReceivedFile = { filename: safeName(filename), contentType: 'application/xml', content }
  return withFileWork(ctx, [namedEventos], [file], (work) =>
    ctx.transaction((db) => attach(db, ctx, evento, { filename: file.filename, ...work.stored(file) })),
  )
}

/** The file of an event: cancellation or letter of correction. */
export const receiveEvento = async (
  ctx: Context,
  leitor: NotaReader,
  file: { filename: string; content: Content },
): Promise<NotaEventoAnexado> => {
  const leitura = await withBytes(file.content, (bytes) => leitor.read(bytes))
  const evento = leitura.tipo === 'recusa' ? leitura.evento : undefined
  return evento ? attachEvento(ctx, evento, file) : refuse('NOTA_SEM_EVENTO')
}

export const getArquivoDoEvento = async (ctx: Context, id: number): Promise<FileRow> =>
  (await findArquivoDoEvento(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')

/** The events that wait for a note which is not here yet. */
export const getEventosAEspera = async ({ db }: Context): Promise<NotaEventosAEspera> => {
  const { eventos, total } = await listEventosAEspera(db, MAX_EVENTOS_A_ESPERA)
  return { eventos: eventos.map(toEventoAEspera), total }
}
