import { bareDocumento } from '@app/rules/casca/documento'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Celulas } from './celulas.ts'
import type { LinhaLida, Opcoes } from './lido.ts'
import { listClientes, type ClienteRow } from '../store/nomeados.ts'

/**
 * The owner of each line: the column's client, otherwise the chosen one; a client user's lines always belong to the own
 * company.
 */
export type Donos = {
  donoDe: (celulas: Celulas) => ClienteRow | undefined
  /** The names of the clients that own the lines. */
  nomes: (lidas: readonly { dono: ClienteRow | undefined }[]) => string[]
}

/**
 * The own code wins over a depositante's code, and that over a document, because one company's code may be another's
 * document.
 */
const indexOf = (rows: readonly ClienteRow[]): Map<string, ClienteRow> => {
  const index = new Map<string, ClienteRow>()
  for (const key of ['cnpjCpf', 'codigoDepositante', 'codigoCliente'] as const)
    for (const row of rows) index.set(row[key].toUpperCase(), row)
  return index
}

export const findDonos = async (
  db: Executor,
  ctx: Context,
  linhas: readonly LinhaLida[],
  { clienteId }: Opcoes,
): Promise<Donos> => {
  const own = ctx.usuario.tipo === 'interno' ? clienteId : (ctx.usuario.cliente?.id ?? null)
  const named = new Set<string>()
  for (const { valores } of linhas) {
    const text = ctx.usuario.tipo === 'interno' ? valores['cliente']?.trim() : undefined
    if (text) named.add(text.toUpperCase()).add(bareDocumento(text))
  }
  const rows = await listClientes(db, ctx.scope, [...named], own)
  const index = indexOf(rows)
  const chosen = rows.find(({ id }) => id === own)
  return {
    donoDe: (celulas) => {
      const text = ctx.usuario.tipo === 'interno' ? celulas.texto('cliente') : undefined
      if (text === undefined) return chosen ?? celulas.erro('cliente', 'EMPTY_REQUIRED_FIELD')
      return (
        index.get(text.toUpperCase()) ??
        index.get(bareDocumento(text)) ??
        celulas.erro('cliente', 'CLIENTE_DESCONHECIDO')
      )
    },
    nomes: (lidas) => {
      const ids = new Set(lidas.map(({ dono }) => dono?.id))
      return rows.filter(({ id }) => ids.has(id)).map(({ nomeFantasia }) => nomeFantasia)
    },
  }
}
