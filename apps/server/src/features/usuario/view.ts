import type { Usuario } from '@app/contract/usuario'
import { ABILITIES, type Ability } from '@app/contract/session'
import { self } from '../../platform/http/hal.ts'
import { userOf } from '../../platform/session/user.ts'
import type { UsuarioRow } from './store/usuario.ts'

/** What the profile gives, also to who has not set up the second factor that it asks for. */
export const habilidadesOf = ({ habilidades }: Pick<UsuarioRow, 'habilidades'>): Ability[] =>
  ABILITIES.filter((ability) => habilidades.includes(ability))

export const shownUsuario = (row: UsuarioRow): Usuario => ({
  ...userOf(row),
  authorities: habilidadesOf(row),
  status: row.ativo ? 'ATIVO' : 'INATIVO',
  criadoEm: row.criado_em.toISOString(),
  ultimoAcesso: row.ultimo_acesso?.toISOString() ?? null,
  codigoCupom: row.cupom,
  anonimizado: row.anonimizado_em !== null,
  versao: row.versao,
  ...self(`/usuario/${row.id}`),
})
