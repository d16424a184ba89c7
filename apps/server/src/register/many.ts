import type { Escolhidos, MassaResposta, RegistroMassa } from '@app/contract/casca/massa'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/http/errors.ts'
import { asAsked, inMassa, inOrder } from '../platform/massa.ts'
import type { Prepared, Values } from './fields.ts'
import type { RegisterHooks } from './hooks.ts'
import { asFieldRefusal, asUseRefusal, changing, demandWriter, refusing, remove, update } from './save.ts'
import type { Change } from './save.ts'
import { lockRow } from './store.ts'

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The name of a record on the screens. */
const calledAs =
  ({ view }: Prepared) =>
  (row: Values) => ({
    nome: textOf(row[view.heading]),
    detalhe: view.subheading === view.heading ? null : textOf(row[view.subheading]) || null,
  })

const removeOne = async (change: Change, hooks: RegisterHooks, id: number, versao: number | undefined) => {
  await refusing(change.register, asUseRefusal, () => remove(change, hooks, id, versao))
  return { texto: 'Excluído', versao: null, volta: null }
}

const WORDS = { ATIVO: 'Ativo', INATIVO: 'Inativo' } as const

/**
 * Switches active on or off, as a save of that field alone. A record that is already so is refused, so that undoing
 * leaves it alone.
 */
const switchOne = async (
  change: Change,
  hooks: RegisterHooks,
  row: Values,
  status: keyof typeof WORDS,
  versao: number | undefined,
) => {
  const { register } = change
  if (row['status'] === status) refuse('REGISTRO_JA_ASSIM', { para: WORDS[status].toLowerCase() })
  const held = versao ?? Number(row['versao'])
  const saved = await refusing(register, asFieldRefusal, () =>
    update(change, hooks, Number(row['id']), { status }, held),
  )
  return {
    texto: WORDS[status],
    versao: Number(saved['versao']),
    volta: status === 'ATIVO' ? 'inativar' : 'ativar',
  }
}

/** One act on many records in one transaction; each is checked as if it were the only one. */
export const changeMany = (
  ctx: Context,
  register: Prepared,
  hooks: RegisterHooks,
  { ato, registros }: RegistroMassa,
): Promise<MassaResposta> => {
  demandWriter(ctx, register)
  return changing({ ctx, register, hooks }, async (change) => {
    const { db } = change
    const ordered = inOrder(registros)
    const rows = new Map<number, Values>()
    for (const { id } of ordered) {
      const row = await lockRow(db, ctx.scope, register, id)
      if (row) rows.set(id, row)
    }
    const act = (row: Values, { id, versao }: Escolhidos[number]) =>
      ato === 'excluir'
        ? removeOne(change, hooks, id, versao)
        : switchOne(change, hooks, row, ato === 'ativar' ? 'ATIVO' : 'INATIVO', versao)
    const linhas = await inMassa(db, { registros: ordered, rows, nameOf: calledAs(register), act })
    return { linhas: asAsked(registros, linhas) }
  })
}
