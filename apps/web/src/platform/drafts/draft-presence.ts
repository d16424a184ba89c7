/** Which drafts are open in which tab: asked over a BroadcastChannel, answered by the tab that has it open. */
type Note = { tipo: 'quem' | 'eu' | 'solto'; chave: string }

/** As long as a busy tab may take to answer; one that is frozen loses its draft to the revision check instead. */
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

/** This tab has the draft open from now on, until the answer is called. */
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

/** Has another tab this draft open? */
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

/** Calls back when another tab lets go of the draft. */
export const onReleased = (chave: string, released: () => void) => {
  line()
  return listen((note) => {
    if (note.tipo === 'solto' && note.chave === chave) released()
  })
}
