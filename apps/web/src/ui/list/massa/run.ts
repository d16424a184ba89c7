import { MASSA_MAXIMO, type MassaLinha, type MassaResposta } from '@app/contract/casca/massa'
import type { TablerIcon } from '@tabler/icons-react'
import { ApiError, describeError } from '../../../platform/http/errors.ts'
import { api } from '../../../platform/http/http.ts'
import { randomId } from '../../../platform/text/random-id.ts'

export type Registro = { id: number; versao?: number }

/** One act on many records. */
export type BulkRun = {
  /** 'Mover 4 pedidos para Em separação'. */
  title: string
  /** Its label while it runs: 'Movendo pedidos'. */
  doing: string
  /** What it acts on is feminine: 'Desfazer as 3'. */
  feminine?: boolean
  /** The label of finished records: ['mudou', 'mudaram']. */
  done: readonly [string, string]
  /** '/pedidos/emMassa'. */
  path: string
  body: object
  registros: readonly Registro[]
  /** Address of a record, for those that were refused. */
  hrefOf: (id: number) => string
  /** The act that restores a record, from the data in its line. */
  undo?: (volta: string) => object
  /** The next useful act on the finished records: 'Imprimir as 3 listas'. */
  next?: { label: (count: number) => string; icon: TablerIcon; hrefOf: (ids: readonly number[]) => string }
  /** For records that are done by hand at the `href` of their line: its label, and what then records them as done. */
  byHand?: {
    link: string
    label: (count: number) => string
    icon: TablerIcon
    run: Pick<BulkRun, 'title' | 'doing' | 'done' | 'path' | 'body'>
  }
  /** Reads the changed data again. */
  onChange: () => unknown
}

export type RunState = {
  run: BulkRun
  linhas: readonly MassaLinha[]
  status: 'running' | 'done' | 'stopped'
  /** Those whose `href` was opened. */
  opened: readonly number[]
  /** Why it stopped half-way. */
  error?: string
}

let state: RunState | null = null
const watchers = new Set<() => void>()

const set = (next: RunState | null) => {
  state = next
  for (const watcher of watchers) watcher()
}

export const getRun = () => state
export const subscribeRun = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
export const isRunning = () => state?.status === 'running'
/** Closes the result. */
export const closeRun = () => {
  if (!isRunning()) set(null)
}

const TRIES = 3
const WAIT_MS = 1_000

/** The key stays the same, so that a step whose answer was lost is still done only once. */
async function step(run: BulkRun, registros: readonly Registro[]): Promise<readonly MassaLinha[]> {
  const key = randomId()
  for (let tried = 1; ; tried++) {
    try {
      const { linhas } = await api<MassaResposta>(run.path, {
        method: 'POST',
        body: { ...run.body, registros },
        headers: { 'idempotency-key': key },
      })
      return linhas
    } catch (error) {
      if (!(error instanceof ApiError && error.unavailable) || tried === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tried))
    }
  }
}

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()

async function go(run: BulkRun, before: readonly MassaLinha[]) {
  let linhas = before
  set({ run, linhas, status: 'running', opened: [] })
  addEventListener('beforeunload', askToStay)
  try {
    while (linhas.length < run.registros.length) {
      const answered = await step(run, run.registros.slice(linhas.length, linhas.length + MASSA_MAXIMO))
      linhas = [...linhas, ...answered]
      set({ run, linhas, status: 'running', opened: [] })
    }
    set({ run, linhas, status: 'done', opened: [] })
  } catch (error) {
    set({ run, linhas, status: 'stopped', opened: [], error: describeError(error) })
  } finally {
    removeEventListener('beforeunload', askToStay)
    run.onChange()
  }
}

/** Acts on all of them step by step, whatever screen is shown. One run at a time. */
export const startRun = async (run: BulkRun): Promise<void> => {
  const registros = [...new Map(run.registros.map((one) => [one.id, one])).values()]
  if (!isRunning() && registros.length > 0) await go({ ...run, registros }, [])
}

/** Continues where it stopped. */
export const resumeRun = async (): Promise<void> => {
  if (state?.status === 'stopped') await go(state.run, state.linhas)
}

/** Somebody went to the `href` of this record. */
export const markOpened = (id: number): void => {
  if (state && !state.opened.includes(id)) set({ ...state, opened: [...state.opened, id] })
}

/** Records those that were done by hand. */
export const recordByHand = async (): Promise<void> => {
  const before = state
  const byHand = before?.run.byHand
  if (!before || !byHand) return
  const { hrefOf, onChange } = before.run
  await startRun({ ...byHand.run, hrefOf, onChange, registros: before.opened.map((id) => ({ id })) })
}

/** The finished records that can be undone, grouped by the act that undoes them. */
export const undoable = ({ run, linhas }: RunState): Map<string, Registro[]> => {
  const ways = new Map<string, Registro[]>()
  if (!run.undo) return ways
  for (const { id, feito, volta, versao } of linhas)
    if (feito && volta !== null)
      ways.set(volta, [...(ways.get(volta) ?? []), { id, ...(versao !== null && { versao }) }])
  return ways
}

/** Undoes the finished records, and shows the results. */
export const undoRun = async (): Promise<void> => {
  const before = state
  const undo = before?.run.undo
  if (!before || !undo || isRunning()) return
  const { undo: _undo, next: _next, byHand: _byHand, ...run } = before.run
  let linhas: readonly MassaLinha[] = []
  const ways = [...undoable(before)]
  const title = `Desfazer: ${run.title}`
  const all = ways.flatMap(([, registros]) => registros)
  for (const [volta, registros] of ways) {
    const part = { ...run, title, doing: 'Desfazendo', done: ['voltou', 'voltaram'] as const }
    await go(
      { ...part, body: undo(volta), registros: [...all.slice(0, linhas.length), ...registros] },
      linhas,
    )
    if (state?.status !== 'done') return
    linhas = state.linhas
  }
}
