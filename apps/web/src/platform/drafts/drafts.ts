import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

/**
 * Drafts of unsaved forms, per person, in IndexedDB: they survive an expired session, a closed tab and a crash
 * (decisions 20). A draft has a revision, so that two tabs cannot overwrite each other.
 */
export type Draft = {
  usuario: number
  /** The name of the draft's form: 'pedido/48237', 'pedido/novo/…'. */
  nome: string
  /** When it was stored, ISO. */
  em: string
  rev: number
  /** Its title where it is offered. */
  titulo: string
  dados: unknown
}

type StoredFile = { usuario: number; nome: string; campo: string; file: File }

/** The draft is no longer the revision that was last read or written, because another tab changed or removed it. */
export class DraftTaken extends Error {}

type Tables = DBSchema & {
  rascunhos: { key: [number, string]; value: Draft }
  arquivos: { key: [number, string, string]; value: StoredFile }
}

let opening: Promise<IDBPDatabase<Tables>> | null = null

const connect = () =>
  openDB<Tables>('retaguarda', 1, {
    upgrade(database) {
      database.createObjectStore('rascunhos', { keyPath: ['usuario', 'nome'] })
      database.createObjectStore('arquivos', { keyPath: ['usuario', 'nome', 'campo'] })
    },
  })

function open() {
  opening ??= connect().catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** A transaction that changes drafts and files together. */
async function begin() {
  const transaction = (await open()).transaction(['rascunhos', 'arquivos'], 'readwrite')
  const [drafts, files] = [transaction.objectStore('rascunhos'), transaction.objectStore('arquivos')]
  return { drafts, files, done: transaction.done }
}

/** All keys that begin with these values; an empty array sorts after every text. */
const under = (...key: (number | string)[]) => IDBKeyRange.bound(key, [...key, []])

/** A person's drafts whose name begins with the prefix, oldest first. */
export async function listDrafts(usuario: number, prefix = ''): Promise<Draft[]> {
  const all = await (await open()).getAll('rascunhos', under(usuario))
  return all.filter(({ nome }) => nome.startsWith(prefix)).toSorted((a, b) => (a.em < b.em ? -1 : 1))
}

export async function readDraftFiles(usuario: number, nome: string): Promise<Record<string, File>> {
  const found = await (await open()).getAll('arquivos', under(usuario, nome))
  return Object.fromEntries(found.map(({ campo, file }) => [campo, file]))
}

/**
 * Stores a draft in place of revision `draft.rev` (0: none yet) and answers the new state. `files` replaces its files;
 * when absent, they stay. Another revision throws `DraftTaken`.
 */
export async function writeDraft(
  draft: Omit<Draft, 'em'>,
  files?: Readonly<Record<string, File>>,
): Promise<Draft> {
  const { usuario, nome, rev } = draft
  const next: Draft = { ...draft, rev: rev + 1, em: new Date().toISOString() }
  const stores = await begin()
  const found = await stores.drafts.get([usuario, nome])
  if ((found?.rev ?? 0) !== rev) throw new DraftTaken()
  const changes: Promise<unknown>[] = [stores.drafts.put(next)]
  if (files) {
    changes.push(stores.files.delete(under(usuario, nome)))
    for (const [campo, file] of Object.entries(files))
      changes.push(stores.files.put({ usuario, nome, campo, file }))
  }
  await Promise.all([...changes, stores.done])
  return next
}

/** Removes a draft with its files; with `rev` only if it is still that revision. */
export async function removeDraft(usuario: number, nome: string, rev?: number): Promise<void> {
  const { drafts, files, done } = await begin()
  if (rev !== undefined && (await drafts.get([usuario, nome]))?.rev !== rev) return
  await Promise.all([drafts.delete([usuario, nome]), files.delete(under(usuario, nome)), done])
}

/** 'Sair do sistema' deletes a person's drafts. */
export async function clearDrafts(usuario: number): Promise<void> {
  const { drafts, files, done } = await begin()
  await Promise.all([drafts.delete(under(usuario)), files.delete(under(usuario)), done])
}

const pending = new Set<() => Promise<unknown>>()

/** Registers how a form stores its latest changes at once; answers the function that removes it. */
export function onFlush(keep: () => Promise<unknown>) {
  pending.add(keep)
  return () => void pending.delete(keep)
}

/** Stores now what the open forms would store in a moment. */
export const flushDrafts = async () => {
  await Promise.allSettled([...pending].map((keep) => keep()))
}
