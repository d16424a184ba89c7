import type { AuditLog } from '@app/contract/casca/auditoria'
import type { Ability } from '@app/contract/casca/session'
import type { Register } from '@app/contract/casca/register'
import { REGISTERS } from '@app/contract/registers'
import { describing, type Palavras } from '@app/rules/casca/auditoria'
import { existsEntidade, listAuditoria } from './store.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'

/** What the history of a record without a register shows is what its screen does. */
const ABILITY_OF: Readonly<Record<string, Ability>> = {
  pedido: 'PEDIDO_VER',
  nota: 'NOTA_VER',
  nota_configuracao: 'CONFIG_VER',
  configuracao: 'CONFIG_VER',
  ordemServico: 'OS_VER',
}

/** Where the table has another name than the record. */
const TABLE_OF: Readonly<Record<string, string>> = { ordemServico: 'ordem_servico' }

/** Who is named where nobody of ours did it: the WMS, a job. */
const SISTEMA = 'Sistema'
/** Whose name is gone with the account. */
const EXCLUIDO = 'Usuário excluído'

/** What the modules say of their own entries: the labels of a record without a register, by its name, and their words. */
export type Historicos = {
  labels: Readonly<Record<string, Record<string, string>>>
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
  const needed = register?.view.abilities.view ?? ABILITY_OF[entidade]
  if (!needed || !ctx.can(needed)) refuse('NOT_PERMITED')
  const rows = await listAuditoria(ctx.db, ctx.scope, entidade, id)
  const table = register?.table ?? TABLE_OF[entidade] ?? entidade
  if (rows.length === 0 && !(await existsEntidade(ctx.db, ctx.scope, table, id))) refuse('NOT_FOUND')
  const labels = register ? registerLabels(register) : historicos.labels[entidade]
  const reais = register ? reaisOf(register) : []
  const describeMudanca = describing(historicos.palavras)
  return rows.map((row) => ({
    id: row.id,
    usuario: row.usuario ?? (row.usuarioId === null ? SISTEMA : EXCLUIDO),
    timestamp: row.criadoEm.toISOString(),
    changes: row.mudancas.map((mudanca) => describeMudanca(mudanca, ctx.config.TZ_EXIBICAO, labels, reais)),
  }))
}
