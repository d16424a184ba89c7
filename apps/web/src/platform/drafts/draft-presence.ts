/** Which drafts are open in which tab: asked over a BroadcastChannel, and answered by the tab with the open draft. */
type Note = { tipo: 'quem' | 'eu' | 'solto'; chave: string }

/** The time that a busy tab may take to answer; a frozen tab loses its draft by the revision check instead. */
const ANSWER_MS = 300

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'tipo' in value && 'chave' in value

const held = new Map<string, number>()
const listeners = new Set<(note: Note) => void>()
let channel: BroadcastChannel | null = null

function line() {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('retaguarda.rascunhos')
  channel.addEventListener('message', ({ data }) => {
    if (!isNote(data)) return
    if (data.tipo === 'quem' && held.has(data.chave)) say({ tipo: 'eu', chave: data.chave })
    for (const listener of listeners) listener(data)
  })
  return channel
}

const say = (note: Note) => line()?.postMessage(note)

const listen = (listener: (note: Note) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Marks the draft as open in this tab, until the returned function is called. */
export function holdDraft(chave: string) {
  line()
  held.set(chave, (held.get(chave) ?? 0) + 1)
  return () => {
    const left = (held.get(chave) ?? 1) - 1
    if (left > 0) return void held.set(chave, left)
    held.delete(chave)
    say({ tipo: 'solto', chave })
  }
}

/** Whether another tab has this draft open. */
export function isHeldElsewhere(chave: string): Promise<boolean> {
  if (!line()) return Promise.resolve(false)
  return new Promise((resolve) => {
    const done = (answer: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(answer)
    }
    const stop = listen((note) => {
      if (note.tipo === 'eu' && note.chave === chave) done(true)
    })
    const timer = setTimeout(() => done(false), ANSWER_MS)
    say({ tipo: 'quem', chave })
  })
}

/** Calls back when another tab closes the draft. */
export const onReleased = (chave: string, released: () => void) => {
  line()
  return listen((note) => {
    if (note.tipo === 'solto' && note.chave === chave) released()
  })
}
