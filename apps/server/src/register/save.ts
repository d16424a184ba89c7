import type { Register } from '@app/contract/register'
import type { Json, Mudanca } from '@app/rules/auditoria'
import type { z } from 'zod'
import { recordChange } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import type { Executor } from '../platform/db/index.ts'
import { parseBody, versaoSent } from '../platform/http/body.ts'
import { fieldsOf, isNamed } from '../platform/http/database-errors.ts'
import { AppError, fieldMessage, refuse } from '../platform/http/errors.ts'
import { demandStaff } from '../platform/scope.ts'
import { demandVersao, semVersao } from '../platform/versao.ts'
import type { RegisterHooks } from './hooks.ts'
import { columnOf, flatten, nest, prepare, type Prepared, type Values } from './fields.ts'
import { shownRecord, type Shown } from './read.ts'
import { deleteRow, findRow, insertRow, lockRow, updateRow } from './store.ts'

type Change = { db: Executor; ctx: Context; register: Prepared }

/** Which company hears of it and whose audit it is. */
const clienteIdOf = ({ company }: Prepared, row: Values): number | null => {
  const id = company === 'id' ? row['id'] : company === null ? null : row['cliente.id']
  return typeof id === 'number' ? id : null
}

const record = ({ db, ctx, register }: Change, row: Values, mudancas: Mudanca[]): Promise<void> =>
  recordChange(db, ctx, {
    entidade: register.view.name,
    id: Number(row['id']),
    versao: Number(row['versao']),
    clienteId: clienteIdOf(register, row),
    mudancas,
  })

const demandRecordVersao = ({ db, register }: Change, row: Values, sent: number | undefined): Promise<void> =>
  demandVersao(
    db,
    { entidade: register.view.name, id: Number(row['id']), versao: Number(row['versao']) },
    sent,
    () => shownRecord(register, row),
  )

const isJson = (value: unknown): value is Json =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Instants are the only fields that JSON has no word for. */
const json = (value: unknown): Json => {
  if (value instanceof Date) return value.toISOString()
  return isJson(value) ? value : null
}

const changesOf = ({ writable }: Prepared, before: Values, after: Values): Mudanca[] =>
  [...writable]
    .filter((path) => before[path] !== after[path])
    .map((path) => ({ campo: path, de: json(before[path] ?? null), para: json(after[path] ?? null) }))

const namedBy = ({ view }: Prepared, row: Values): Json => json(row[view.heading] ?? null)

const values = ({ writable }: Prepared, input: Values): Values =>
  Object.fromEntries(Object.entries(flatten(input)).filter(([path]) => writable.has(path)))

/** `tabela_coluna_key`, `tabela_coluna_fkey`, as PostgreSQL names them: the field that a constraint speaks of. */
const fieldOf = ({ writable }: Prepared, constraint: string, end: 'key' | 'fkey'): string | undefined =>
  [...writable].find((path) => constraint.endsWith(`_${columnOf(path)}_${end}`))

const VIOLATION = { '23505': ['key', 'CODIGO_JA_USADO'], '23503': ['fkey', 'OPCAO_INVALIDA'] } as const

/** Duplicates and unknown references that no table of the platform names, at their fields. */
const asFieldRefusal = (register: Prepared, error: unknown): unknown => {
  const { code: violation, constraint } = fieldsOf(error)
  if (isNamed(constraint) || (violation !== '23505' && violation !== '23503')) return error
  const [end, code] = VIOLATION[violation]
  const field = fieldOf(register, constraint, end)
  if (field === undefined) return error
  return new AppError(code, { messages: [fieldMessage(field, code)] })
}

/** A record that others still refer to, and which these are. */
const asUseRefusal = (register: Prepared, error: unknown): unknown => {
  const { code, table } = fieldsOf(error)
  if (code !== '23503') return error
  const onde = register.inUse[table] ?? 'outros cadastros'
  return new AppError('REGISTRO_EM_USO', { params: { onde } })
}

const refusing = async <T>(
  register: Prepared,
  asRefusal: typeof asFieldRefusal,
  run: () => Promise<T>,
): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    throw asRefusal(register, error)
  }
}

/** The removal of a record that others may refer to: refused with the words of its register (`inUse`). */
export const refusingUse = <T>(definition: Register, run: () => Promise<T>): Promise<T> =>
  refusing(prepare(definition), asUseRefusal, run)

const checked = async (
  { db, ctx }: Change,
  hooks: RegisterHooks,
  input: Values,
  before: Values | null,
): Promise<Values> => (await hooks.beforeSave?.({ db, ctx, input, before: before && nest(before) })) ?? input

export const createRecord = (
  ctx: Context,
  register: Prepared,
  hooks: RegisterHooks,
  input: z.output<z.ZodObject>,
): Promise<Shown> => {
  demandStaff(ctx)
  return refusing(register, asFieldRefusal, () =>
    ctx.transaction(async (db) => {
      const change = { db, ctx, register }
      const id = await insertRow(db, register, values(register, await checked(change, hooks, input, null)))
      const row = (await findRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
      await record(change, row, [{ campo: register.view.name, acao: 'criado', para: namedBy(register, row) }])
      return shownRecord(register, row)
    }),
  )
}

export const updateRecord = (
  ctx: Context,
  register: Prepared,
  hooks: RegisterHooks,
  id: number,
  body: unknown,
): Promise<Shown> => {
  demandStaff(ctx)
  return refusing(register, asFieldRefusal, () =>
    ctx.transaction(async (db) => {
      const change = { db, ctx, register }
      const before = (await lockRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
      const sent = versaoSent(body)
      await demandRecordVersao(change, before, sent)
      const input = parseBody(register.input.partial(), body)
      const next = values(register, await checked(change, hooks, input, before))
      if (changesOf(register, before, { ...before, ...next }).length === 0)
        return shownRecord(register, before)
      await updateRow(db, register, id, next)
      const row = (await findRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
      await record(change, row, [...changesOf(register, before, row), ...semVersao(register.view.name, sent)])
      return shownRecord(register, row)
    }),
  )
}

export const deleteRecord = (
  ctx: Context,
  register: Prepared,
  hooks: RegisterHooks,
  id: number,
  sent: number | undefined,
): Promise<void> => {
  demandStaff(ctx)
  return refusing(register, asUseRefusal, () =>
    ctx.transaction(async (db) => {
      const change = { db, ctx, register }
      const row = (await lockRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
      await demandRecordVersao(change, row, sent)
      await hooks.beforeDelete?.({ db, ctx, record: nest(row) })
      await deleteRow(db, register, id)
      await record(change, { ...row, versao: Number(row['versao']) + 1 }, [
        { campo: register.view.name, acao: 'excluido', de: namedBy(register, row) },
      ])
    }),
  )
}
