import type { Parte } from '@app/contract/assistencia/chat'
import { equipesOf } from '@app/rules/assistencia/chat'
import type { Salas } from '../../../platform/ws/index.ts'
import { getConversa } from './actions/conversa.ts'
import { ladosDe } from './actions/lado.ts'

const doPosto = (id: number) => `posto ${id}`
const daEquipe = (equipe: Parte) => `equipe ${equipe}`

/** Conversations as people look at them: who of the other side is there, and who writes (rede §8). */
export const chatSalas: Salas = {
  gruposDe: (usuario) => {
    if (!usuario.authorities.includes('CHAT_USAR')) return []
    return usuario.tipo === 'posto' && usuario.posto
      ? [doPosto(usuario.posto.id)]
      : equipesOf(usuario).map(daEquipe)
  },
  abrir: async (ctx, id) => {
    if (!ctx.can('CHAT_USAR')) return undefined
    const { lado, posto, equipe, versao } = await getConversa(ctx, id)
    return {
      mostra: lado === 'POSTO' ? daEquipe(equipe) : doPosto(posto.id),
      ouvem: ladosDe({ id, posto_id: posto.id, equipe, versao }),
    }
  },
}
