import type {
  Achado,
  Conversa,
  ConversaInput,
  ConversasQuery,
  Contatos,
  ContatosQuery,
  Mensagens,
  MensagensQuery,
  PessoaDaConversa,
} from '@app/contract/assistencia/chat'
import type { z } from 'zod'
import { EQUIPES, MOST_ACHADAS } from '@app/contract/assistencia/chat'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { containing } from '../../../../platform/db/like.ts'
import { pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import * as conversas from '../store/conversa.ts'
import { isPostoAtivo, searchPostos } from '../store/leitura.ts'
import { listPessoas, listPessoasDa } from '../store/pessoas.ts'
import {
  listAntes,
  listDesde,
  listMudadas,
  type MensagemRow,
  searchMensagens,
  searchNaConversa,
} from '../store/mensagem.ts'
import { toConversa, toMensagem } from '../view.ts'
import { ladoOf, quemOf } from './lado.ts'

export const getConversa = async (ctx: Context, id: number): Promise<Conversa> => {
  const quem = quemOf(ctx)
  const [row] = await conversas.findConversas(ctx.db, quem, [id])
  return toConversa(row ?? refuse('NOT_FOUND'), quem.lado)
}

export const listConversas = async (ctx: Context, { mostrar, q, page, size }: ConversasQuery) => {
  const quem = quemOf(ctx)
  const procura = { mostrar, padrao: q === undefined ? null : containing(q) }
  const total = await conversas.countConversas(ctx.db, quem, procura)
  const rows = await conversas.listConversas(ctx.db, quem, { ...procura, limit: size, offset: page * size })
  return pageAnswer({ content: rows.map((row) => toConversa(row, quem.lado)), total, page, size })
}

/** The conversation of a post with a team, or with the consumer of an order: the existing one, or a new one. */
export const openConversa = async (ctx: Context, input: ConversaInput): Promise<Conversa> => {
  const lado = ladoOf(ctx)
  if (lado.tipo === 'EQUIPE' && !lado.equipes.some((equipe) => equipe === input.equipe))
    refuse('SENDER_NOT_FOUND')
  const postoId =
    lado.tipo === 'POSTO' ? lado.postoId : (input.posto?.id ?? refuseField('posto', 'EMPTY_REQUIRED_FIELD'))
  const ordemServicoId = input.ordemServico?.id ?? null
  const id = await ctx.transaction(async (db) => {
    if (!(await isPostoAtivo(db, postoId))) refuse('RECEIVE_NOT_FOUND')
    const os = ordemServicoId === null ? undefined : await conversas.findOs(db, ordemServicoId, postoId)
    if (ordemServicoId !== null && !os) refuseField('ordemServico', 'OPCAO_INVALIDA')
    if (input.equipe !== 'CONSUMIDOR')
      return conversas.takeConversa(
        db,
        { postoId, equipe: input.equipe, ordemServicoId, consumidorId: null },
        ctx.now(),
      )
    if (!os) return refuseField('ordemServico', 'EMPTY_REQUIRED_FIELD')
    const consumidorId = os.consumidor_id ?? refuse('RECEIVE_NOT_FOUND')
    return conversas.takeConversa(
      db,
      { postoId, equipe: 'CONSUMIDOR', ordemServicoId: os.id, consumidorId },
      ctx.now(),
    )
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
  return {
    conversa,
    mensagens: rows.map(toMensagem),
    temMais: found.length > limite,
    agora: ctx.now().toISOString(),
  }
}

/** The last messages of a conversation of this person, oldest first, with its post and its order. */
export const lastMensagens = async (
  ctx: Context,
  db: Executor,
  id: number,
  limit: number,
): Promise<{ postoId: number; ordemServicoId: number | null; mensagens: MensagemRow[] } | undefined> => {
  const quem = quemOf(ctx)
  const [conversa] = await conversas.findConversas(db, quem, [id])
  if (!conversa) return undefined
  const mensagens = await listAntes(db, quem.lado, id, { antes: conversa.ultimoNumero + 1, limit })
  return {
    postoId: conversa.posto.id,
    ordemServicoId: conversa.ordemServico?.id ?? null,
    mensagens: mensagens.filter(({ apagada }) => !apagada).toReversed(),
  }
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

/** The messages of one conversation with these words, the newest first. */
export const searchConversa = async (ctx: Context, id: number, q: string): Promise<number[]> => {
  await getConversa(ctx, id)
  return searchNaConversa(ctx.db, ladoOf(ctx), id, { padrao: containing(q), limit: MOST_ACHADAS })
}

/** Whom a message of this conversation may call by name. */
export const getPessoas = async (ctx: Context, id: number): Promise<PessoaDaConversa[]> => {
  const { posto, equipe } = await getConversa(ctx, id)
  return listPessoasDa(ctx.db, posto.id, equipe)
}

type ContatosAsked = z.infer<typeof ContatosQuery>

export const getContatos = async (ctx: Context, { q, posto }: ContatosAsked): Promise<Contatos> => {
  const lado = ladoOf(ctx)
  const equipes = await listPessoas(ctx.db, lado.tipo === 'POSTO' ? EQUIPES : lado.equipes)
  const postos = lado.tipo === 'POSTO' ? [] : await searchPostos(ctx.db, containing(q), posto)
  return { lado: lado.tipo, equipes, postos }
}
