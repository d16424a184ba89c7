import { PERFIL_MAXIMOS, PerfilInput, PerfilItem } from '../casca/perfil/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { tipoFilter } from './usuario.ts'

/** /perfil: named sets of abilities. */
export const perfilView: RegisterView = {
  name: 'perfil',
  modulo: 'casca',
  path: '/perfil',
  title: 'Perfis',
  subtitle: 'O que cada perfil pode fazer e quem o tem',
  noun: ['perfil', 'perfis'],
  abilities: { view: 'PERFIL_EDITAR', edit: 'PERFIL_EDITAR' },
  columns: [
    { name: 'nome', label: 'Nome', sort: 'nome', width: '24%' },
    { name: 'descricao', label: 'Descrição', wideOnly: true },
    { name: 'habilidades', label: 'Permissões', format: 'integer', width: '7rem', wideOnly: true },
    { name: 'usuarios', label: 'Pessoas', format: 'integer', sort: 'usuarios', width: '6.5rem' },
    {
      name: 'exigeSegundoFator',
      label: 'Verificação em duas etapas',
      format: 'yesNo',
      width: '12rem',
      wideOnly: 'mesa',
    },
  ],
  filters: [{ name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome'] }, tipoFilter],
  sort: 'nome,asc',
  heading: 'nome',
  subheading: 'descricao',
  newLabel: 'Novo Perfil',
  groups: [
    {
      title: 'Perfil',
      fields: [
        { name: 'nome', label: 'Nome', type: 'text', max: PERFIL_MAXIMOS.nome, required: true },
        { name: 'descricao', label: 'Descrição', type: 'area', max: PERFIL_MAXIMOS.descricao },
        { name: 'exigeSegundoFator', label: 'Exige a verificação em duas etapas', type: 'switch' },
        { name: 'descontoMaximo', label: 'Desconto máximo', type: 'number', format: 'integer', max: 100 },
        { name: 'habilidades', label: 'Permissões', type: 'area', max: 4000 },
      ],
    },
  ],
}

/** Only lists and export; the feature has a profile's own calls. */
export const perfilRegister = defineRegister({
  view: perfilView,
  record: PerfilItem,
  input: PerfilInput,
  table: 'perfil',
  source: 'perfil_cadastro',
  company: null,
  sorts: { id: 'id', nome: 'nome', codigo: 'codigo', usuarios: 'usuarios' },
  inUse: { usuario: 'usuários' },
})
