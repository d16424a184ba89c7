import { equipesOf, papeisFora } from '@app/rules/assistencia/chat'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import type { ConversaTrancada, Quem } from '../store/conversa.ts'
import type { Lado } from '../store/lado.ts'

/** The side that a person writes for; SENDER_NOT_FOUND for people without post and team. */
export const ladoOf = ({ scope, usuario }: Context): Lado => {
  if (scope.tipo === 'posto') return { tipo: 'POSTO', postoId: scope.postoId }
  const equipes = equipesOf(usuario)
  return scope.tipo === 'tudo' && equipes.length > 0
    ? { tipo: 'EQUIPE', equipes }
    : refuse('SENDER_NOT_FOUND')
}

export const quemOf = (ctx: Context): Quem => ({ lado: ladoOf(ctx), usuarioId: ctx.usuario.id })

/** Tells only the two sides the next version of the conversation. */
export const tellConversa = (
  db: Executor,
  { id, posto_id, equipe, versao }: ConversaTrancada,
): Promise<void> =>
  notifyChange(db, {
    entidade: 'chat',
    id,
    versao: versao + 1,
    clienteId: null,
    postos: [posto_id],
    semPapeis: papeisFora(equipe),
  })
