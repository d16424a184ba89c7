import { type Escolha, type NotificacaoTipo, tipoDe } from '@app/contract/casca/notificacao'
import type { Ability, UsuarioTipo } from '@app/contract/casca/session'
import { escolhaDe, mayHear } from './escolha.ts'
import { emSilencio, type Silencio } from './silencio.ts'

/** Facts of one kind, company, post and author; `ultimo` names the last of them. */
export type FatoAgrupado = {
  tipo: NotificacaoTipo
  clienteId: number | null
  postoId: number | null
  pessoas: readonly number[] | null
  autorId: number | null
  quantos: number
  ultimo: { id: number; link: string; rotulo: string }
}

export type Destinatario = {
  id: number
  tipo: UsuarioTipo
  clienteId: number | null
  postoId: number | null
  authorities: readonly Ability[]
  escolhas: Partial<Record<NotificacaoTipo, Escolha>>
  silencio: Silencio
}

type Aviso = {
  usuarioId: number
  tipo: NotificacaoTipo
  link: string
  /** Once it is joined with others. */
  linkVarios: string
  rotulo: string
  quantos: number
  autorId: number | null
  naPagina: boolean
  noComputador: boolean
  email: boolean
  /** Joined to an unread one of the same hour. */
  junta: boolean
}

/** Staff hear of all companies and posts, a client's people of their company, a post's of their post. */
const isDele = (fato: FatoAgrupado, { id, tipo, clienteId, postoId }: Destinatario): boolean => {
  if (fato.pessoas) return fato.pessoas.includes(id)
  if (tipo === 'interno') return true
  if (tipo === 'cliente') return fato.clienteId !== null && fato.clienteId === clienteId
  return tipo === 'posto' && fato.postoId !== null && fato.postoId === postoId
}

/** Nobody is told of the own act, except by name: who began an import hears of its end. */
const hears = (fato: FatoAgrupado, pessoa: Destinatario): boolean =>
  isDele(fato, pessoa) &&
  (fato.pessoas !== null || fato.autorId !== pessoa.id) &&
  mayHear(fato.tipo, (ability) => pessoa.authorities.includes(ability))

/**
 * Where a notice is looked at, alone and together with others of its kind; a client's people have screens of their own.
 */
export const linksDe = (
  tipo: NotificacaoTipo,
  link: string,
  doCliente: boolean,
): { um: string; varios: string } => {
  const { varios, telaDoCliente } = tipoDe(tipo)
  const propria = doCliente ? telaDoCliente : undefined
  return { um: propria ?? link, varios: propria ?? varios?.lista ?? link }
}

/**
 * The notices that follow from facts: for each person one per kind, whose name is the last fact's, or one per fact for
 * kinds that stand alone. `hora` is the time of the day of the delivery.
 */
export const destinos = (
  fatos: readonly FatoAgrupado[],
  pessoas: readonly Destinatario[],
  hora: string,
): Aviso[] =>
  pessoas.flatMap((pessoa) => {
    const calado = emSilencio(pessoa.silencio, hora)
    const juntos = new Map<string, FatoAgrupado>()
    for (const fato of fatos) {
      if (!hears(fato, pessoa)) continue
      const chave = tipoDe(fato.tipo).varios ? fato.tipo : `${fato.tipo} ${fato.ultimo.id}`
      const antes = juntos.get(chave)
      const depois = !antes || fato.ultimo.id > antes.ultimo.id ? fato : antes
      juntos.set(chave, { ...depois, quantos: (antes?.quantos ?? 0) + fato.quantos })
    }
    return [...juntos.values()].flatMap(({ tipo, ultimo, quantos, autorId }) => {
      const { varios, urgente } = tipoDe(tipo)
      const { pagina, email, computador } = escolhaDe(tipo, pessoa.escolhas)
      if (!pagina && !email) return []
      const fala = urgente === true || !calado
      const links = linksDe(tipo, ultimo.link, pessoa.tipo === 'cliente')
      return {
        usuarioId: pessoa.id,
        tipo,
        link: quantos > 1 ? links.varios : links.um,
        linkVarios: links.varios,
        rotulo: ultimo.rotulo,
        quantos,
        autorId: varios ? null : autorId,
        naPagina: pagina,
        noComputador: computador && fala,
        email: email && fala,
        junta: varios !== undefined,
      }
    })
  })
