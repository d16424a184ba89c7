import type { Presente, Signals } from '../push/signals.ts'

/** A page that is loaded again must not look like somebody who went and came. */
const GRACE_MS = 4_000
const ALIVE_MS = 20_000
/** A process that was killed says no good-bye. */
const SILENT_MS = 65_000
/** People in one notification, which holds at most 8,000 bytes. */
const MOST_AT_ONCE = 12

type Pessoa = Pick<Presente, 'id' | 'nome'>
type Own = { presente: Presente; pages: number; leaving: NodeJS.Timeout | undefined }
type Other = { heardAt: number; people: Map<number, Presente> }

/** A notification holds the groups and the name of twelve people, however long these are. */
const NAME_LENGTH = 60

/**
 * Who has an open page, over all processes. It lives in memory alone: each process tells the others who comes and who
 * goes, and every 20 seconds that it is still there.
 */
export const createPresence = ({ send, onSignal, processo }: Signals) => {
  const own = new Map<number, Own>()
  const others = new Map<string, Other>()
  const groups = new Map<string, Map<number, { pessoa: Pessoa; processes: number }>>()
  const watchers: ((grupo: string) => void)[] = []

  const tell = (grupos: readonly string[]) => {
    for (const grupo of grupos) for (const watcher of watchers) watcher(grupo)
  }

  const arrive = ({ id, nome, grupos }: Presente) => {
    for (const grupo of grupos) {
      const people = groups.get(grupo) ?? new Map<number, { pessoa: Pessoa; processes: number }>()
      groups.set(grupo, people)
      const processes = (people.get(id)?.processes ?? 0) + 1
      people.set(id, { pessoa: { id, nome }, processes })
      if (processes === 1) tell([grupo])
    }
  }

  const depart = ({ id, grupos }: Presente) => {
    for (const grupo of grupos) {
      const people = groups.get(grupo)
      const there = people?.get(id)
      if (!people || !there) continue
      there.processes -= 1
      if (there.processes > 0) continue
      people.delete(id)
      if (people.size === 0) groups.delete(grupo)
      tell([grupo])
    }
  }

  const ownPeople = () => [...own.values()].map(({ presente }) => presente)

  const sendArrived = (chegam: readonly Presente[]) => {
    for (let at = 0; at < chegam.length; at += MOST_AT_ONCE)
      send({ tipo: 'presentes', chegam: chegam.slice(at, at + MOST_AT_ONCE), saem: [] })
  }

  const leave = (id: number) => {
    const mine = own.get(id)
    if (!mine) return
    own.delete(id)
    depart(mine.presente)
    send({ tipo: 'presentes', chegam: [], saem: [id] })
  }

  const forget = (de: string) => {
    const other = others.get(de)
    others.delete(de)
    for (const presente of other?.people.values() ?? []) depart(presente)
  }

  const otherOf = (de: string): Other => {
    const known = others.get(de)
    if (known) {
      known.heardAt = Date.now()
      return known
    }
    const other: Other = { heardAt: Date.now(), people: new Map() }
    others.set(de, other)
    return other
  }

  onSignal((sinal, de) => {
    if (de === processo || sinal.tipo === 'digita') return
    if (sinal.tipo === 'fim') return forget(de)
    const other = otherOf(de)
    if (sinal.tipo === 'ola') sendArrived(ownPeople())
    // A signal of it was lost, or it was there before this process was.
    if (sinal.tipo === 'vivo' && sinal.pessoas !== other.people.size) {
      forget(de)
      send({ tipo: 'ola' })
    }
    if (sinal.tipo !== 'presentes') return
    for (const presente of sinal.chegam) {
      const before = other.people.get(presente.id)
      other.people.set(presente.id, presente)
      arrive(presente)
      if (before) depart(before)
    }
    for (const id of sinal.saem) {
      const before = other.people.get(id)
      other.people.delete(id)
      if (before) depart(before)
    }
  })

  const timer = setInterval(() => {
    const now = Date.now()
    for (const [de, { heardAt }] of others) if (now - heardAt > SILENT_MS) forget(de)
    send({ tipo: 'vivo', pessoas: own.size })
  }, ALIVE_MS)
  timer.unref()

  return {
    /** Somebody opened a page; the answer closes it. */
    enter: ({ id, nome, grupos }: Presente): (() => void) => {
      const presente = { id, nome: nome.slice(0, NAME_LENGTH), grupos }
      const before = own.get(id)
      clearTimeout(before?.leaving)
      const mine: Own = { presente, pages: (before?.pages ?? 0) + 1, leaving: undefined }
      own.set(id, mine)
      if (JSON.stringify(before?.presente) !== JSON.stringify(presente)) {
        arrive(presente)
        if (before) depart(before.presente)
        sendArrived([presente])
      }
      return () => {
        const now = own.get(id)
        if (!now) return
        now.pages -= 1
        if (now.pages > 0) return
        now.leaving = setTimeout(leave, GRACE_MS, id)
        now.leaving.unref()
      }
    },
    of: (grupo: string): Pessoa[] => [...(groups.get(grupo)?.values() ?? [])].map(({ pessoa }) => pessoa),
    /** Calls back with each group of which somebody came or went. */
    onChange: (watcher: (grupo: string) => void) => void watchers.push(watcher),
    /** After a gap in the notifications nothing is known of the others. */
    ask: () => {
      for (const de of others.keys()) forget(de)
      send({ tipo: 'ola' })
      sendArrived(ownPeople())
    },
    stop: () => {
      clearInterval(timer)
      for (const { leaving } of own.values()) clearTimeout(leaving)
      own.clear()
      send({ tipo: 'fim' })
    },
  }
}
