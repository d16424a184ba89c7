import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

/** An act that the server has not answered: it survives a closed page. */
export type Guardado = {
  /** Which screen's queue it is in. */
  fila: string
  usuario: number
  chave: string
  em: number
  pedido: number
  path: string
  body: unknown
  feito: unknown
}
type Linha = Guardado & { n?: number }

type Tables = DBSchema & { atos: { key: number; value: Linha } }

let opening: Promise<IDBPDatabase<Tables>> | null = null

const open = () => {
  opening ??= openDB<Tables>('retaguarda-atos', 1, {
    upgrade: (database) => void database.createObjectStore('atos', { keyPath: 'n', autoIncrement: true }),
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** A person's waiting acts in their order. */
export async function listGuardados(fila: string, usuario: number): Promise<Guardado[]> {
  const all = await (await open()).getAll('atos')
  return all.filter((ato) => ato.fila === fila && ato.usuario === usuario)
}

export async function keepAto(ato: Guardado): Promise<void> {
  await (await open()).add('atos', ato)
}

export async function forgetAtos(chaves: ReadonlySet<string>): Promise<void> {
  const store = (await open()).transaction('atos', 'readwrite').store
  let cursor = await store.openCursor()
  while (cursor) {
    if (chaves.has(cursor.value.chave)) await cursor.delete()
    cursor = await cursor.continue()
  }
}
