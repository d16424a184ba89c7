import type {
  Achado,
  Conversa,
  ConversaInput,
  ConversasQuery,
  Contatos,
  Mensagens,
  MensagensQuery,
} from '@app/contract/assistencia/chat'
import { EQUIPES } from '@app/contract/assistencia/chat'
import type { Context } from '../../../../platform/context.ts'
import { containing } from '../../../../platform/db/like.ts'
import { pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import * as conversas from '../store/conversa.ts'
import { isPostoAtivo, listPessoas, searchPostos } from '../store/leitura.ts'
import { listAntes, listDesde, listMudadas, searchMensagens } from '../store/mensagem.ts'
import { toConversa, toMensagem } from '../view.ts'
import { ladoOf, quemOf } from './lado.ts'

export const getConversa = async (ctx: Context, id: number): Promise<Conversa> => {
  const quem = quemOf(ctx)
  const [row] = await conversas.findConversas(ctx.db, quem, [id])
  return toConversa(row ?? refuse('NOT_FOUND'), quem.lado)
}

export const listConversas = async (ctx: Context, { mostrar, page, size }: ConversasQuery) => {
  const quem = quemOf(ctx)
  const total = await conversas.countConversas(ctx.db, quem, mostrar)
  const rows = await conversas.listConversas(ctx.db, quem, { mostrar, limit: size, offset: page * size })
  return pageAnswer({ content: rows.map((row) => toConversa(row, quem.lado)), total, page, size })
}

/** The conversation of a post with a team, in general or about an order: the existing one, or a new one. */
export const openConversa = async (ctx: Context, input: ConversaInput): Promise<Conversa> => {
  const lado = ladoOf(ctx)
  if (lado.tipo === 'EQUIPE' && !lado.equipes.includes(input.equipe)) refuse('SENDER_NOT_FOUND')
  const postoId =
    lado.tipo === 'POSTO' ? lado.postoId : (input.posto?.id ?? refuseField('posto', 'EMPTY_REQUIRED_FIELD'))
  const ordemServicoId = input.ordemServico?.id ?? null
  const id = await ctx.transaction(async (db) => {
    if (!(await isPostoAtivo(db, postoId))) refuse('RECEIVE_NOT_FOUND')
    if (ordemServicoId !== null && !(await conversas.existsOs(db, ordemServicoId, postoId)))
      refuseField('ordemServico', 'OPCAO_INVALIDA')
    return conversas.takeConversa(db, { postoId, equipe: input.equipe, ordemServicoId }, ctx.now())
  })
  return getConversa(ctx, id)
}

/**
 * Messages of a conversation: after a number (those that an absent person missed), before one, or the newest. The
 * conversation is read first, so a message that comes meanwhile is sent twice at most and never lost.
 */
export const listMensagens = async (
  ctx: Context,
  id: number,
  { desde, revisao, antes, limite }: MensagensQuery,
): Promise<Mensagens> => {
  const lado = ladoOf(ctx)
  const conversa = await getConversa(ctx, id)
  const limit = limite + 1
  const found =
    desde === undefined
      ? await listAntes(ctx.db, lado, id, { antes: antes ?? conversa.ultimoNumero + 1, limit })
      : await listDesde(ctx.db, lado, id, { desde, limit })
  const mudadas =
    desde === undefined || revisao === undefined
      ? []
      : await listMudadas(ctx.db, lado, id, { ate: desde, revisao })
  const rows = [...mudadas, ...found.slice(0, limite)].toSorted((a, b) => a.numero - b.numero)
  return { conversa, mensagens: rows.map(toMensagem), temMais: found.length > limite }
}

/** Messages of one's own conversations by their words. */
export const searchChat = async (ctx: Context, q: string): Promise<Achado[]> => {
  const quem = quemOf(ctx)
  const rows = await searchMensagens(ctx.db, quem.lado, containing(q))
  const found = await conversas.findConversas(ctx.db, quem, [
    ...new Set(rows.map(({ conversaId }) => conversaId)),
  ])
  const byId = new Map(found.map((row) => [row.id, toConversa(row, quem.lado)]))
  return rows.flatMap((row) => {
    const conversa = byId.get(row.conversaId)
    return conversa ? [{ conversa, mensagem: toMensagem(row) }] : []
  })
}

export const getContatos = async (ctx: Context, q: string): Promise<Contatos> => {
  const lado = ladoOf(ctx)
  const equipes = await listPessoas(ctx.db, lado.tipo === 'POSTO' ? EQUIPES : lado.equipes)
  const postos = lado.tipo === 'POSTO' ? [] : await searchPostos(ctx.db, containing(q))
  return { lado: lado.tipo, equipes, postos }
}
