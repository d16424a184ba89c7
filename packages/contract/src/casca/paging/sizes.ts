// This file does without Zod, so that the screens' addresses can be read without loading it.

/** Page sizes of the (hidden) selector; 20 on a load, 10 after a filter reset (spec §9, decisions 28). */
export const PAGE_SIZES = [10, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 20
export const RESET_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
/** Rows of one CSV export at most (spec §9). */
export const EXPORT_LIMIT = 100_000
/** Most rows of a `findAll`; beyond it the answer carries a WARNING (decisions 29). */
export const FIND_ALL_LIMIT = 10_000
