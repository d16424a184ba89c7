import type { EventoTipo } from '@app/contract/casca/evento'
import type { Json, Mudanca } from '@app/rules/casca/auditoria'
import type { Change } from './push/changes.ts'
import type { Context } from './context.ts'
import type { Executor } from './db/index.ts'
import { avisoOf, notifyChange } from './push/push.ts'
import { type AuditoriaNova, insertAuditoria, insertAuditoriaTold } from './store/auditoria.ts'
import type { EventoNovo } from './store/evento.ts'

/** What other systems hear of the change; kept with it, or not at all. */
export type Contado = {
  eventos?: readonly { tipo: EventoTipo; dados: Record<string, Json> }[]
  /** The service point whose record it is. */
  postoId?: number
}

type Entry = Contado & {
  entidade: string
  entidadeId: number
  clienteId: number | null
  mudancas: readonly Mudanca[]
}

/** The author of a change; nobody when the WMS or a job makes it. */
export type Author = Pick<Context, 'now'> & { usuario: { id: number } | null }

const rowOf = (
  { now, usuario }: Author,
  { entidade, entidadeId, clienteId, mudancas }: Entry,
): AuditoriaNova => ({
  entidade,
  entidade_id: entidadeId,
  cliente_id: clienteId,
  usuario_id: usuario?.id ?? null,
  criado_em: now(),
  mudancas: JSON.stringify(mudancas),
})

const eventosOf = (
  { now }: Author,
  { entidade, entidadeId, clienteId, postoId, eventos = [] }: Entry,
): EventoNovo[] =>
  eventos.map((evento) => ({
    ...evento,
    entidade,
    entidade_id: entidadeId,
    cliente_id: clienteId,
    posto_id: postoId ?? null,
    em: now(),
  }))

/** Records who changed what, in the transaction of the change. It writes no entry when nothing changed. */
export const audit = async (db: Executor, author: Author, entry: Entry): Promise<void> => {
  if (entry.mudancas.length > 0) await insertAuditoria(db, rowOf(author, entry), eventosOf(author, entry))
}

/** Publishes a change of a record: its history entry, and at the commit the push to the people who watch it. */
export const recordChange = async (
  db: Executor,
  author: Author,
  { mudancas, eventos = [], postoId, ...change }: Change & Pick<Entry, 'mudancas'> & Contado,
): Promise<void> => {
  if (mudancas.length === 0) return notifyChange(db, change)
  const { entidade, id: entidadeId, clienteId } = change
  const entry: Entry = {
    entidade,
    entidadeId,
    clienteId,
    mudancas,
    eventos,
    ...(postoId !== undefined && { postoId }),
  }
  await insertAuditoriaTold(db, rowOf(author, entry), avisoOf(change), eventosOf(author, entry))
}
