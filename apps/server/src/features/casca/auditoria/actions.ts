import type { AuditLog } from '@app/contract/casca/auditoria'
import type { Ability } from '@app/contract/casca/session'
import type { Register } from '@app/contract/casca/register'
import { REGISTERS } from '@app/contract/registers'
import { describing, type Palavras } from '@app/rules/casca/auditoria'
import { existsEntidade, listAuditoria } from './store.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'

/** Who is named where nobody of ours did it: the WMS, a job. */
const SISTEMA = 'Sistema'
/** Whose name is gone with the account. */
const EXCLUIDO = 'Usuário excluído'

/** A record without a register: who reads its history, the words of its fields, and its table where that is called otherwise. */
export type Historico = { ability: Ability; labels?: Record<string, string>; table?: string }

/** What the modules say of their own entries: of records without a register, by their name, and their words. */
export type Historicos = {
  records: Readonly<Record<string, Historico>>
  palavras: Palavras
}

/** Words of a register's fields, as its form has them. */
const registerLabels = ({ view }: Register): Record<string, string> =>
  Object.fromEntries(view.groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))

/** Those of its fields that are amounts of money. */
const reaisOf = ({ view }: Register): string[] =>
  view.groups
    .flatMap(({ fields }) => fields)
    .filter((field) => field.type === 'number' && field.format === 'money')
    .map(({ name }) => name)

/** The history of one record; of another company's it is not even told that it exists (api.md, Errors). */
export const listAuditLog = async (
  ctx: Context,
  historicos: Historicos,
  entidade: string,
  id: number,
): Promise<AuditLog[]> => {
  const register = REGISTERS.find(({ view }) => view.name === entidade)
  // A client user reads the history of its own orders, of nothing else (decisions 15).
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
