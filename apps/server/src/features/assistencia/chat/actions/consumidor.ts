import { randomUUID } from 'node:crypto'
import { ARQUIVOS_DO_CONSUMIDOR_MB, type Falas } from '@app/contract/assistencia/chat'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { type FileWork, withFileWork } from '../../../../platform/files/work.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { inBytes } from '../../../../platform/http/limits.ts'
import { findArquivo, namedChatArquivos } from '../store/arquivo.ts'
import { type ConversaTrancada, lockConversa, takeConversa } from '../store/conversa.ts'
import { findDoConsumidor, setLidaPeloConsumidor } from '../store/leitura.ts'
import * as mensagens from '../store/mensagem.ts'
import { toFala } from '../view.ts'
import { storeMensagem } from './escrita.ts'
import { tellConversa } from './lado.ts'

/** What one order's consumer may write in 24 hours: nobody has more to say, a machine has. */
const MENSAGENS_POR_DIA = 30
/** Messages that a consumer's page shows. */
const FALAS = 200

/** An order whose row the caller has locked, and whose consumer it is. */
export type OsComConsumidor = { id: number; postoId: number; consumidorId: number }

const ladoDa = (osId: number) => ({ tipo: 'CONSUMIDOR', ordemServicoId: osId }) as const

const lockDaOs = async (db: Executor, os: OsComConsumidor, agora: Date): Promise<ConversaTrancada> => {
  const { id, postoId, consumidorId } = os
  const alvo = { postoId, equipe: 'CONSUMIDOR', ordemServicoId: id, consumidorId } as const
  const conversaId = await takeConversa(db, alvo, agora)
  return (await lockConversa(db, ladoDa(id), conversaId)) ?? refuse('NOT_FOUND')
}

/** The conversation of an order with its consumer, as she reads it. */
export const listFalas = async (db: Executor, osId: number, agora: Date): Promise<Falas> => {
  const conversa = await findDoConsumidor(db, ladoDa(osId))
  if (!conversa) return { falas: [], naoLidas: 0, lidaPeloPosto: 0 }
  const rows = await mensagens.listAntes(db, ladoDa(osId), conversa.id, {
    antes: conversa.ultimoNumero + 1,
    limit: FALAS,
  })
  const { naoLidas, lidaPeloPosto } = conversa
  return { falas: rows.toReversed().map((row) => toFala(row, agora)), naoLidas, lidaPeloPosto }
}

/** She has seen the conversation, which the post can see. */
export const readFalas = async (services: Services, osId: number): Promise<void> => {
  const found = await findDoConsumidor(services.db, ladoDa(osId))
  if (!found || found.lida >= found.ultimoNumero) return
  await services.transaction(async (db) => {
    const conversa = await lockConversa(db, ladoDa(osId), found.id)
    if (conversa && (await setLidaPeloConsumidor(db, conversa))) await tellConversa(db, conversa)
  })
}

/** One file of the conversation, for its consumer. */
export const findArquivoDaFala = async (db: Executor, osId: number, id: number): Promise<FileRow> =>
  (await findArquivo(db, ladoDa(osId), id)) ?? refuse('NOT_FOUND')

export type Dita = { texto: string; dispositivo?: string | undefined; files: readonly ReceivedFile[] }

const demandPouco = async (db: Executor, osId: number, files: readonly ReceivedFile[], agora: Date) => {
  const { mensagens: ditas, bytes } = await mensagens.sumDoConsumidor(
    db,
    osId,
    new Date(agora.getTime() - DAY_MS),
  )
  const novos = files.reduce((sum, { content }) => sum + content.length, 0)
  if (ditas >= MENSAGENS_POR_DIA || (novos > 0 && bytes + novos > inBytes(ARQUIVOS_DO_CONSUMIDOR_MB)))
    refuse('CONSUMIDOR_MENSAGENS_DEMAIS')
}

/**
 * The consumer writes to the post, in the transaction that has locked the order; false when it was said before: by the
 * same device, or in the same words just now.
 */
export const writeDoConsumidor = async (
  db: Executor,
  os: OsComConsumidor,
  { texto, dispositivo = randomUUID(), files }: Dita,
  { agora, work }: { agora: Date; work: FileWork },
): Promise<boolean> => {
  const conversa = await lockDaOs(db, os, agora)
  if (await mensagens.findEnviadaPeloConsumidor(db, conversa.id, dispositivo)) return false
  const ultima = await mensagens.findUltima(db, conversa.id, conversa.ultimo_numero)
  if (ultima?.autor_id === null && ultima.texto === texto && files.length === 0) return false
  await demandPouco(db, os.id, files, agora)
  const escrita = { autorId: null, doPosto: false, dispositivo, texto, cita: null, mencoes: [], agora }
  await storeMensagem(db, conversa, { ...escrita, anexos: { files, work } })
  return true
}

/** The same for files, which are written before the transaction. */
export const withFilesDoConsumidor = <T>(
  services: Services,
  files: readonly ReceivedFile[],
  run: (work: FileWork) => Promise<T>,
): Promise<T> => withFileWork(services, [namedChatArquivos], files, run)

/** A person writes to the consumer from the order itself; answers whether she had read all that was said before. */
export const writeAoConsumidor = async (
  db: Executor,
  os: OsComConsumidor,
  { texto, por, agora }: { texto: string; por: number; agora: Date },
): Promise<boolean> => {
  const conversa = await lockDaOs(db, os, agora)
  const dispositivo = randomUUID()
  const escrita = { autorId: por, doPosto: true, dispositivo, texto, cita: null, mencoes: [], agora }
  await storeMensagem(db, conversa, escrita)
  return conversa.consumidor_nao_lidas === 0
}
