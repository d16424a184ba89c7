import { type Mensagem, MINUTOS_PARA_MUDAR } from '@app/contract/assistencia/chat'
import { mudaAte } from '@app/rules/assistencia/chat'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { deleteArquivos, namedChatArquivos } from '../store/arquivo.ts'
import { type ConversaTrancada, lockConversa, touchConversa } from '../store/conversa.ts'
import { findDoConsumidor } from '../store/leitura.ts'
import type { Lado } from '../store/lado.ts'
import { findMensagem, updateMensagem } from '../store/mensagem.ts'
import { toMensagem } from '../view.ts'
import { ladoOf, tellConversa } from './lado.ts'

const getMensagem = async (db: Executor, lado: Lado, id: number, numero: number) =>
  (await findMensagem(db, lado, id, numero)) ?? refuse('NOT_FOUND')

export type MensagemAlvo = { id: number; numero: number }

/** The author's own message within five minutes, with its conversation locked. A consumer's has no author of ours. */
const lockPropria = async (db: Executor, ctx: Context, lado: Lado, { id, numero }: MensagemAlvo) => {
  const conversa = (await lockConversa(db, lado, id)) ?? refuse('NOT_FOUND')
  const mensagem = await getMensagem(db, lado, id, numero)
  const autor = lado.tipo === 'CONSUMIDOR' ? null : ctx.usuario.id
  const mine = mensagem.autor.id === autor && !mensagem.apagada
  if (!mine || ctx.now() > mudaAte(mensagem.criadoEm))
    refuse('CHAT_MUDA_TARDE', { minutos: MINUTOS_PARA_MUDAR })
  return { conversa, mensagem }
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

const edit = (ctx: Context, lado: Lado, alvo: MensagemAlvo, texto: string): Promise<Mensagem> =>
  ctx.transaction(async (db) => {
    const { conversa, mensagem } = await lockPropria(db, ctx, lado, alvo)
    await updateMensagem(db, mensagem.id, {
      texto,
      editada_em: ctx.now(),
      revisao: conversa.versao + 1,
    })
    await record(db, ctx, conversa, alvo, 'alterado')
    return toMensagem(await getMensagem(db, lado, alvo.id, alvo.numero))
  })

const remove = (ctx: Context, lado: Lado, alvo: MensagemAlvo): Promise<Mensagem> =>
  withFileWork(ctx, [namedChatArquivos], [], (work) =>
    ctx.transaction(async (db) => {
      const { conversa, mensagem } = await lockPropria(db, ctx, lado, alvo)
      for (const { chave } of await deleteArquivos(db, mensagem.id)) work.discard(chave)
      await updateMensagem(db, mensagem.id, {
        texto: '',
        apagada_em: ctx.now(),
        revisao: conversa.versao + 1,
      })
      await record(db, ctx, conversa, alvo, 'excluido')
      return toMensagem(await getMensagem(db, lado, alvo.id, alvo.numero))
    }),
  )

export const editMensagem = (ctx: Context, alvo: MensagemAlvo, texto: string): Promise<Mensagem> =>
  edit(ctx, ladoOf(ctx), alvo, texto)

export const deleteMensagem = (ctx: Context, alvo: MensagemAlvo): Promise<Mensagem> =>
  remove(ctx, ladoOf(ctx), alvo)

const alvoDaOs = async (ctx: Context, osId: number, numero: number) => {
  const lado = { tipo: 'CONSUMIDOR', ordemServicoId: osId } as const
  const { id } = (await findDoConsumidor(ctx.db, lado)) ?? refuse('NOT_FOUND')
  return { lado, alvo: { id, numero } }
}

/** A consumer's account corrects what it wrote about an own order; the caller has asked whether it is one. */
export const editFala = async (ctx: Context, osId: number, numero: number, texto: string): Promise<void> => {
  const { lado, alvo } = await alvoDaOs(ctx, osId, numero)
  await edit(ctx, lado, alvo, texto)
}

export const deleteFala = async (ctx: Context, osId: number, numero: number): Promise<void> => {
  const { lado, alvo } = await alvoDaOs(ctx, osId, numero)
  await remove(ctx, lado, alvo)
}
