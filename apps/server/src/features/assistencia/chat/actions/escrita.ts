import type { Mensagem } from '@app/contract/assistencia/chat'
import type { Executor } from '../../../../platform/db/index.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileWork } from '../../../../platform/files/work.ts'
import { avisoOf } from '../../../../platform/push/push.ts'
import { tellContas } from '../../conta/index.ts'
import { insertArquivos } from '../store/arquivo.ts'
import { type ConversaFixa, type MensagemNova, writeMensagem } from '../store/escrita.ts'
import { ladosDe } from './lado.ts'

type Escrita = Omit<MensagemNova, 'aviso'> & {
  anexos?: { files: readonly ReceivedFile[]; work: FileWork }
}

/** Stores a message, counts it for its readers and tells both sides; `id` null says that it was not stored. */
export const storeMensagem = async (
  db: Executor,
  conversa: ConversaFixa,
  { anexos, ...nova }: Escrita,
): Promise<Awaited<ReturnType<typeof writeMensagem>> & { arquivos: Mensagem['arquivos'] }> => {
  const aviso = avisoOf(ladosDe({ ...conversa, versao: 0 }))
  const escrita = await writeMensagem(db, conversa, { ...nova, aviso })
  if (escrita.id === null) return { ...escrita, arquivos: [] }
  const rows = (anexos?.files ?? []).map((file) => ({
    filename: file.filename,
    content_type: file.contentType,
    ...anexos!.work.stored(file),
  }))
  const arquivos = rows.length > 0 ? await insertArquivos(db, escrita.id, rows) : []
  const { equipe, ordem_servico_id: osId } = conversa
  if (equipe === 'CONSUMIDOR' && osId !== null) await tellContas(db, osId, escrita.versao)
  return { ...escrita, arquivos }
}

/** Tells the consumer of an order that the post has written; `primeira`: she had read all that was said before. */
export type TellEscrita = (
  db: Executor,
  escrita: { osId: number; agora: Date; por: number; primeira: boolean },
) => Promise<void>
