import type { Dito, Presentes, Digita } from '@app/contract/casca/push'
import type { User } from '@app/contract/casca/session'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { Change } from '../push/changes.ts'
import { rightsOf } from '../scope.ts'
import type { Session } from '../session/index.ts'
import type { Connection, Connections } from './connections.ts'
import { createPresence } from './presence.ts'

/** A record that people look at together, as one person sees it. */
export type Sala = {
  /** The group whose people are shown as present. */
  mostra: string
  /** Who hears that this person writes. */
  ouvem: Change
}

/** Such records of one kind, brought by a feature. */
export type Salas = {
  /** The groups of which a person is one. */
  gruposDe: (usuario: User) => string[]
  /** Undefined when the record is not this person's. */
  abrir: (ctx: Context, id: number) => Promise<Sala | undefined>
}

/** Arrivals of a moment are told together. */
const TOGETHER_MS = 300
const MOST_NAMES = 20

/** Messages that a page may send: more than anybody writes, and no more than costs little. */
const MOST_SAID = 30
const PER_MS = 10_000
const TOO_MUCH = 1008

type Visitor = {
  connection: Connection
  session: Session
  entidade: string | undefined
  sala: (Sala & { id: number }) | undefined
  /** Counts its looks, so that an answer that was overtaken by the next one is dropped. */
  turn: number
}

/** Who looks at what, who is there, and who writes. */
export const createRooms = (app: FastifyInstance, connections: Connections, salas: Record<string, Salas>) => {
  const { services } = app
  const presence = createPresence(services.signals)
  const visitors = new Map<Connection, Visitor>()
  const byGroup = new Map<string, Set<Visitor>>()
  const changed = new Set<string>()
  let telling: NodeJS.Timeout | undefined

  const show = ({ connection, entidade, sala }: Visitor) => {
    if (!sala || entidade === undefined) return
    const pessoas = presence.of(sala.mostra)
    const nomes = pessoas.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    const message: Presentes = {
      tipo: 'presentes',
      entidade,
      id: sala.id,
      nomes: nomes.slice(0, MOST_NAMES),
      total: nomes.length,
    }
    connections.send(connection, JSON.stringify(message))
  }

  presence.onChange((grupo) => {
    changed.add(grupo)
    telling ??= setTimeout(() => {
      telling = undefined
      const grupos = [...changed]
      changed.clear()
      for (const one of grupos) for (const visitor of byGroup.get(one) ?? []) show(visitor)
    }, TOGETHER_MS).unref()
  })

  services.signals.onSignal((sinal) => {
    if (sinal.tipo !== 'digita') return
    const { onde, quem, parou } = sinal
    const message: Digita = { tipo: 'digita', entidade: onde.entidade, id: onde.id, quem, parou }
    connections.tell(
      onde,
      JSON.stringify(message),
      (connection) =>
        connection.usuario.id !== quem.id && visitors.get(connection)?.entidade === onde.entidade,
    )
  })

  const place = (visitor: Visitor, sala: Visitor['sala']) => {
    if (visitor.sala) {
      const group = byGroup.get(visitor.sala.mostra)
      group?.delete(visitor)
      if (group?.size === 0) byGroup.delete(visitor.sala.mostra)
    }
    visitor.sala = sala
    if (!sala) return
    const group = byGroup.get(sala.mostra) ?? new Set()
    byGroup.set(sala.mostra, group.add(visitor))
  }

  const look = async (visitor: Visitor, { entidade, id }: Extract<Dito, { tipo: 'olha' }>) => {
    visitor.turn += 1
    const { turn, session } = visitor
    place(visitor, undefined)
    visitor.entidade = entidade
    const kind = entidade === undefined ? undefined : salas[entidade]
    if (!kind || id === undefined) return
    const ctx = { ...services, ...rightsOf({ ...session.usuario, sessaoId: session.sessaoId }) }
    const sala = await kind.abrir(ctx, id).catch(() => undefined)
    // Meanwhile it may have gone on, or away.
    if (!sala || visitor.turn !== turn || visitors.get(visitor.connection) !== visitor) return
    place(visitor, { ...sala, id })
    show(visitor)
  }

  const say = ({ sala, session: { usuario } }: Visitor, parou: boolean) => {
    if (!sala) return
    const nome = usuario.nomeExibicao ?? usuario.nome
    services.signals.send({ tipo: 'digita', onde: sala.ouvem, quem: { id: usuario.id, nome }, parou })
  }

  const enter = (connection: Connection, session: Session) => {
    const visitor: Visitor = { connection, session, entidade: undefined, sala: undefined, turn: 0 }
    visitors.set(connection, visitor)
    const { usuario } = session
    const grupos = Object.values(salas).flatMap(({ gruposDe }) => gruposDe(usuario))
    const nome = usuario.nomeExibicao ?? usuario.nome
    const leave = grupos.length > 0 ? presence.enter({ id: usuario.id, nome, grupos }) : undefined
    let said = 0
    let since = Date.now()
    return {
      /** What the page says; undefined when it makes no sense. */
      hear: (dito: Dito | undefined) => {
        const now = Date.now()
        if (now - since > PER_MS) {
          since = now
          said = 0
        }
        said += 1
        if (said > MOST_SAID) connection.socket.close(TOO_MUCH)
        else if (dito?.tipo === 'olha') void look(visitor, dito)
        else if (dito) say(visitor, dito.parou)
      },
      leave: () => {
        if (visitor.sala) say(visitor, true)
        place(visitor, undefined)
        visitors.delete(connection)
        leave?.()
      },
    }
  }

  services.changes.onGap(presence.ask)
  app.addHook('onClose', async () => {
    clearTimeout(telling)
    presence.stop()
    await services.signals.settled()
  })
  return { enter }
}

/** A page that has entered: what it says, and its end. */
export type Visit = ReturnType<ReturnType<typeof createRooms>['enter']>
