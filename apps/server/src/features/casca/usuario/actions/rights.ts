import type { UsuarioTipo } from '@app/contract/casca/session'
import { UsuarioRoleInput, UsuarioVinculoInput } from '@app/contract/casca/usuario'
import { conhecidas, within } from '@app/rules/casca/permissao'
import { isVinculo, PERFIL_PADRAO, type Vinculo, vinculoOf } from '@app/rules/casca/usuario'
import { z } from 'zod'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { findPerfilByCodigo } from '../../perfil/index.ts'
import type { UsuarioRow } from '../store/usuario.ts'

/** A person with more abilities than mine is not visible to me. */
export const demandWithinOwn = (ctx: Context, row: UsuarioRow): void => {
  if (
    row.id !== ctx.usuario.id &&
    !within(ctx.usuario.authorities, conhecidas(row.habilidades, ctx.config.MODULOS))
  )
    refuse('ALEM_DO_PROPRIO')
}

/** I may not change such a person, because I could change the password and log in as that person. */
export const demandManageable = (ctx: Context, row: UsuarioRow): void => {
  if (row.anonimizado_em !== null) refuse('USUARIO_ANONIMIZADO')
  demandWithinOwn(ctx, row)
}

/**
 * Only the fields that decide over rights; they are read before the body is checked, because 403 comes before 400
 * (api.md, order of checks).
 */
const Acesso = z.object({
  role: UsuarioRoleInput.catch(undefined),
  cliente: UsuarioVinculoInput.catch(undefined),
  posto: UsuarioVinculoInput.catch(undefined),
  status: z.string().optional().catch(undefined),
  senha: z.string().nullish().catch(undefined),
  email: z.string().optional().catch(undefined),
})
type Acesso = z.infer<typeof Acesso>

export const readAcesso = (body: unknown): Acesso => Acesso.catch({ role: undefined }).parse(body ?? {})

const idOf = (sent: Acesso['cliente']): number | null | undefined =>
  sent === undefined ? undefined : (sent?.id ?? null)

const storedVinculo = (row: UsuarioRow): Vinculo => ({
  role: row.role,
  tipo: row.tipo,
  clienteId: row.cliente_id,
  postoId: row.posto_id,
})

/** The rights of the person after the save, checked against those of the author. */
export const planVinculo = async (
  db: Executor,
  ctx: Context,
  before: UsuarioRow | null,
  sent: Acesso,
): Promise<Vinculo> => {
  const perfis = new Map<string, { tipo: UsuarioTipo; lista: string[] }>()
  for (const codigo of [sent.role, ...Object.values(PERFIL_PADRAO)]) {
    const row = codigo === undefined ? undefined : await findPerfilByCodigo(db, codigo)
    if (row) perfis.set(row.codigo, row)
  }
  const stored = before && storedVinculo(before)
  const found = vinculoOf(
    stored,
    { role: sent.role, clienteId: idOf(sent.cliente), postoId: idOf(sent.posto) },
    (role) => perfis.get(role)?.tipo,
  )
  if (!isVinculo(found)) return refuseField(found.campo, found.code)
  const given = perfis.get(found.role)
  if (
    found.role !== stored?.role &&
    given &&
    !within(ctx.usuario.authorities, conhecidas(given.lista, ctx.config.MODULOS))
  )
    refuseField('role', 'ALEM_DO_PROPRIO')
  return found
}

/**
 * Nobody may promote, move or lock out the own account, or change its password and address without the current
 * password.
 */
export const demandNotOwn = (ctx: Context, before: UsuarioRow, vinculo: Vinculo, sent: Acesso): void => {
  if (before.id !== ctx.usuario.id) return
  const other =
    vinculo.role !== before.role ||
    vinculo.clienteId !== before.cliente_id ||
    vinculo.postoId !== before.posto_id
  if (other || sent.status === 'INATIVO') refuse('PROPRIO_ACESSO')
  const otherEmail = sent.email !== undefined && sent.email.trim().toLowerCase() !== before.email
  if (sent.senha || otherEmail) refuse('PROPRIA_CONTA')
}
