import type { Leitura } from '@app/rules/armazem/nota'
import { ChildGone, ChildTooLarge, ChildTooLate } from '../../../../platform/child/index.ts'
import { outsideTransaction } from '../../../../platform/db/index.ts'
import { unavailable } from '../../../../platform/http/database-errors.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { LIMITES } from './limites.ts'
import { startProcesso, type Processo, type Pronto } from './processo.ts'

export { LIMITES } from './limites.ts'

const CLOSED = 'the reader of notes is closed'

export type NotaReaderOptions = {
  /**
   * Folders with official schemas; the first usable one is taken, then the product's own. Read at each start of a
   * process.
   */
  pastas?: () => readonly string[]
  /** Most processes; they start with the first file, one by one while files wait. */
  processos?: number
  milissegundos?: number
  /** The limit of a process's start. */
  milissegundosInicio?: number
  milissegundosOcioso?: number
  /** Called with configured folders that cannot be used. */
  aoRecusarPasta?: (motivo: string) => void
  /** Called for processes that ended by themselves during a reading. */
  aoCair?: (motivo: string) => void
}

export type NotaReader = {
  /** Reads one file; `nota` chooses one of several by its chave. It never throws because of a file's content. */
  read: (bytes: Uint8Array, options?: { nota?: string | undefined }) => Promise<Leitura>
  /** The schemas in use, as shown to people. */
  schemaVersao: () => Promise<Pick<Pronto, 'versao' | 'conheceLetras'>>
  /** Ends the processes after their current file, so that the next one starts with the current schemas. */
  reload: () => void
  close: () => Promise<void>
}

/**
 * Reads notes in separate processes, so that a note of 990 items delays no request and a crash of the engine fails only
 * one file (decision 15). Processes start with the first file and end after a minute without work, so that an idle
 * server holds no parser.
 */
export const createNotaReader = (options: NotaReaderOptions = {}): NotaReader => {
  const { processos: most = 2, milissegundos = LIMITES.milissegundos } = options
  const idle: { processo: Processo; timer: NodeJS.Timeout }[] = []
  const waiting: ((processo: Processo | undefined) => void)[] = []
  const all = new Set<Processo>()
  let generation = 0
  const bornIn = new WeakMap<Processo, number>()
  let closed = false

  const begin = (): Processo => {
    const processo = startProcesso(options.pastas?.() ?? [], options.milissegundosInicio)
    all.add(processo)
    processo.onEnd(() => all.delete(processo))
    bornIn.set(processo, generation)
    void processo.pronto.then(
      ({ recusadas }) => recusadas.forEach((motivo) => options.aoRecusarPasta?.(motivo)),
      () => {},
    )
    return processo
  }

  const drop = async (processo: Processo): Promise<void> => {
    all.delete(processo)
    await processo.end()
  }

  const take = async (): Promise<Processo> => {
    for (let free = idle.pop(); free; free = idle.pop()) {
      clearTimeout(free.timer)
      if (!free.processo.ended()) return free.processo
    }
    if (all.size < most) return begin()
    const given = await new Promise<Processo | undefined>((resolve) => waiting.push(resolve))
    if (closed) throw new Error(CLOSED)
    return given ?? begin()
  }

  const giveBack = (processo: Processo): void => {
    const usable = !closed && !processo.ended() && bornIn.get(processo) === generation
    if (!usable) void drop(processo)
    const waiter = waiting.shift()
    if (waiter) return waiter(usable ? processo : undefined)
    if (!usable) return
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((each) => each.processo === processo),
        1,
      )
      void drop(processo)
    }, options.milissegundosOcioso ?? LIMITES.milissegundosOcioso)
    timer.unref()
    idle.push({ processo, timer })
  }

  const answerTo = (error: unknown): unknown => {
    // It failed while starting: the schemas were tested at upload, so the machine is too busy at the moment.
    if (error instanceof ChildTooLate || error instanceof ChildTooLarge) return unavailable()
    if (!(error instanceof ChildGone) || closed) return error
    options.aoCair?.(error.message)
    return new AppError('LEITURA_INTERROMPIDA', { headers: { 'retry-after': '1' } })
  }

  const use = async <T>(work: (processo: Processo) => Promise<T>): Promise<T> => {
    outsideTransaction('A note is read')
    if (closed) throw new Error(CLOSED)
    const processo = await take()
    try {
      return await work(processo)
    } catch (error) {
      throw answerTo(error)
    } finally {
      giveBack(processo)
    }
  }

  return {
    read: (bytes, { nota } = {}) => use((processo) => processo.read(bytes, nota, milissegundos)),
    schemaVersao: () =>
      use(async (processo) => {
        const { versao, conheceLetras } = await processo.pronto
        return { versao, conheceLetras }
      }),
    reload: () => {
      generation += 1
      for (const { processo, timer } of idle.splice(0)) {
        clearTimeout(timer)
        void drop(processo)
      }
    },
    close: async () => {
      closed = true
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      await Promise.all([...all].map(drop))
    },
  }
}
