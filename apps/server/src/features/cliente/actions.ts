import type { Cliente } from '@app/contract/cliente'
import type { PageQuery } from '@app/contract/paging'
import { FIND_ALL_LIMIT } from '@app/contract/paging'
import { CLIENTE_SORTS, type ClienteSort, findCliente, listClientes, pageClientes } from './store.ts'
import type { Context } from '../../platform/context.ts'
import { refuse, refuseField } from '../../platform/http/errors.ts'
import { halPage, self } from '../../platform/http/hal.ts'

const isSort = (name: string): name is ClienteSort => Object.hasOwn(CLIENTE_SORTS, name)

/** `?sort=nome,desc`; without one the list stands by name (spec §2). */
const parseSort = (sort: string | undefined): { sort: ClienteSort; direction: 'asc' | 'desc' } => {
  const [name = '', direction = 'asc', ...more] = (sort ?? 'nome,asc').split(',')
  if (!isSort(name) || more.length > 0) return refuseField('sort', 'ORDEM_DESCONHECIDA')
  if (direction !== 'asc' && direction !== 'desc') return refuseField('sort', 'ORDEM_DESCONHECIDA')
  return { sort: name, direction }
}

const linked = (cliente: Cliente): Cliente => ({ ...cliente, ...self(`/cliente/${cliente.id}`) })

/** Up to `FIND_ALL_LIMIT` companies by name, and whether there are more. */
export const findAllClientes = async (
  ctx: Context,
  q: string | undefined,
): Promise<{ clientes: Cliente[]; more: boolean }> => {
  const text = q?.trim() || undefined
  const found = await listClientes(ctx.db, ctx.scope, { q: text, limit: FIND_ALL_LIMIT + 1 })
  return { clientes: found.slice(0, FIND_ALL_LIMIT).map(linked), more: found.length > FIND_ALL_LIMIT }
}

export const listPageOfClientes = async (ctx: Context, { page, size, sort }: PageQuery) => {
  const { content, total } = await pageClientes(ctx.db, ctx.scope, { page, size, ...parseSort(sort) })
  return halPage('cliente', { content: content.map(linked), total, page, size }, '/cliente')
}

export const getCliente = async (ctx: Context, id: number): Promise<Cliente> =>
  linked((await findCliente(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'))
