import { equipesOf, papeisFora } from '@app/rules/assistencia/chat'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import type { Change } from '../../../../platform/push/changes.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import type { ConversaTrancada, Quem } from '../store/conversa.ts'
import { tellContas } from '../../conta/index.ts'
import type { LadoDePessoa } from '../store/lado.ts'

/** The side that a person writes for; SENDER_NOT_FOUND for people without post and team. */
export const ladoOf = ({ scope, usuario }: Context): LadoDePessoa => {
  if (scope.tipo === 'posto') return { tipo: 'POSTO', postoId: scope.postoId }
  const equipes = equipesOf(usuario)
  return scope.tipo === 'tudo' && equipes.length > 0
    ? { tipo: 'EQUIPE', equipes }
    : refuse('SENDER_NOT_FOUND')
}

export const quemOf = (ctx: Context): Quem => ({ lado: ladoOf(ctx), usuarioId: ctx.usuario.id })

type Ouvida = Pick<ConversaTrancada, 'id' | 'posto_id' | 'equipe' | 'versao'>

/** The two sides of the conversation, who alone hear of it; a consumer's account hears by its own change. */
export const ladosDe = ({ id, posto_id, equipe, versao }: Ouvida): Change => ({
  entidade: 'chat',
  id,
  versao,
  clienteId: null,
  postos: [posto_id],
  ...(equipe === 'CONSUMIDOR' ? { soDoPosto: true } : { semPapeis: papeisFora(equipe) }),
})

/** Tells the next version of the conversation. */
export const tellConversa = async (db: Executor, conversa: ConversaTrancada): Promise<void> => {
  const versao = conversa.versao + 1
  await notifyChange(db, ladosDe({ ...conversa, versao }))
  if (conversa.equipe === 'CONSUMIDOR' && conversa.ordem_servico_id !== null)
    await tellContas(db, conversa.ordem_servico_id, versao)
}
