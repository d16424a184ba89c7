import type { Perfil, PermissoesPerfil } from '@app/contract/casca/perfil'
import type { Ability } from '@app/contract/casca/session'
import { conhecidas } from '@app/rules/casca/permissao'
import type { Services } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import type { PerfilRow } from './store.ts'

type Installation = Pick<Services, 'config'>

/** The fields for choosing a profile. */
export const escolhaOf = ({ id, codigo, nome, descricao, tipo, exige_segundo_fator }: PerfilRow) => ({
  id,
  codigo,
  nome,
  descricao,
  tipo,
  exigeSegundoFator: exige_segundo_fator,
})

/** The abilities that the installation's modules know; the stored rest is not shown. */
export const habilidadesOf = ({ config }: Installation, { lista }: PerfilRow): Ability[] =>
  conhecidas(lista, config.MODULOS)

export const shownPerfil = (ctx: Installation, row: PerfilRow): Perfil => ({
  ...escolhaOf(row),
  descontoMaximo: row.desconto_maximo,
  semeado: row.semeado,
  habilidades: habilidadesOf(ctx, row),
  usuarios: row.usuarios,
  versao: row.versao,
  ...self(`/perfil/${row.id}`),
})

export const permissoesOf = (ctx: Installation, row: PerfilRow): PermissoesPerfil => ({
  perfilId: row.id,
  habilidades: habilidadesOf(ctx, row),
  versao: row.versao,
})
