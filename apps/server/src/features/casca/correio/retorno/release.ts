import type { CorreioEndereco, CorreioEnderecos, EnderecosParados } from '@app/contract/casca/correio'
import type { Ability } from '@app/contract/casca/session'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { AppError, refuse } from '../../../../platform/http/errors.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { type EnderecoRow, findParados, freeEndereco, listEnderecos } from '../store/endereco.ts'
import { findRetorno } from '../store/retorno.ts'
import { caixaDeRetorno } from './caixa.ts'

/** This name keys the history of an address. */
export const ENTIDADE_ENDERECO = 'correio_endereco'

/**
 * A kind of record in which mail addresses stand: who may see it, who may free one of its addresses, and the addresses
 * of one record that this person may see.
 */
export type Lugar = {
  ver: Ability
  liberar: Ability
  enderecos: (ctx: Context, id: number) => Promise<string[]>
}
export type Lugares = Readonly<Record<string, Lugar>>

export const showEndereco = ({
  id,
  endereco,
  desde,
  status,
  motivo,
  moles,
  moleEm,
}: EnderecoRow): CorreioEndereco => ({
  id,
  endereco,
  desde: desde?.toISOString() ?? null,
  status,
  motivo,
  moles,
  moleEm: moleEm?.toISOString() ?? null,
})

/** The addresses from which mails came back, and how the reading of their mailbox goes. */
export const listParados = async (ctx: Context): Promise<CorreioEnderecos> => {
  demandStaff(ctx)
  const { lidaEm, erro, erroDesde } = await findRetorno(ctx.db)
  const caixa = caixaDeRetorno(ctx.config)
  return {
    caixa: caixa
      ? {
          servidor: caixa.servidor,
          lidaEm: lidaEm?.toISOString() ?? null,
          erro,
          erroDesde: erroDesde?.toISOString() ?? null,
        }
      : null,
    enderecos: (await listEnderecos(ctx.db)).map(showEndereco),
  }
}

const free = async (db: Executor, ctx: Context, id: number): Promise<void> => {
  if (!(await freeEndereco(db, { id, por: ctx.usuario.id, agora: ctx.now() }))) return
  await recordChange(db, ctx, {
    entidade: ENTIDADE_ENDERECO,
    id,
    versao: 0,
    clienteId: null,
    mudancas: [{ campo: 'E-mail', de: 'não entrega', para: 'liberado' }],
  })
}

/** Lets mails go again to those of these addresses that did not deliver. */
export const freeEnderecos = (ctx: Context, enderecos: readonly string[]): Promise<void> =>
  ctx.transaction(async (db) => {
    for (const { id } of await findParados(db, enderecos)) await free(db, ctx, id)
  })

/** Lets mails go to an address again; one that is free already stays so. */
export const freeById = async (ctx: Context, id: number): Promise<CorreioEnderecos> => {
  demandStaff(ctx)
  await ctx.transaction((db) => free(db, ctx, id))
  return listParados(ctx)
}

const lugarDe = (ctx: Context, lugares: Lugares, de: string): Lugar => {
  const lugar = Object.hasOwn(lugares, de) ? lugares[de] : undefined
  if (!lugar) return refuse('NOT_FOUND')
  return ctx.can(lugar.ver) ? lugar : refuse('NOT_PERMITED')
}

type Registro = { de: string; id: number }

/** A record that is removed while its page is open has no addresses, and is no fault of that page. */
const enderecosDe = (ctx: Context, lugar: Lugar, id: number): Promise<string[]> =>
  lugar.enderecos(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return []
    throw error
  })

/** Which addresses of a record do not deliver; the record itself is read within the person's scope. */
export const getParados = async (
  ctx: Context,
  lugares: Lugares,
  { de, id }: Registro,
): Promise<EnderecosParados> => {
  const lugar = lugarDe(ctx, lugares, de)
  const parados = await findParados(ctx.db, await enderecosDe(ctx, lugar, id))
  return { enderecos: parados.map(showEndereco), podeLiberar: ctx.can(lugar.liberar) }
}

/** Frees the addresses of a record, by who may change it. */
export const freeOf = async (
  ctx: Context,
  lugares: Lugares,
  registro: Registro,
): Promise<EnderecosParados> => {
  const lugar = lugarDe(ctx, lugares, registro.de)
  if (!ctx.can(lugar.liberar)) refuse('NOT_PERMITED')
  await freeEnderecos(ctx, await lugar.enderecos(ctx, registro.id))
  return getParados(ctx, lugares, registro)
}
