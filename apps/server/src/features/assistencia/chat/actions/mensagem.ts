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
import { readArquivos } from '../../../../platform/files/read.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse, refuseField, refuseForNow } from '../../../../platform/http/errors.ts'
import { deleteArquivos, findArquivo, namedChatArquivos } from '../store/arquivo.ts'
import { type ConversaTrancada, holdOs, lockConversa, touchConversa } from '../store/conversa.ts'
import type { Lado } from '../store/lado.ts'
import * as mensagens from '../store/mensagem.ts'
import { toMensagem } from '../view.ts'
import { storeMensagem, type TellEscrita, tellPrimeira } from './escrita.ts'
import { ladoOf, tellConversa } from './lado.ts'

const MINUTO = 60_000

const getMensagem = async (db: Executor, lado: Lado, id: number, numero: number) =>
  (await mensagens.findMensagem(db, lado, id, numero)) ?? refuse('NOT_FOUND')

/**
 * Sends a message: at most 30 per minute and person; a repeated one answers the stored message. What is written to a
 * consumer is told to her, too.
 */
export const sendMensagem = async (
  ctx: Context,
  id: number,
  input: MensagemInput,
  tellEscrita: TellEscrita,
): Promise<Mensagem> => {
  const lado = ladoOf(ctx)
  const files = await readArquivos(input.arquivos, ARQUIVOS_MB)
  return withFileWork(ctx, [namedChatArquivos], files, (work) =>
    ctx.transaction(async (db) => {
      await mensagens.lockAutor(db, ctx.usuario.id)
      const os = await holdOs(db, lado, id)
      const conversa = (await lockConversa(db, lado, id)) ?? refuse('NOT_FOUND')
      const before = await mensagens.findEnviada(db, ctx.usuario.id, input.dispositivo)
      if (before && before.conversaId !== id) refuse('IDEMPOTENCIA')
      if (before) return toMensagem(await getMensagem(db, lado, id, before.numero))
      const sent = await mensagens.countDesde(db, ctx.usuario.id, new Date(ctx.now().getTime() - MINUTO))
      if (sent >= MENSAGENS_POR_MINUTO) refuseForNow(MINUTO)
      if (os && (os.anonimizado || os.consumidorId !== conversa.consumidor_id)) refuse('RECEIVE_NOT_FOUND')
      const cita = input.cita ?? null
      if (cita !== null && !(await mensagens.findMensagem(db, lado, id, cita)))
        refuseField('cita', 'OPCAO_INVALIDA')
      const numero = await storeMensagem(db, conversa, {
        autorId: ctx.usuario.id,
        doPosto: lado.tipo === 'POSTO',
        dispositivo: input.dispositivo,
        texto: input.texto,
        cita,
        agora: ctx.now(),
        anexos: { files, work },
      })
      await tellPrimeira(db, conversa, { agora: ctx.now(), por: ctx.usuario.id, tellEscrita })
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
