import type { Ability, Role } from '@app/contract/casca/session'
import { abilitiesOf, PERFIS_SEMEADOS } from '@app/rules/casca/permissao'
import type { Executor } from '../../../../../platform/db/index.ts'

export const PESSOAS = [
  'atendente',
  'tecnico',
  'tecnico.b',
  'responsavel',
  'sp',
  'admin',
  'troca',
  'manaus',
  'consulta',
  'atendente2',
  'cliente',
]

/** The people with each ability, because most acts are tried by somebody who may do them. */
export const listPodem = async (db: Executor): Promise<ReadonlyMap<Ability, string[]>> => {
  const podem = new Map<Ability, string[]>()
  const usuarios = await db
    .selectFrom('usuario')
    .select(['email', 'role'])
    .where(
      'email',
      'in',
      PESSOAS.map((nome) => `${nome}@retaguarda.example`),
    )
    .execute()
  for (const { email, role } of usuarios)
    for (const ability of abilitiesOf(
      role as Role,
      PERFIS_SEMEADOS.find(({ codigo }) => codigo === role)?.tipo ?? 'pendente',
    ))
      podem.set(ability, [...(podem.get(ability) ?? []), email.split('@')[0] ?? ''])
  return podem
}
