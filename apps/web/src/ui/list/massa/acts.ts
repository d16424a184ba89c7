import type { TablerIcon } from '@tabler/icons-react'

/** What is chosen, for an act. */
export type Chosen = { count: number; ids: () => Promise<number[]> }

/** What is asked before an act that loses something. */
type Question = { title: string; text: string; confirmLabel: string }

type Run = (chosen: Chosen) => Promise<unknown>

/** A way of an act: a status to move to. */
type BulkWay = {
  label: string
  icon: TablerIcon
  danger?: boolean
  ask?: (count: number) => Question
  run: Run
}

/** An act on what is chosen: at once, or in one of its ways. */
export type BulkAct = { label: string; icon: TablerIcon; danger?: boolean } & (
  { ways: readonly BulkWay[] } | { ask?: (count: number) => Question; run: Run }
)

export type { BulkWay, Question }

/** What a list lets people do with many rows; exporting them is every list's. */
export type BulkSource = {
  /** '/pedidos': its `escolha` says whom a filter finds. */
  path: string
  filter: unknown
  /** The acts are loaded once something is chosen. */
  load: () => Promise<readonly BulkAct[]>
}
