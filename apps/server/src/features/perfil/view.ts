import type { Perfil, PermissoesPerfil } from '@app/contract/perfil'
import { conhecidas } from '@app/rules/permissao'
import { self } from '../../platform/http/hal.ts'
import type { PerfilRow } from './store.ts'

export const shownPerfil = (row: PerfilRow): Perfil => ({
  id: row.id,
  codigo: row.codigo,
  nome: row.nome,
  descricao: row.descricao,
  tipo: row.tipo,
  exigeSegundoFator: row.exige_segundo_fator,
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
