import type { Register } from '@app/contract/register'
import type { Json, Mudanca } from '@app/rules/auditoria'
import type { z } from 'zod'
import { recordChange } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import type { Executor } from '../platform/db/index.ts'
import { parseBody, versaoSent } from '../platform/http/body.ts'
import { fieldsOf, isNamed } from '../platform/http/database-errors.ts'
import { AppError, fieldMessage, refuse, refuseField } from '../platform/http/errors.ts'
import type { Postos } from '../platform/changes.ts'
import { demandOwnPosto, demandStaff } from '../platform/scope.ts'
import { listPostosQueVeem } from '../platform/store/posto.ts'
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

/** Which service points' people hear of it. */
const postosOf = async ({ db, register: { posto, network } }: Change, row: Values): Promise<Postos> => {
  if (posto !== undefined) return listPostosQueVeem(db, Number(row['posto.id']))
  return network === undefined ? [] : 'todos'
}

const record = async (change: Change, row: Values, mudancas: Mudanca[]): Promise<void> => {
  const { db, ctx, register } = change
  const postos = await postosOf(change, row)
  await recordChange(db, ctx, {
    entidade: register.view.name,
    id: Number(row['id']),
    versao: Number(row['versao']),
    clienteId: clienteIdOf(register, row),
    ...(postos.length > 0 && { postos }),
    mudancas,
  })
}

/** Who may write at all; whose a row of a service point is, is looked at with the row. */
const demandWriter = (ctx: Context, { posto, network }: Prepared): void => {
  if (ctx.scope.tipo !== 'posto' || (posto === undefined && network !== 'write')) demandStaff(ctx)
}

const demandOwnRow = (ctx: Context, { posto }: Prepared, row: Values): void => {
  if (posto !== undefined) demandOwnPosto(ctx, row['posto.id'])
}

/** Whose a new row is: staff has to say so, of a post's person it is never asked. */
const withPosto = ({ scope }: Context, { posto }: Prepared, input: Values): Values => {
  if (posto === undefined) return input
  if (scope.tipo === 'posto') return { ...input, posto: { id: scope.postoId } }
  return input['posto'] ? input : refuseField('posto', 'EMPTY_REQUIRED_FIELD')
}

/** A row stays with its post. */
const withoutPosto = ({ posto }: Prepared, input: Values): Values =>
  posto === undefined ? input : Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'posto'))

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

/** What comes with the product is nobody's to change (decisions 40). */
const demandNotSeeded = ({ view }: Prepared, row: Values): void => {
  if (view.seeded !== undefined && row[view.seeded] === true) refuse('REGISTRO_DO_PRODUTO')
}

/** `tabela_coluna_key`, `tabela_coluna_fkey`, as PostgreSQL names them: the field that a constraint speaks of. */
const fieldOf = ({ writable }: Prepared, constraint: string, end: 'key' | 'fkey'): string | undefined =>
  [...writable]
    .find((path) => constraint.endsWith(`_${columnOf(path)}_${end}`))
    // Of a chosen record the form has one field.
    ?.replace(/\.id$/, '')

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
  demandWriter(ctx, register)
  return refusing(register, asFieldRefusal, () =>
    ctx.transaction(async (db) => {
      const change = { db, ctx, register }
      const sent = withPosto(ctx, register, input)
      const id = await insertRow(db, register, values(register, await checked(change, hooks, sent, null)))
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
  demandWriter(ctx, register)
  return refusing(register, asFieldRefusal, () =>
    ctx.transaction(async (db) => {
      const change = { db, ctx, register }
      const before = (await lockRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
      demandOwnRow(ctx, register, before)
      const sent = versaoSent(body)
      await demandRecordVersao(change, before, sent)
      demandNotSeeded(register, before)
      const input = withoutPosto(register, parseBody(register.input.partial(), body))
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
  demandWriter(ctx, register)
  return refusing(register, asUseRefusal, () =>
    ctx.transaction(async (db) => {
      const change = { db, ctx, register }
      const row = (await lockRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
      demandOwnRow(ctx, register, row)
      await demandRecordVersao(change, row, sent)
      demandNotSeeded(register, row)
      await hooks.beforeDelete?.({ db, ctx, record: nest(row) })
      await deleteRow(db, register, id)
      await record(change, { ...row, versao: Number(row['versao']) + 1 }, [
        { campo: register.view.name, acao: 'excluido', de: namedBy(register, row) },
      ])
    }),
  )
}
