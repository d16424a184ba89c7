import type { Register } from '@app/contract/casca/register'
import type { Json, Mudanca } from '@app/rules/casca/auditoria'
import type { z } from 'zod'
import { recordChange } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import type { Executor } from '../platform/db/index.ts'
import { type FileWork, withFileWork } from '../platform/files/work.ts'
import { parseBody } from '../platform/http/body/body.ts'
import { fieldsOf, isNamed } from '../platform/http/database-errors.ts'
import { AppError, fieldMessage, refuse, refuseField } from '../platform/http/errors.ts'
import type { Postos } from '../platform/push/changes.ts'
import { demandOwnPosto, demandStaff, writesFor } from '../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../platform/versao.ts'
import type { RegisterHooks } from './hooks.ts'
import { columnOf, flatten, nest, prepare, type Prepared, type Values } from './fields.ts'
import { linksText, sameLinks, writeLinks } from './links.ts'
import { shownRecord, type Shown } from './read.ts'
import { deleteRow, findCreator, findRow, insertRow, lockRow, updateRow } from './store.ts'

export type Change = {
  db: Executor
  ctx: Context
  register: Prepared
  hooks: RegisterHooks
  work: FileWork
  arquivos: Arquivos
}

type Arquivos = Awaited<ReturnType<NonNullable<RegisterHooks['files']>['read']>> | undefined

/** The files of a body; a refused file throws later, under the rules of the transaction. */
const readFiles = async (
  ctx: Context,
  { files }: RegisterHooks,
  input: Values | undefined,
): Promise<Arquivos> => {
  if (!files || !input) return undefined
  try {
    return await files.read(ctx, input)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { files: [], save: () => Promise.reject(error) }
  }
}

type Given = { ctx: Context; register: Prepared; hooks: RegisterHooks; input?: Values | undefined }

/** One transaction together with the files that the records name: those of `input` are read and written before it. */
export const changing = async <T>(
  { ctx, register, hooks, input }: Given,
  run: (change: Change) => Promise<T>,
): Promise<T> => {
  const arquivos = await readFiles(ctx, hooks, input)
  return withFileWork(ctx, hooks.files?.owners ?? [], arquivos?.files ?? [], (work) =>
    ctx.transaction((db) => run({ db, ctx, register, hooks, work, arquivos })),
  )
}

/** The company that hears of a change and owns its audit entry. */
const clienteIdOf = ({ company }: Prepared, row: Values): number | null => {
  const id = company === 'id' ? row['id'] : company === null ? null : row['cliente.id']
  return typeof id === 'number' ? id : null
}

/** The service points whose people hear of a change. */
const postosOf = async ({ db, register, hooks }: Change, row: Values): Promise<Postos> => {
  const creator = register.network === 'private' ? await findCreator(db, register, Number(row['id'])) : null
  if (creator !== null) return [creator]
  if (register.posto === undefined) return register.network === undefined ? [] : 'todos'
  const own = Number(row['posto.id'])
  return hooks.ouvintes?.(db, own) ?? [own]
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

/** Whether posts have rows of their own in a register of the network. */
const isOfPostos = ({ network }: Prepared): boolean => network === 'own' || network === 'private'

/** Whether the person may write at all; the owner of a service point's row is checked together with the row. */
export const demandWriter = (ctx: Context, register: Prepared): void => {
  if (ctx.scope.tipo !== 'posto' || (register.posto === undefined && !isOfPostos(register))) demandStaff(ctx)
}

const demandOwnRow = async (db: Executor, ctx: Context, register: Prepared, row: Values): Promise<void> => {
  if (register.posto !== undefined) demandOwnPosto(ctx, row['posto.id'])
  if (!isOfPostos(register) || ctx.scope.tipo === 'tudo') return
  if (!writesFor(ctx.scope, await findCreator(db, register, Number(row['id']))))
    refuse('REGISTRO_DE_OUTRO_POSTO')
}

/** The post that creates a row in a register of the network; it is stored at creation. */
const creatorOf = ({ scope }: Context, register: Prepared): Values =>
  isOfPostos(register) && scope.tipo === 'posto' ? { 'posto.id': scope.postoId } : {}

/** The owner of a new row: staff must name the post, a post's person never does. */
const withPosto = ({ scope }: Context, { posto }: Prepared, input: Values): Values => {
  if (posto === undefined) return input
  if (scope.tipo === 'posto') return { ...input, posto: { id: scope.postoId } }
  return input['posto'] ? input : refuseField('posto', 'EMPTY_REQUIRED_FIELD')
}

/** The definition's defaults for a new record, whoever creates it; the form shows the same. */
const withInitial = ({ view, writable }: Prepared, input: Values): Values => {
  const fields = view.groups.flatMap((group) => group.fields)
  const initial = fields.flatMap((field) =>
    field.type === 'switch' && writable.has(field.name) && input[field.name] === undefined
      ? [[field.name, field.initial ?? false]]
      : [],
  )
  return { ...input, ...Object.fromEntries(initial) }
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

/** Only instants need a conversion, because JSON has no form for them. */
const json = (value: unknown): Json => {
  if (value instanceof Date) return value.toISOString()
  return isJson(value) ? value : null
}

const changesOf = (register: Prepared, before: Values, after: Values): Mudanca[] => {
  const same = (path: string) =>
    register.links?.[path] ? sameLinks(before[path], after[path]) : before[path] === after[path]
  const said = (path: string, value: unknown) =>
    Array.isArray(value) ? linksText(register, path, value) : json(value ?? null)
  return [...register.writable]
    .filter((path) => !same(path))
    .map((path) => ({ campo: path, de: said(path, before[path]), para: said(path, after[path]) }))
}

const withoutFileNames = (mudanca: Mudanca): Mudanca =>
  mudanca.campo.endsWith('.id') && typeof (mudanca.de ?? mudanca.para) === 'string'
    ? { campo: mudanca.campo.slice(0, -'.id'.length), acao: 'alterado' }
    : mudanca

/**
 * For the history: a personal field only says that it changed; a chosen record gives its name under the field's label;
 * a file only says that it was replaced.
 */
const toldChanges = (register: Prepared, before: Values, after: Values): Mudanca[] => {
  const fields = register.view.groups.flatMap((group) => group.fields)
  return changesOf(register, before, after).map((mudanca): Mudanca => {
    if (fields.some(({ name, pessoal }) => pessoal && name === mudanca.campo))
      return { campo: mudanca.campo, acao: 'alterado' }
    const field = fields.find(({ name, type }) => type === 'reference' && mudanca.campo === `${name}.id`)
    if (field?.type !== 'reference') return withoutFileNames(mudanca)
    const shown = `${field.name}.${field.optionLabel}`
    return { campo: field.name, de: json(before[shown] ?? null), para: json(after[shown] ?? null) }
  })
}

/** The name that people know a record by; the identity of a person stays out of the log. */
const namedBy = ({ view }: Prepared, row: Values): Json => {
  const heading = view.groups.flatMap(({ fields }) => fields).find(({ name }) => name === view.heading)
  return heading?.pessoal ? null : json(row[view.heading] ?? null)
}

/** `{ grupoMarca: null }` removes the reference. */
const columnPath = ({ writable }: Prepared, [path, value]: [string, unknown]): string =>
  value === null && !writable.has(path) ? `${path}.id` : path

const values = (register: Prepared, input: Values): Values =>
  Object.fromEntries(
    Object.entries(flatten(input))
      .map((entry): [string, unknown] => [columnPath(register, entry), entry[1]])
      .filter(([path]) => register.writable.has(path)),
  )

/** The values in the record's own row. */
const rowValues = ({ links = {} }: Prepared, all: Values): Values =>
  Object.fromEntries(Object.entries(all).filter(([path]) => !Object.hasOwn(links, path)))

/** Nobody may change records of the product (decisions 40). */
const demandNotSeeded = ({ view }: Prepared, row: Values): void => {
  if (view.seeded !== undefined && row[view.seeded] === true) refuse('REGISTRO_DO_PRODUTO')
}

/** The field of a constraint, from PostgreSQL's names `tabela_coluna_key` and `tabela_coluna_fkey`. */
const fieldOf = (
  { writable, links = {} }: Prepared,
  constraint: string,
  end: 'key' | 'fkey',
): string | undefined =>
  [...writable]
    .find((path) => constraint.endsWith(`_${columnOf(path)}_${end}`))
    // The form has one field for a chosen record.
    ?.replace(/\.id$/, '') ??
  Object.entries(links).find(([, { table, other }]) => constraint === `${table}_${other}_${end}`)?.[0]

const VIOLATION = { '23505': 'key', '23503': 'fkey' } as const

/** The code for a duplicate of a field, when no table of the platform names one. */
export const duplicateCode = (field: string) => (field === 'nome' ? 'NOME_JA_USADO' : 'CODIGO_JA_USADO')

/** Turns duplicates and unknown references that no table of the platform names into refusals at their fields. */
export const asFieldRefusal = (register: Prepared, error: unknown): unknown => {
  const { code: violation, constraint } = fieldsOf(error)
  if (isNamed(constraint) || (violation !== '23505' && violation !== '23503')) return error
  const field = fieldOf(register, constraint, VIOLATION[violation])
  if (field === undefined) return error
  const code = violation === '23505' ? duplicateCode(field) : 'OPCAO_INVALIDA'
  return new AppError(code, { messages: [fieldMessage(field, code)] })
}

/** The refusal for a record that others still refer to; it names these. */
export const asUseRefusal = (register: Prepared, error: unknown): unknown => {
  const { code, table } = fieldsOf(error)
  if (code !== '23503') return error
  const onde = register.inUse[table] ?? 'outros cadastros'
  return new AppError('REGISTRO_EM_USO', { params: { onde } })
}

export const refusing = async <T>(
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

/** Removes a record that others may refer to; a refusal has the words of its register (`inUse`). */
export const refusingUse = <T>(definition: Register, run: () => Promise<T>): Promise<T> =>
  refusing(prepare(definition), asUseRefusal, run)

/** The values to store, by the register's own rules. */
const checked = async (
  { db, ctx, register, work, arquivos }: Change,
  hooks: RegisterHooks,
  input: Values,
  row: Values | null,
): Promise<Values> => {
  const save = { db, ctx, before: row && nest(row, register.absent) }
  const ruled = (await hooks.beforeSave?.({ ...save, input })) ?? input
  return (await arquivos?.save({ ...save, work, input: ruled })) ?? ruled
}

export const createRecord = (
  ctx: Context,
  register: Prepared,
  hooks: RegisterHooks,
  input: z.output<z.ZodObject>,
): Promise<Shown> => {
  demandWriter(ctx, register)
  return refusing(register, asFieldRefusal, () =>
    changing({ ctx, register, hooks, input }, async (change) => {
      const { db } = change
      const sent = withPosto(ctx, register, withInitial(register, input))
      const next = values(register, await checked(change, hooks, sent, null))
      const id = await insertRow(db, register, { ...rowValues(register, next), ...creatorOf(ctx, register) })
      await writeLinks(db, register, id, next)
      const row = (await findRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
      await record(change, row, [{ campo: register.view.name, acao: 'criado', para: namedBy(register, row) }])
      return shownRecord(register, row)
    }),
  )
}

/** Changes a record within a transaction: locks it, checks the body, writes and publishes the change. */
export const update = async (
  change: Change,
  hooks: RegisterHooks,
  id: number,
  body: unknown,
  held: number | undefined,
): Promise<Values> => {
  const { db, ctx, register } = change
  const before = (await lockRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
  await demandOwnRow(db, ctx, register, before)
  await demandRecordVersao(change, before, held)
  demandNotSeeded(register, before)
  const input = withoutPosto(register, parseBody(register.input.partial(), body))
  const next = values(register, await checked(change, hooks, input, before))
  if (changesOf(register, before, { ...before, ...next }).length === 0) return before
  await updateRow(db, register, id, rowValues(register, next))
  await writeLinks(db, register, id, next)
  const row = (await findRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
  await record(change, row, [...toldChanges(register, before, row), ...semVersao(register.view.name, held)])
  return row
}

/** Removes a record within a transaction. */
export const remove = async (
  change: Change,
  hooks: RegisterHooks,
  id: number,
  held: number | undefined,
): Promise<void> => {
  const { db, ctx, register } = change
  const row = (await lockRow(db, ctx.scope, register, id)) ?? refuse('NOT_FOUND')
  await demandOwnRow(db, ctx, register, row)
  await demandRecordVersao(change, row, held)
  demandNotSeeded(register, row)
  const removal = { db, ctx, record: nest(row, register.absent) }
  await hooks.beforeDelete?.(removal)
  await hooks.files?.remove({ ...removal, work: change.work })
  await deleteRow(db, register, id)
  await record(change, { ...row, versao: Number(row['versao']) + 1 }, [
    { campo: register.view.name, acao: 'excluido', de: namedBy(register, row) },
  ])
}

export const updateRecord = (
  ctx: Context,
  register: Prepared,
  hooks: RegisterHooks,
  id: number,
  body: unknown,
): Promise<Shown> => {
  demandWriter(ctx, register)
  // The schema refuses under the lock, after the earlier checks, and then its files are not read.
  const parsed = register.input.partial().safeParse(body ?? {})
  return refusing(register, asFieldRefusal, () =>
    changing({ ctx, register, hooks, input: parsed.data }, async (change) =>
      shownRecord(register, await update(change, hooks, id, body, versaoSent(ctx, body))),
    ),
  )
}

export const deleteRecord = (
  ctx: Context,
  register: Prepared,
  hooks: RegisterHooks,
  id: number,
): Promise<void> => {
  demandWriter(ctx, register)
  return refusing(register, asUseRefusal, () =>
    changing({ ctx, register, hooks }, (change) => remove(change, hooks, id, versaoSent(ctx))),
  )
}
