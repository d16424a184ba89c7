import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import { errorText } from '@app/contract/casca/errors'
import type { PerfilEscolha } from '@app/contract/casca/perfil'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDocument } from '../../../../platform/text/format.ts'
import type { FormValues } from '../../../../register/form/values.ts'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { NameField } from '../../../../ui/fields/name-field.tsx'
import { NewPasswordField } from '../../../../ui/fields/new-password-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { searchReference } from '../../../../register/api.ts'
import type { Chosen } from '../../../../register/form/reference-field.tsx'
import { IconBuildingStore, IconBuildingWarehouse } from '@tabler/icons-react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { type Ligacao, roleAfter, rolesFor, STATUS_OPTIONS } from './form-view.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'id' in value

/** The person who already has the document can be opened from here. */
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
  stored: { role: string; papel: string; linked: Ligacao | null } | null
  locked: boolean
  /** Only somebody else may change a person's own kind, company and state. */
  own: boolean
}

const OWN = 'O próprio acesso é alterado por outra pessoa.'

/** The fields of a user (spec §2), and what the product adds: display name, profile, state. */
export function UsuarioFields({ form, perfis, stored, locked, own }: Props) {
  const { values } = form
  const chosenAt = (name: Ligacao) => (isChosen(values[name]) ? values[name] : null)
  const cliente = chosenAt('cliente')
  const posto = chosenAt('posto')
  const picksCliente = useCan('CLIENTE_VER') || cliente !== null
  const picksPosto = useCan('POSTO_FILTRAR') || posto !== null
  const role = text(values['role'])
  const roles = rolesFor({
    perfis,
    stored: stored && { value: stored.role, label: stored.papel },
    linked: cliente ? 'cliente' : posto ? 'posto' : null,
    before: stored?.linked ?? null,
  })
  const chosen = roles.find(({ value }) => value === role)
  const status = STATUS_OPTIONS.find(({ value }) => value === values['status'])
  // A person belongs to a company or to a service point: choosing one removes the other.
  const link = (name: Ligacao) => (next: Chosen | null) => {
    form.setValues((before) => ({
      ...before,
      cliente: null,
      posto: null,
      [name]: next,
      role: roleAfter(perfis, next ? name : null, text(before['role'])),
    }))
    for (const field of ['cliente', 'posto', 'role']) form.clearFieldError(field)
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
        {picksCliente && (
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
            onChange={link('cliente')}
            search={searchReference('/api/cliente/findAll')}
            optionKey={({ id }) => id}
            optionLabel={(option) => text(option['nomeFantasia'])}
            optionDetail={(option) => formatDocument(text(option['cnpjCpf']))}
          />
        )}
        {picksPosto && (
          <SearchSelect<Chosen>
            {...form.field('posto')}
            className="g3"
            label="Posto autorizado"
            icon={IconBuildingStore}
            placeholder="Nome, código SAP ou CNPJ"
            clearable
            locked={locked || own}
            help={
              own
                ? OWN
                : posto
                  ? 'Vê só o que é deste posto. Sem posto, o cadastro fica pendente.'
                  : 'Com um posto, a pessoa vê só o que é dele.'
            }
            value={posto}
            onChange={link('posto')}
            search={searchReference('/postoAutorizado/findAll')}
            optionKey={({ id }) => id}
            optionLabel={(option) => text(option['nomeFantasia'])}
            optionDetail={(option) => text(option['codigoSap']) || formatDocument(text(option['cnpj']))}
          />
        )}
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
