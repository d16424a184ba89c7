import type { Usuario } from '@app/contract/casca/usuario'
import { conhecidas } from '@app/rules/casca/permissao'
import type { Services } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { userOf } from '../../../platform/session/user.ts'
import type { UsuarioRow } from './store/usuario.ts'

export const shownUsuario = ({ config }: Pick<Services, 'config'>, row: UsuarioRow): Usuario => ({
  ...userOf(row, config.MODULOS),
  // The abilities of the profile, also for a person who has not set up the required second factor.
  authorities: conhecidas(row.habilidades, config.MODULOS),
  status: row.ativo ? 'ATIVO' : 'INATIVO',
  criadoEm: row.criado_em.toISOString(),
  ultimoAcesso: row.ultimo_acesso?.toISOString() ?? null,
  codigoCupom: row.cupom,
  anonimizado: row.anonimizado_em !== null,
  versao: row.versao,
  ...self(`/usuario/${row.id}`),
})
