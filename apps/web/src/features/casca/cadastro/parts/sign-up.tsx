import { FORCA_CADASTRO } from '@app/contract/casca/cadastro'
import { errorText } from '@app/contract/casca/errors'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError, mapFieldErrors } from '../../../../platform/http/errors.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import type { BoundField } from '../../../../ui/form/use-save-form.ts'
import { signUp } from '../api.ts'
import type { SignUpValues } from '../api.ts'
import { AccountFields } from './account-fields.tsx'
import { emailCheck, sameCheck } from './checks.ts'
import { EntryForm } from './entry-form.tsx'
import { useNewAccount } from './use-new-account.ts'

/** Few people have a coupon, so its field comes when it is asked for. */
function Cupom(field: BoundField<string>) {
  const [open, setOpen] = useState(false)
  return open ? (
    <TextField {...field} label="Cupom (opcional)" autoComplete="off" maxLength={40} />
  ) : (
    <button type="button" className="link sm entra-mais" onClick={() => setOpen(true)}>
      Tenho um cupom
    </button>
  )
}

type Props = {
  /** The account of a watch's owner, who waits for nobody (rede §10). */
  consumidor?: boolean
}

/** A new account: name, e-mail, password; the log-in follows by itself (spec §5, §7). */
export function SignUp({ consumidor = false }: Props) {
  const makeAccount = useNewAccount()
  const form = useSaveForm<SignUpValues>({
    initialValues: { name: '', email: '', password: '', confirmPassword: '', codigoCupom: '' },
    validate: {
      name: requiredCheck('Nome'),
      email: emailCheck,
      password: requiredCheck('Senha'),
      confirmPassword: (value, { password }) => sameCheck(password, value),
    },
    onSave: (values) =>
      makeAccount({
        nome: values.name,
        email: values.email,
        senha: values.password,
        campo: 'password',
        minima: FORCA_CADASTRO,
        create: ({ nome, email }) =>
          signUp({ ...values, name: nome, email, ...(consumidor && { conta: 'CONSUMIDOR' as const }) }),
      }),
    onRefused: (error, values) => {
      if (Object.keys(mapFieldErrors(error, values).fields).length > 0) return false
      toast.error(error.status === 429 ? describeError(error) : errorText('CADASTRO_FALHOU'))
      return true
    },
  })
  return (
    <>
      {consumidor && (
        <p className="t2">
          Veja num lugar só os seus relógios em qualquer posto, as garantias e os papéis. Use o e-mail que
          você deixou no posto.
        </p>
      )}
      <EntryForm
        form={form}
        label={consumidor ? 'Criar minha conta' : 'Criar cadastro'}
        act={consumidor ? 'Criar minha conta' : 'Criar cadastro'}
      >
        <AccountFields
          nome={form.field('name')}
          email={form.field('email')}
          senha={form.field('password')}
          confirmacao={form.field('confirmPassword')}
          minima={FORCA_CADASTRO}
        />
        {!consumidor && <Cupom {...form.field('codigoCupom')} />}
      </EntryForm>
      <p className="novo t2 sm">
        Já tem cadastro?{' '}
        <Link className="link" to="/index">
          Entrar
        </Link>
      </p>
    </>
  )
}
