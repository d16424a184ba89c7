import { readStored, writeStored } from '../../../../platform/session/storage.ts'

/** Something that a person opened from the palette. A log-out deletes it (spec §4). */
export type Recent = { path: string; title: string; detail: string }

const KEY = 'retaguarda.recentes'
const MOST = 6

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  'title' in value &&
  typeof value.title === 'string' &&
  'detail' in value &&
  typeof value.detail === 'string'

/** Newest first, each address once. */
export const withRecent = (recents: readonly Recent[], opened: Recent): Recent[] =>
  [opened, ...recents.filter(({ path }) => path !== opened.path)].slice(0, MOST)

export const readRecents = (): Recent[] => {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter((one) => isRecent(one)).slice(0, MOST) : []
}

export const keepRecent = (opened: Recent) => writeStored(KEY, withRecent(readRecents(), opened))
