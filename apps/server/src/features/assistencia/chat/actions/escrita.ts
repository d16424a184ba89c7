import type { Executor } from '../../../../platform/db/index.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileWork } from '../../../../platform/files/work.ts'
import { insertArquivos } from '../store/arquivo.ts'
import { type ConversaTrancada, touchConversa } from '../store/conversa.ts'
import { countUnread } from '../store/leitura.ts'
import { insertMensagem } from '../store/mensagem.ts'
import { tellConversa } from './lado.ts'

export type Escrita = {
  /** Null: the consumer. */
  autorId: number | null
  doPosto: boolean
  dispositivo: string
  texto: string
  cita: number | null
  agora: Date
  anexos?: { files: readonly ReceivedFile[]; work: FileWork }
}

/** Stores a message under the lock of its conversation, counts it for its readers, and tells both sides. */
export const storeMensagem = async (
  db: Executor,
  conversa: ConversaTrancada,
  { autorId, doPosto, dispositivo, texto, cita, agora, anexos }: Escrita,
): Promise<number> => {
  const numero = conversa.ultimo_numero + 1
  const mensagemId = await insertMensagem(db, {
    conversa_id: conversa.id,
    numero,
    autor_id: autorId,
    do_posto: doPosto,
    dispositivo,
    texto,
    cita_numero: cita,
    criado_em: agora,
    revisao: conversa.versao + 1,
  })
  if (anexos && anexos.files.length > 0)
    await insertArquivos(
      db,
      mensagemId,
      anexos.files.map((file) => ({
        filename: file.filename,
        content_type: file.contentType,
        ...anexos.work.stored(file),
      })),
    )
  await countUnread(db, conversa, autorId, numero)
  const paraConsumidor = conversa.equipe === 'CONSUMIDOR' && autorId !== null
  await touchConversa(db, conversa, {
    ultimo_numero: numero,
    ultima_em: agora,
    ...(paraConsumidor && { consumidor_nao_lidas: conversa.consumidor_nao_lidas + 1 }),
  })
  await tellConversa(db, conversa)
  return numero
}

/** Tells the consumer of an order that the post has written; `primeira`: she had read all that was said before. */
export type TellEscrita = (
  db: Executor,
  escrita: { osId: number; agora: Date; por: number; primeira: boolean },
) => Promise<void>

type Dita = { agora: Date; por: number; tellEscrita: TellEscrita }

export const tellPrimeira = async (
  db: Executor,
  { equipe, ordem_servico_id: osId, consumidor_nao_lidas }: ConversaTrancada,
  { agora, por, tellEscrita }: Dita,
): Promise<void> => {
  if (equipe === 'CONSUMIDOR' && osId !== null)
    await tellEscrita(db, { osId, agora, por, primeira: consumidor_nao_lidas === 0 })
}
