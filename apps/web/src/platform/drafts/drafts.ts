/**
 * Drafts of unsaved forms, per person, in IndexedDB: they outlive an expired session, a closed tab and a crash
 * (decisions 20). A draft carries a revision, so that two tabs cannot overwrite each other.
 */
export type Draft = {
  usuario: number
  /** What it is a draft of: 'pedido/48237', 'pedido/novo/…'. */
  nome: string
  /** When it was kept, ISO. */
  em: string
  rev: number
  /** Names it where it is offered. */
  titulo: string
  dados: unknown
}

type StoredFile = { usuario: number; nome: string; campo: string; file: File }

/** The draft is no longer the one that was read or written last: another tab went on with it, or removed it. */
export class DraftTaken extends Error {}

const DRAFTS = 'rascunhos'
const FILES = 'arquivos'

let opening: Promise<IDBDatabase> | null = null

const connect = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('retaguarda', 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(DRAFTS, { keyPath: ['usuario', 'nome'] })
      request.result.createObjectStore(FILES, { keyPath: ['usuario', 'nome', 'campo'] })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')))
  })

function open() {
  opening ??= connect().catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

type Stores = { drafts: IDBObjectStore; files: IDBObjectStore; abort: (reason: Error) => void }

/** Runs one transaction over drafts and files; `begin` gives a reader of the result. */
async function transact<T>(mode: IDBTransactionMode, begin: (stores: Stores) => () => T): Promise<T> {
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction([DRAFTS, FILES], mode)
    let reason: Error | null = null
    const result = begin({
      drafts: transaction.objectStore(DRAFTS),
      files: transaction.objectStore(FILES),
      abort: (why) => {
        reason = why
        transaction.abort()
      },
    })
    transaction.addEventListener('complete', () => resolve(result()))
    transaction.addEventListener('abort', () => reject(reason ?? transaction.error ?? new Error('indexedDB')))
  })
}

/** Keys of all that begins so; an empty array sorts behind every text. */
const under = (...key: (number | string)[]) => IDBKeyRange.bound(key, [...key, []])

/** A person's drafts whose name begins so, oldest first. */
export async function listDrafts(usuario: number, prefix = ''): Promise<Draft[]> {
  const all = await transact('readonly', ({ drafts }) => {
    const request: IDBRequest<Draft[]> = drafts.getAll(under(usuario))
    return () => request.result
  })
  return all.filter(({ nome }) => nome.startsWith(prefix)).toSorted((a, b) => (a.em < b.em ? -1 : 1))
}

export const readDraftFiles = (usuario: number, nome: string): Promise<Record<string, File>> =>
  transact('readonly', ({ files }) => {
    const request: IDBRequest<StoredFile[]> = files.getAll(under(usuario, nome))
    return () => Object.fromEntries(request.result.map(({ campo, file }) => [campo, file]))
  })

/**
 * Keeps a draft in place of revision `draft.rev` (0: there is none yet) and answers it as it now is. `files` replaces
 * its files; absent, they stay. Another revision is left alone: `DraftTaken`.
 */
export function writeDraft(draft: Omit<Draft, 'em'>, files?: Readonly<Record<string, File>>): Promise<Draft> {
  const { usuario, nome, rev } = draft
  const next: Draft = { ...draft, rev: rev + 1, em: new Date().toISOString() }
  return transact('readwrite', (stores) => {
    const found: IDBRequest<Draft | undefined> = stores.drafts.get([usuario, nome])
    found.addEventListener('success', () => {
      if ((found.result?.rev ?? 0) !== rev) return stores.abort(new DraftTaken())
      stores.drafts.put(next)
      if (!files) return undefined
      stores.files.delete(under(usuario, nome))
      for (const [campo, file] of Object.entries(files)) stores.files.put({ usuario, nome, campo, file })
      return undefined
    })
    return () => next
  })
}

/** Removes a draft with its files; with `rev` only while it is still that revision. */
export const removeDraft = (usuario: number, nome: string, rev?: number): Promise<void> =>
  transact('readwrite', ({ drafts, files }) => {
    const found: IDBRequest<Draft | undefined> = drafts.get([usuario, nome])
    found.addEventListener('success', () => {
      if (rev !== undefined && found.result?.rev !== rev) return
      drafts.delete([usuario, nome])
      files.delete(under(usuario, nome))
    })
    return () => undefined
  })

/** 'Sair do sistema' takes a person's drafts along. */
export const clearDrafts = (usuario: number): Promise<void> =>
  transact('readwrite', ({ drafts, files }) => {
    drafts.delete(under(usuario))
    files.delete(under(usuario))
    return () => undefined
  })

const pending = new Set<() => Promise<unknown>>()

/** A form tells how to keep at once what it has not kept yet; the answer takes it back. */
export function onFlush(keep: () => Promise<unknown>) {
  pending.add(keep)
  return () => void pending.delete(keep)
}

/** Keeps now what the open forms would keep in a moment. */
export const flushDrafts = async () => {
  await Promise.allSettled([...pending].map((keep) => keep()))
}
