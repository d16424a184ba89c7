import { FORCA_TROCA } from '@app/contract/cadastro'
import { errorText } from '@app/contract/errors'
import type { PerfilEscolha } from '@app/contract/perfil'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDocument } from '../../../platform/format.ts'
import type { FormValues } from '../../../register/values.ts'
import { EmailField } from '../../../ui/email-field.tsx'
import { NameField } from '../../../ui/name-field.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { SearchSelect } from '../../../ui/search-select.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SaveForm } from '../../../ui/use-save-form.ts'
import { searchReference } from '../../../register/api.ts'
import type { Chosen } from '../../../register/reference-field.tsx'
import { IconBuildingWarehouse } from '@tabler/icons-react'
import { roleAfter, rolesFor, STATUS_OPTIONS } from './form-view.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'id' in value

/** Who has the document already can be looked up from here. */
const withOwner = (error: ReactNode, cpf: string) =>
  error === errorText('CPF_AREADY_REGISTERED') || error === errorText('CNPJ_AREADY_REGISTERED') ? (
    <span>
      {error}{' '}
      <Link className="link" to="/usuario" search={{ cpf, status: 'todos' }} target="_blank">
        Ver quem usa
      </Link>
    </span>
  ) : (
    error
  )

type Props = {
  form: SaveForm<FormValues>
  perfis: readonly PerfilEscolha[]
  stored: { role: string; papel: string; hadClient: boolean } | null
  locked: boolean
  /** One's own kind, company and state are changed by somebody else. */
  own: boolean
}

const OWN = 'O próprio acesso é alterado por outra pessoa.'

/** The fields of a user (spec §2), and what the product adds: display name, profile, state. */
export function UsuarioFields({ form, perfis, stored, locked, own }: Props) {
  const { values } = form
  const cliente = isChosen(values['cliente']) ? values['cliente'] : null
  const role = text(values['role'])
  const roles = rolesFor({
    perfis,
    stored: stored && { value: stored.role, label: stored.papel },
    client: cliente !== null,
    hadClient: stored?.hadClient ?? false,
  })
  const chosen = roles.find(({ value }) => value === role)
  const status = STATUS_OPTIONS.find(({ value }) => value === values['status'])
  const setCliente = (next: Chosen | null) => {
    form.setValues((before) => ({
      ...before,
      cliente: next,
      role: roleAfter(perfis, next !== null, text(before['role'])),
    }))
    form.clearFieldError('cliente')
    form.clearFieldError('role')
  }
  const bound = (name: string) => {
    const { value, ...rest } = form.field(name)
    return { ...rest, value: text(value), locked }
  }
  const dono = { nome: text(values['nome']), email: text(values['email']) }
  const { error: cpfError, ...cpf } = bound('cpf')
  return (
    <section className="cartao" aria-label="Dados do usuário">
      <header>
        <h2>Dados do usuário</h2>
      </header>
      <div className="corpo dados">
        <NameField {...bound('nome')} label="Nome" required autoComplete="off" maxLength={120} />
        <TextField
          {...cpf}
          className="g3"
          label="CPF ou CNPJ"
          error={withOwner(cpfError, cpf.value)}
          autoComplete="off"
          maxLength={18}
          numeric
          onChange={(typed) => cpf.onChange(formatDocument(typed))}
        />
        <EmailField {...bound('email')} className="g3" required autoComplete="off" />
        <SearchSelect<Chosen>
          {...form.field('cliente')}
          className="g3"
          label="Cliente"
          icon={IconBuildingWarehouse}
          placeholder="Nome, CNPJ ou código"
          clearable
          locked={locked || own}
          help={
            own
              ? OWN
              : cliente
                ? 'Vê só os pedidos desta empresa. Sem cliente, o cadastro fica pendente.'
                : 'Com um cliente, a pessoa vê só os pedidos dele.'
          }
          value={cliente}
          onChange={setCliente}
          search={searchReference('/api/cliente/findAll')}
          optionKey={({ id }) => id}
          optionLabel={(option) => text(option['nomeFantasia'])}
          optionDetail={(option) => formatDocument(text(option['cnpjCpf']))}
        />
        <SelectField
          {...bound('role')}
          className="g3"
          label="Perfil"
          locked={locked || own}
          help={own ? OWN : chosen?.help}
          options={roles.map(({ value, label }) => ({ value, label }))}
        />
        <TextField
          {...bound('nomeExibicao')}
          className="g3"
          label="Nome de exibição"
          autoComplete="off"
          maxLength={120}
          help="Como os outros veem a pessoa. Em branco, aparece o e-mail."
        />
        <SelectField
          {...bound('status')}
          className="g3"
          label="Situação do cadastro"
          locked={locked || own}
          help={own ? OWN : status?.help}
          options={STATUS_OPTIONS.map(({ value, label }) => ({ value, label }))}
        />
        {!locked && (
          <NewPasswordField
            {...bound('senha')}
            className="g3"
            label="Senha"
            minima={FORCA_TROCA}
            dono={dono}
            help={
              stored
                ? 'Em branco, a senha de hoje continua valendo.'
                : 'Em branco, a pessoa recebe um convite por e-mail.'
            }
          />
        )}
      </div>
    </section>
  )
}
