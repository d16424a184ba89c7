import type { WebSocket } from '@fastify/websocket'
import { REGISTERS } from '@app/contract/registers'
import type { Ability, User } from '@app/contract/casca/session'
import type { Change } from '../push/changes.ts'
import { type Affected, isAffected, type Session } from '../session/index.ts'
import { type Scope, scopeOf } from '../scope.ts'

export type Connection = {
  socket: WebSocket
  sessaoId: number
  usuario: Pick<User, 'id' | 'role' | 'cliente' | 'posto'>
  /** The entities and audiences that it listens to. */
  keys: readonly string[]
  alive: boolean
}

/** The ability that a person needs to receive changes of an entity. */
const ABILITY_OF: Readonly<Record<string, Ability>> = {
  pedido: 'PEDIDO_VER',
  nota: 'NOTA_VER',
  configuracao: 'CONFIG_VER',
  ordemServico: 'OS_VER',
  chat: 'CHAT_USAR',
  doc: 'DOC_VER',
  acompanhamento: 'OS_ACOMPANHAR',
  colaborador: 'COLABORADOR_EDITAR',
  ...Object.fromEntries(REGISTERS.map(({ view }) => [view.name, view.abilities.view])),
}

/** What belongs to one person, who hears of it without an ability. */
const OWN = ['notificacao'] as const

// A client that reads slower than this falls behind and is cut; after reconnecting it reads everything again.
const MOST_WAITING = 1024 * 1024

/** 'postos': the people of all posts, for records of the whole network. */
type Audience = number | 'tudo' | 'postos' | `posto ${number}` | `conta ${number}` | `pessoa ${number}`

const audiencesOf = (scope: Scope): Audience[] => {
  switch (scope.tipo) {
    case 'tudo':
      return ['tudo']
    case 'posto':
      return ['postos', `posto ${scope.postoId}`]
    case 'cliente':
      return [scope.clienteId]
    case 'consumidor':
      return [`conta ${scope.usuarioId}`]
    case 'nada':
      return []
  }
}

/** Whether a change to this audience is withheld from a person, because it belongs to another team. */
const isKeptFrom = ({ semPapeis }: Change, audience: Audience, { usuario }: Connection): boolean =>
  audience === 'tudo' && semPapeis?.includes(usuario.role) === true

const hearersOf = ({
  clienteId,
  postos = [],
  soDoPosto = false,
  contas = [],
  pessoas,
}: Change): Audience[] => [
  ...(soDoPosto || pessoas ? [] : (['tudo'] as const)),
  ...(clienteId === null ? [] : [clienteId]),
  ...(postos === 'todos' ? (['postos'] as const) : postos.map((id) => `posto ${id}` as const)),
  ...contas.map((id) => `conta ${id}` as const),
  ...(pessoas ?? []).map((id) => `pessoa ${id}` as const),
]

/**
 * The open connections by audience and entity, so that a change costs time only for its hearers and not for all
 * connections.
 */
export const createConnections = () => {
  const audiences = new Map<string, Set<Connection>>()
  const sessions = new Map<number, Set<Connection>>()
  const all = new Set<Connection>()

  const keysOf = ({ usuario }: Session): string[] => {
    const mine = audiencesOf(scopeOf(usuario))
    const heard = Object.entries(ABILITY_OF)
      .filter(([, ability]) => usuario.authorities.includes(ability))
      .flatMap(([entidade]) => mine.map((audience) => `${entidade}:${audience}`))
    return [...heard, ...OWN.map((entidade) => `${entidade}:pessoa ${usuario.id}`)]
  }

  const addTo = <K>(map: Map<K, Set<Connection>>, key: K, connection: Connection) => {
    const set = map.get(key)
    if (set) set.add(connection)
    else map.set(key, new Set([connection]))
  }

  const removeFrom = <K>(map: Map<K, Set<Connection>>, key: K, connection: Connection) => {
    const set = map.get(key)
    set?.delete(connection)
    if (set?.size === 0) map.delete(key)
  }

  const send = ({ socket }: Connection, text: string) => {
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text)
  }

  return {
    all: (): Iterable<Connection> => all,
    sessaoIds: () => [...sessions.keys()],
    affected: (affected: Affected) => [...all].filter(({ usuario }) => isAffected(affected, usuario)),
    ofSession: (sessaoId: number) => [...(sessions.get(sessaoId) ?? [])],
    /** Adds a connection; the answer removes it. */
    add: (socket: WebSocket, session: Session) => {
      const { sessaoId, usuario } = session
      const keys = keysOf(session)
      const connection: Connection = { socket, sessaoId, usuario, keys, alive: true }
      all.add(connection)
      addTo(sessions, session.sessaoId, connection)
      for (const key of keys) addTo(audiences, key, connection)
      const remove = () => {
        all.delete(connection)
        removeFrom(sessions, session.sessaoId, connection)
        for (const key of keys) removeFrom(audiences, key, connection)
      }
      return { connection, remove }
    },
    hears: (connection: Connection, change: Change): boolean =>
      hearersOf(change).some(
        (audience) =>
          connection.keys.includes(`${change.entidade}:${audience}`) &&
          !isKeptFrom(change, audience, connection),
      ),
    send,
    tell: (change: Change, text: string, hears: (connection: Connection) => boolean = () => true) => {
      for (const audience of hearersOf(change))
        for (const connection of audiences.get(`${change.entidade}:${audience}`) ?? [])
          if (!isKeptFrom(change, audience, connection) && hears(connection)) send(connection, text)
    },
  }
}
export type Connections = ReturnType<typeof createConnections>
