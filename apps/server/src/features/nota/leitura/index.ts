import type { Leitura } from '@app/rules/nota'
import { unavailable } from '../../../platform/http/database-errors.ts'
import { LIMITES } from './limites.ts'
import { startThread, TooLate, type Pronto, type Thread } from './thread.ts'

export { LIMITES } from './limites.ts'

const CLOSED = 'the reader of notes is closed'

export type NotaReaderOptions = {
  /** Folders with official schemas, the first usable one is taken; last come those of the product. Asked at each start of a thread. */
  pastas?: () => readonly string[]
  /** Threads at most; they start with the first file, one by one as files wait. */
  threads?: number
  milissegundos?: number
  /** Of a thread's start. */
  milissegundosInicio?: number
  milissegundosOcioso?: number
  /** Folders that were named and could not be used. */
  aoRecusarPasta?: (motivo: string) => void
}

export type NotaReader = {
  /** What one file is; `nota` picks by its chave out of several. Never throws for what a file holds. */
  read: (bytes: Uint8Array, options?: { nota?: string | undefined }) => Promise<Leitura>
  /** The schemas in use, as shown to people. */
  schemaVersao: () => Promise<Pick<Pronto, 'versao' | 'conheceLetras'>>
  /** Lets the threads go when their file is read: the next one starts with the schemas as they are now. */
  reload: () => void
  close: () => Promise<void>
}

/**
 * Reads notes in threads of their own, so that a note of 990 items holds up no request. Nothing runs before the first
 * file, and a thread with nothing to do for a minute ends: an idle server carries no parser.
 */
export const createNotaReader = (options: NotaReaderOptions = {}): NotaReader => {
  const { threads: most = 2, milissegundos = LIMITES.milissegundos } = options
  const idle: { thread: Thread; timer: NodeJS.Timeout }[] = []
  const waiting: ((thread: Thread | undefined) => void)[] = []
  const all = new Set<Thread>()
  let generation = 0
  const bornIn = new WeakMap<Thread, number>()
  let closed = false
  let next = 0

  const begin = (): Thread => {
    const thread = startThread(options.pastas?.() ?? [], options.milissegundosInicio)
    all.add(thread)
    bornIn.set(thread, generation)
    void thread.pronto.then(
      ({ recusadas }) => recusadas.forEach((motivo) => options.aoRecusarPasta?.(motivo)),
      () => {},
    )
    return thread
  }

  const drop = async (thread: Thread): Promise<void> => {
    all.delete(thread)
    await thread.end()
  }

  const take = async (): Promise<Thread> => {
    const free = idle.pop()
    if (free) {
      clearTimeout(free.timer)
      return free.thread
    }
    if (all.size < most) return begin()
    const given = await new Promise<Thread | undefined>((resolve) => waiting.push(resolve))
    if (closed) throw new Error(CLOSED)
    return given ?? begin()
  }

  const giveBack = (thread: Thread): void => {
    const usable = !closed && !thread.ended() && bornIn.get(thread) === generation
    if (!usable) void drop(thread)
    const waiter = waiting.shift()
    if (waiter) return waiter(usable ? thread : undefined)
    if (!usable) return
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((each) => each.thread === thread),
        1,
      )
      void drop(thread)
    }, options.milissegundosOcioso ?? LIMITES.milissegundosOcioso)
    timer.unref()
    idle.push({ thread, timer })
  }

  const use = async <T>(work: (thread: Thread) => Promise<T>): Promise<T> => {
    if (closed) throw new Error(CLOSED)
    const thread = await take()
    try {
      return await work(thread)
    } catch (error) {
      // The schemas were tried out when they came: it is the machine that is too busy just now.
      throw error instanceof TooLate ? unavailable() : error
    } finally {
      giveBack(thread)
    }
  }

  return {
    read: (bytes, { nota } = {}) => {
      next += 1
      const id = next
      return use((thread) => thread.ler({ id, bytes, nota }, milissegundos))
    },
    schemaVersao: () =>
      use(async (thread) => {
        const { versao, conheceLetras } = await thread.pronto
        return { versao, conheceLetras }
      }),
    reload: () => {
      generation += 1
      for (const { thread, timer } of idle.splice(0)) {
        clearTimeout(timer)
        void drop(thread)
      }
    },
    close: async () => {
      closed = true
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      await Promise.all([...all].map(drop))
    },
  }
}
