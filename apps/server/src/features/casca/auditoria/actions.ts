import type { AuditLog } from '@app/contract/casca/auditoria'
import type { Ability } from '@app/contract/casca/session'
import type { Register } from '@app/contract/casca/register'
import { REGISTERS } from '@app/contract/registers'
import { describing, type Palavras } from '@app/rules/casca/auditoria'
import { existsEntidade, listAuditoria } from './store.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'

/** The author's name when none of our people did it: the WMS or a job. */
const SISTEMA = 'Sistema'
/** The author's name after the account was deleted. */
const EXCLUIDO = 'Usuário excluído'

/**
 * A record without a register: the ability for its history, the labels of its fields, and its table when that has
 * another name.
 */
export type Historico = { ability: Ability; labels?: Record<string, string>; table?: string }

/** What the modules add for their own entries: records without a register, by name, and their words. */
export type Historicos = {
  records: Readonly<Record<string, Historico>>
  palavras: Palavras
}

/** Labels of a register's fields, as in its form. */
const registerLabels = ({ view }: Register): Record<string, string> =>
  Object.fromEntries(view.groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))

/** The fields that are amounts of money. */
const reaisOf = ({ view }: Register): string[] =>
  view.groups
    .flatMap(({ fields }) => fields)
    .filter((field) => field.type === 'number' && field.format === 'money')
    .map(({ name }) => name)

/**
 * The history of one record; a record of another company answers 404, so that its existence stays hidden (api.md,
 * Errors).
 */
export const listAuditLog = async (
  ctx: Context,
  historicos: Historicos,
  entidade: string,
  id: number,
): Promise<AuditLog[]> => {
  const register = REGISTERS.find(({ view }) => view.name === entidade)
  // A client user may read only the history of its own orders (decisions 15).
  if (entidade !== 'pedido' && ctx.scope.tipo !== 'tudo') refuse('NOT_FOUND')
  const record = Object.hasOwn(historicos.records, entidade) ? historicos.records[entidade] : undefined
  const needed = register?.view.abilities.view ?? record?.ability
  if (!needed || !ctx.can(needed)) refuse('NOT_PERMITED')
  const rows = await listAuditoria(ctx.db, ctx.scope, entidade, id)
  const table = register?.table ?? record?.table ?? entidade
  if (rows.length === 0 && !(await existsEntidade(ctx.db, ctx.scope, table, id))) refuse('NOT_FOUND')
  const labels = register ? registerLabels(register) : record?.labels
  const reais = register ? reaisOf(register) : []
  const describeMudanca = describing(historicos.palavras)
  return rows.map((row) => ({
    id: row.id,
    usuario: row.usuario ?? (row.usuarioId === null ? SISTEMA : EXCLUIDO),
    timestamp: row.criadoEm.toISOString(),
    changes: row.mudancas.map((mudanca) => describeMudanca(mudanca, ctx.config.TZ_EXIBICAO, labels, reais)),
  }))
}
