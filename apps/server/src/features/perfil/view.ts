import type { Perfil, PermissoesPerfil } from '@app/contract/perfil'
import { conhecidas } from '@app/rules/permissao'
import { self } from '../../platform/http/hal.ts'
import type { PerfilRow } from './store.ts'

/** What a profile is chosen by. */
export const escolhaOf = ({ id, codigo, nome, descricao, tipo, exige_segundo_fator }: PerfilRow) => ({
  id,
  codigo,
  nome,
  descricao,
  tipo,
  exigeSegundoFator: exige_segundo_fator,
})

export const shownPerfil = (row: PerfilRow): Perfil => ({
  ...escolhaOf(row),
  semeado: row.semeado,
  habilidades: conhecidas(row.lista),
  usuarios: row.usuarios,
  versao: row.versao,
  ...self(`/perfil/${row.id}`),
})

export const permissoesOf = (row: PerfilRow): PermissoesPerfil => ({
  perfilId: row.id,
  habilidades: conhecidas(row.lista),
  versao: row.versao,
})
