import type { TablerIcon } from '@tabler/icons-react'

/** The chosen rows, for an act. */
export type Chosen = { count: number; ids: () => Promise<number[]> }

/** The question before an act that loses something. */
type Question = { title: string; text: string; confirmLabel: string }

type Run = (chosen: Chosen) => Promise<unknown>

/** A variant of an act: a status to move to. */
type BulkWay = {
  label: string
  icon: TablerIcon
  danger?: boolean
  ask?: (count: number) => Question
  run: Run
}

/**
 * An act on the chosen rows: directly, or in one of its variants. `find` asks for those that the chosen rows have; it
 * fails where they have none in common.
 */
export type BulkAct = { label: string; icon: TablerIcon; danger?: boolean } & (
  | { ways: readonly BulkWay[] }
  | { find: (chosen: Chosen) => Promise<readonly BulkWay[]> }
  | { ask?: (count: number) => Question; run: Run }
)

export type { BulkWay, Question }

/** The acts of a list on many rows; every list can also export them. */
export type BulkSource = {
  /** '/pedidos': its `escolha` answers which rows a filter finds. */
  path: string
  filter: unknown
  /** Loads the acts when something is chosen. */
  load: () => Promise<readonly BulkAct[]>
}
