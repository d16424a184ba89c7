import type { NotaCancelada } from '@app/contract/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import { type Content, withBytes } from '../../../../platform/files/index.ts'
import { safeName } from '../../../../platform/files/names.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import type { NotaReader } from '../leitura/index.ts'
import { insertArquivo, namedChaves } from '../store/arquivo.ts'
import { findByChave, lockNota, setCancelada } from '../store/nota.ts'
import { linkOf } from '../view.ts'
import { attachEvento } from './evento.ts'
import { autorOf, recordNota } from './record.ts'

/**
 * Marks a stored note by a file that proves its cancellation: the event, or the note with the event in it (FACTS §2). A
 * note that is already cancelled stays as it is. Received goods stay too, because a person must decide to take them
 * back.
 */
export const cancelNota = async (
  ctx: Context,
  leitor: NotaReader,
  { filename, content }: { filename: string; content: Content },
): Promise<NotaCancelada> => {
  const leitura = await withBytes(content, (bytes) => leitor.read(bytes))
  const chave = leitura.tipo === 'recusa' ? leitura.cancelamento?.chave : undefined
  const stored = chave === undefined ? undefined : await findByChave(ctx.db, ctx.scope, chave)
  if (!stored) return refuse('NOTA_NAO_CANCELA')
  if (leitura.tipo === 'recusa' && leitura.evento) {
    await attachEvento(ctx, leitura.evento, { filename, content })
    return { id: stored.id, chave: stored.chave, ...linkOf(stored.id) }
  }
  const file: ReceivedFile = { filename: safeName(filename), contentType: 'application/xml', content }
  return withFileWork(ctx, [namedChaves], [file], (work) =>
    ctx.transaction(async (db) => {
      const atual = (await lockNota(db, ctx.scope, stored.id)) ?? refuse('NOT_FOUND')
      const answer = { id: atual.id, chave: atual.chave, ...linkOf(atual.id) }
      if (atual.situacao === 'cancelada') return answer
      await setCancelada(db, atual.id, autorOf(ctx))
      await insertArquivo(db, atual.id, { tipo: 'cancelamento', ...file, ...work.stored(file) })
      await recordNota(db, ctx, atual.id, [{ campo: 'nota', acao: 'cancelada' }])
      return answer
    }),
  )
}
