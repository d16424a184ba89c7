import type { UsuarioTipo } from '@app/contract/session'

/** What a user is: the profile, the kind that the profile is for, and the company of a client user. */
export type Vinculo = { role: string; tipo: UsuarioTipo; clienteId: number | null }
type Pedido = { role?: string | undefined; clienteId?: number | null | undefined }

export type VinculoErro =
  | { campo: 'cliente'; code: 'EMPTY_REQUIRED_FIELD' }
  | { campo: 'role'; code: 'PERFIL_DE_OUTRO_TIPO' | 'OPCAO_INVALIDA' }

const CLIENTE = 'ROLE_CLIENTE'
const PENDENTE: Vinculo = { role: 'ROLE_PENDENTE', tipo: 'pendente', clienteId: null }

/**
 * What a save makes of a person (decisions 1). A chosen company makes a client user (S2-028); emptying it makes
 * `pendente`, never `interno`: that is a second step, by somebody who chooses a profile. The form of spec §3 sends the
 * stored `role` back, so only one that differs has been chosen.
 */
export const vinculoOf = (
  before: Vinculo | null,
  sent: Pedido,
  tipoOf: (role: string) => UsuarioTipo | undefined,
): Vinculo | VinculoErro => {
  const clienteId = sent.clienteId === undefined ? (before?.clienteId ?? null) : sent.clienteId
  const chosen = sent.role !== undefined && sent.role !== before?.role ? sent.role : undefined
  const tipo = chosen === undefined ? undefined : tipoOf(chosen)
  if (chosen !== undefined && tipo === undefined) return { campo: 'role', code: 'OPCAO_INVALIDA' }

  if (clienteId !== null) {
    if (tipo !== undefined && tipo !== 'cliente') return { campo: 'role', code: 'PERFIL_DE_OUTRO_TIPO' }
    const kept = before?.tipo === 'cliente' ? before.role : CLIENTE
    return { role: chosen ?? kept, tipo: 'cliente', clienteId }
  }
  const emptied = before !== null && before.clienteId !== null
  if (chosen !== undefined && tipo !== undefined) {
    if (tipo === 'cliente') return { campo: 'cliente', code: 'EMPTY_REQUIRED_FIELD' }
    if (emptied && tipo !== 'pendente') return { campo: 'role', code: 'PERFIL_DE_OUTRO_TIPO' }
    return { role: chosen, tipo, clienteId: null }
  }
  return before === null || emptied ? PENDENTE : before
}

/** Whether what a save asks for can be had, or is a refusal at its field. */
export const isVinculo = (found: Vinculo | VinculoErro): found is Vinculo => 'tipo' in found
