import { type Mensagem, MINUTOS_PARA_MUDAR } from '@app/contract/assistencia/chat'
import { changeableUntil } from '@app/rules/assistencia/chat'
import { audit } from '../../../../platform/audit.ts'
import type { Context, Services } from '../../../../platform/context.ts'
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

/** Who changes a message: the person of a call, or the consumer by the link, who has no user. */
type Quem = Services & { usuario: { id: number } | null }

/** The author's own message within five minutes, with its conversation locked. A consumer's has no author of ours. */
const lockPropria = async (db: Executor, quem: Quem, lado: Lado, { id, numero }: MensagemAlvo) => {
  const conversa = (await lockConversa(db, lado, id)) ?? refuse('NOT_FOUND')
  const mensagem = await getMensagem(db, lado, id, numero)
  const autor = lado.tipo === 'CONSUMIDOR' ? null : quem.usuario?.id
  const mine = mensagem.autor.id === autor && !mensagem.apagada
  if (!mine || quem.now() > changeableUntil(mensagem.criadoEm))
    refuse('CHAT_MUDA_TARDE', { minutos: MINUTOS_PARA_MUDAR })
  return { conversa, mensagem }
}

/** The log records the correction or deletion, but not the text. */
const record = async (
  db: Executor,
  quem: Quem,
  conversa: ConversaTrancada,
  { numero }: MensagemAlvo,
  acao: 'alterado' | 'excluido',
) => {
  await touchConversa(db, conversa)
  await audit(db, quem, {
    entidade: 'chat',
    entidadeId: conversa.id,
    clienteId: null,
    mudancas: [{ campo: 'mensagem', acao, para: `nº ${numero}` }],
  })
  await tellConversa(db, conversa)
}

const edit = (quem: Quem, lado: Lado, alvo: MensagemAlvo, texto: string): Promise<Mensagem> =>
  quem.transaction(async (db) => {
    const { conversa, mensagem } = await lockPropria(db, quem, lado, alvo)
    await updateMensagem(db, mensagem.id, {
      texto,
      editada_em: quem.now(),
      revisao: conversa.versao + 1,
    })
    await record(db, quem, conversa, alvo, 'alterado')
    return toMensagem(await getMensagem(db, lado, alvo.id, alvo.numero))
  })

const remove = (quem: Quem, lado: Lado, alvo: MensagemAlvo): Promise<Mensagem> =>
  withFileWork(quem, [namedChatArquivos], [], (work) =>
    quem.transaction(async (db) => {
      const { conversa, mensagem } = await lockPropria(db, quem, lado, alvo)
      for (const { chave } of await deleteArquivos(db, mensagem.id)) work.discard(chave)
      await updateMensagem(db, mensagem.id, {
        texto: '',
        apagada_em: quem.now(),
        revisao: conversa.versao + 1,
      })
      await record(db, quem, conversa, alvo, 'excluido')
      return toMensagem(await getMensagem(db, lado, alvo.id, alvo.numero))
    }),
  )

export const editMensagem = (ctx: Context, alvo: MensagemAlvo, texto: string): Promise<Mensagem> =>
  edit(ctx, ladoOf(ctx), alvo, texto)

export const deleteMensagem = (ctx: Context, alvo: MensagemAlvo): Promise<Mensagem> =>
  remove(ctx, ladoOf(ctx), alvo)

const alvoDaOs = async ({ db }: Services, osId: number, numero: number) => {
  const lado = { tipo: 'CONSUMIDOR', ordemServicoId: osId } as const
  const { id } = (await findDoConsumidor(db, lado)) ?? refuse('NOT_FOUND')
  return { lado, alvo: { id, numero } }
}

/** The consumer corrects what was said about an order; the caller has asked whether it is the own one. */
export const editFala = async (quem: Quem, osId: number, numero: number, texto: string): Promise<void> => {
  const { lado, alvo } = await alvoDaOs(quem, osId, numero)
  await edit(quem, lado, alvo, texto)
}

export const deleteFala = async (quem: Quem, osId: number, numero: number): Promise<void> => {
  const { lado, alvo } = await alvoDaOs(quem, osId, numero)
  await remove(quem, lado, alvo)
}
