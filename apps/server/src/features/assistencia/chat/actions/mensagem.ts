import {
  ARQUIVOS_MB,
  type Mensagem,
  type MensagemInput,
  MENSAGENS_POR_MINUTO,
  MINUTOS_PARA_MUDAR,
} from '@app/contract/assistencia/chat'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import { mudaAte } from '@app/rules/assistencia/chat'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import { readArquivo, type ReceivedFile } from '../../../../platform/files/read.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { type FileWork, withFileWork } from '../../../../platform/files/work.ts'
import { refuse, refuseField, refuseForNow } from '../../../../platform/http/errors.ts'
import { deleteArquivos, findArquivo, insertArquivos, namedChatArquivos } from '../store/arquivo.ts'
import { type ConversaTrancada, lockConversa, touchConversa } from '../store/conversa.ts'
import type { Lado } from '../store/lado.ts'
import { countUnread } from '../store/leitura.ts'
import * as mensagens from '../store/mensagem.ts'
import { toMensagem } from '../view.ts'
import { ladoOf, tellConversa } from './lado.ts'

const MINUTO = 60_000

const readFiles = async ({ arquivos }: MensagemInput): Promise<ReceivedFile[]> => {
  const files: ReceivedFile[] = []
  for (const [index, arquivo] of arquivos.entries())
    files.push(await readArquivo(arquivo, `arquivos[${index}]`))
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > ARQUIVOS_MB * 1024 * 1024) refuseField('arquivos', 'ANEXO_GRANDE', { limite: ARQUIVOS_MB })
  return files
}

const getMensagem = async (db: Executor, lado: Lado, id: number, numero: number) =>
  (await mensagens.findMensagem(db, lado, id, numero)) ?? refuse('NOT_FOUND')

type Envio = { lado: Lado; input: MensagemInput; files: readonly ReceivedFile[]; work: FileWork }

const write = async (
  db: Executor,
  ctx: Context,
  conversa: ConversaTrancada,
  envio: Envio,
): Promise<number> => {
  const { lado, input, files, work } = envio
  const agora = ctx.now()
  const numero = conversa.ultimo_numero + 1
  const cita = input.cita ?? null
  if (cita !== null && !(await mensagens.findMensagem(db, lado, conversa.id, cita)))
    refuseField('cita', 'OPCAO_INVALIDA')
  const mensagemId = await mensagens.insertMensagem(db, {
    conversa_id: conversa.id,
    numero,
    autor_id: ctx.usuario.id,
    do_posto: lado.tipo === 'POSTO',
    dispositivo: input.dispositivo,
    texto: input.texto,
    cita_numero: cita,
    criado_em: agora,
    revisao: conversa.versao + 1,
  })
  if (files.length > 0)
    await insertArquivos(
      db,
      mensagemId,
      files.map((file) => ({
        filename: file.filename,
        content_type: file.contentType,
        ...work.stored(file),
      })),
    )
  await countUnread(db, conversa, ctx.usuario.id, numero)
  await touchConversa(db, conversa, { ultimo_numero: numero, ultima_em: agora })
  await tellConversa(db, conversa)
  return numero
}

/** Sends a message: at most 30 per minute and person; a repeated one answers the stored message. */
export const sendMensagem = async (ctx: Context, id: number, input: MensagemInput): Promise<Mensagem> => {
  const lado = ladoOf(ctx)
  const files = await readFiles(input)
  return withFileWork(ctx, [namedChatArquivos], files, (work) =>
    ctx.transaction(async (db) => {
      await mensagens.lockAutor(db, ctx.usuario.id)
      const conversa = (await lockConversa(db, lado, id)) ?? refuse('NOT_FOUND')
      const before = await mensagens.findEnviada(db, ctx.usuario.id, input.dispositivo)
      if (before && before.conversaId !== id) refuse('IDEMPOTENCIA')
      if (before) return toMensagem(await getMensagem(db, lado, id, before.numero))
      const sent = await mensagens.countDesde(db, ctx.usuario.id, new Date(ctx.now().getTime() - MINUTO))
      if (sent >= MENSAGENS_POR_MINUTO) refuseForNow(MINUTO)
      const numero = await write(db, ctx, conversa, { lado, input, files, work })
      return toMensagem(await getMensagem(db, lado, id, numero))
    }),
  )
}

export type MensagemAlvo = { id: number; numero: number }

/** The author's own message within five minutes, with its conversation locked. */
const lockPropria = async (db: Executor, ctx: Context, { id, numero }: MensagemAlvo) => {
  const lado = ladoOf(ctx)
  const conversa = (await lockConversa(db, lado, id)) ?? refuse('NOT_FOUND')
  const mensagem = await getMensagem(db, lado, id, numero)
  const mine = mensagem.autor.id === ctx.usuario.id && !mensagem.apagada
  if (!mine || ctx.now() > mudaAte(mensagem.criadoEm))
    refuse('CHAT_MUDA_TARDE', { minutos: MINUTOS_PARA_MUDAR })
  return { lado, conversa, mensagem }
}

/** The log records the correction or deletion, but not the text. */
const record = async (
  db: Executor,
  ctx: Context,
  conversa: ConversaTrancada,
  { numero }: MensagemAlvo,
  acao: 'alterado' | 'excluido',
) => {
  await touchConversa(db, conversa)
  await audit(db, ctx, {
    entidade: 'chat',
    entidadeId: conversa.id,
    clienteId: null,
    mudancas: [{ campo: 'mensagem', acao, para: `nº ${numero}` }],
  })
  await tellConversa(db, conversa)
}

export const editMensagem = (ctx: Context, alvo: MensagemAlvo, texto: string): Promise<Mensagem> =>
  ctx.transaction(async (db) => {
    const { lado, conversa, mensagem } = await lockPropria(db, ctx, alvo)
    await mensagens.updateMensagem(db, mensagem.id, {
      texto,
      editada_em: ctx.now(),
      revisao: conversa.versao + 1,
    })
    await record(db, ctx, conversa, alvo, 'alterado')
    return toMensagem(await getMensagem(db, lado, alvo.id, alvo.numero))
  })

export const deleteMensagem = (ctx: Context, alvo: MensagemAlvo): Promise<Mensagem> =>
  withFileWork(ctx, [namedChatArquivos], [], (work) =>
    ctx.transaction(async (db) => {
      const { lado, conversa, mensagem } = await lockPropria(db, ctx, alvo)
      for (const { chave } of await deleteArquivos(db, mensagem.id)) work.discard(chave)
      await mensagens.updateMensagem(db, mensagem.id, {
        texto: '',
        apagada_em: ctx.now(),
        revisao: conversa.versao + 1,
      })
      await record(db, ctx, conversa, alvo, 'excluido')
      return toMensagem(await getMensagem(db, lado, alvo.id, alvo.numero))
    }),
  )

export const getArquivo = async (ctx: Context, id: number): Promise<FileRow> =>
  (await findArquivo(ctx.db, ladoOf(ctx), id)) ?? refuse('NOT_FOUND')

export const linkArquivo = async (ctx: Context, id: number): Promise<ArquivoLink> =>
  signFileLink(ctx, await getArquivo(ctx, id))
