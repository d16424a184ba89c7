import type { PerfilEscolha } from '@app/contract/casca/perfil'
import { postoAutorizado } from '@app/contract/registers/references'
import { usuarioView } from '@app/contract/registers/usuario'
import type { RegisterView } from '@app/contract/casca/register'
import { nomeProprio, PERFIL_PADRAO } from '@app/rules/casca/usuario'
import { valueAt } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import type { FormValues } from '../../../../register/form/values.ts'

/** A person who signed up, or lost company or service point: no ability (decisions 1). */
export const PENDENTE = 'ROLE_PENDENTE'
const PENDENTE_LABEL = 'Cadastro pendente (sem acesso)'

type Role = { value: string; label: string; help?: string }

const roleOf = ({ codigo, nome, descricao }: PerfilEscolha): Role => ({
  value: codigo,
  label: nome,
  ...(descricao && { help: descricao }),
})

/** What a person may be linked to: a company or a service point. */
export type Ligacao = keyof typeof PERFIL_PADRAO

type Given = {
  perfis: readonly PerfilEscolha[]
  /** The stored profile, which is shown even if this person may not assign it. */
  stored: Role | null
  /** The link in the form now, and the link in the record. */
  linked: Ligacao | null
  before: Ligacao | null
}

/**
 * Profiles that fit: those of clients with a company, those of posts with a service point, those of staff and of
 * consumers without. A person who loses the link is pending first, and gets another profile in a second step (decisions
 * 1).
 */
export function rolesFor({ perfis, stored, linked, before }: Given): Role[] {
  const kinds: readonly string[] = linked ? [linked] : before ? [] : ['interno', 'consumidor']
  const fitting = perfis.filter(({ tipo }) => kinds.includes(tipo))
  const given = fitting.filter(({ concedivel, codigo }) => concedivel || codigo === stored?.value)
  const roles = [...(linked ? [] : [{ value: PENDENTE, label: PENDENTE_LABEL }]), ...given.map(roleOf)]
  const known = roles.some(({ value }) => value === stored?.value)
  const kept = stored && !known && linked === before
  return kept ? [...roles, stored] : roles
}

/** The profile after a change of the company or the service point. */
export const roleAfter = (perfis: readonly PerfilEscolha[], linked: Ligacao | null, role: string): string => {
  const tipo = perfis.find(({ codigo }) => codigo === role)?.tipo
  if (linked === null) return tipo === 'cliente' || tipo === 'posto' ? PENDENTE : role
  return tipo === linked ? role : PERFIL_PADRAO[linked]
}

export const STATUS_OPTIONS = [
  { value: 'ATIVO', label: 'Ativo', help: 'Pode entrar no sistema.' },
  {
    value: 'INATIVO',
    label: 'Inativo',
    help: 'Não entra. As sessões abertas terminam ao salvar.',
  },
]

/** The fields that are saved one by one, and merged when two people change a user at once. */
export const formView = (roles: readonly Role[]): RegisterView => ({
  ...usuarioView,
  groups: [
    {
      title: 'Dados do usuário',
      fields: [
        { name: 'nome', label: 'Nome', type: 'text', max: 120, required: true },
        { name: 'cpf', label: 'CPF ou CNPJ', type: 'text', max: 18, format: 'document' },
        { name: 'email', label: 'E-mail', type: 'text', max: 254, required: true },
        { name: 'nomeExibicao', label: 'Nome de exibição', type: 'text', max: 120 },
        {
          name: 'cliente',
          label: 'Cliente',
          type: 'reference',
          path: '/api/cliente/findAll',
          optionLabel: 'nomeFantasia',
          optionDetail: 'codigoDepositante',
        },
        { name: 'posto', label: 'Posto autorizado', type: 'reference', ...postoAutorizado },
        { name: 'role', label: 'Perfil', type: 'option', options: roles },
        { name: 'status', label: 'Situação do cadastro', type: 'option', options: STATUS_OPTIONS },
      ],
    },
  ],
})

const fotoIdOf = (record: RegisterRecord | undefined) => {
  const id = record && valueAt(record, 'foto.id')
  return typeof id === 'string' ? id : ''
}

/** Photo and password: outside the definition's fields, because they are not merged. */
export const extraOf = (record: RegisterRecord | undefined): FormValues => ({
  foto: fotoIdOf(record),
  senha: '',
})

/** The body of a save: an empty password keeps the stored one, an unchanged photo is not sent (decisions 11). */
export function wireOf(
  body: Record<string, unknown>,
  { foto, senha }: FormValues,
  from: RegisterRecord | undefined,
): Record<string, unknown> {
  const { nome } = body
  const photo = foto === fotoIdOf(from) ? undefined : foto === '' ? null : { data: foto }
  return {
    ...body,
    ...(typeof nome === 'string' && { nome: nomeProprio(nome) }),
    ...(senha !== '' && { senha }),
    ...(photo !== undefined && { foto: photo }),
  }
}
