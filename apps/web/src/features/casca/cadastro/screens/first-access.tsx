import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import { Link } from '@tanstack/react-router'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { createFirstAdmin } from '../api.ts'
import { AccountFields } from '../parts/account-fields.tsx'
import { emailCheck, sameCheck } from '../parts/checks.ts'
import { EntryForm } from '../parts/entry-form.tsx'
import { MailedLink } from '../parts/mailed-link.tsx'
import type { LinkProps } from '../parts/mailed-link.tsx'
import { useNewAccount } from '../parts/use-new-account.ts'

function Fields({ token, onRefused }: LinkProps) {
  const makeAccount = useNewAccount()
  const form = useSaveForm({
    initialValues: { nome: '', email: '', senha: '', confirmacao: '' },
    validate: {
      nome: requiredCheck('Nome'),
      email: emailCheck,
      senha: requiredCheck('Senha'),
      confirmacao: (value, { senha }) => sameCheck(senha, value),
    },
    onSave: (values) =>
      makeAccount({
        ...values,
        campo: 'senha',
        minima: FORCA_TROCA,
        create: (dono) => createFirstAdmin({ ...values, ...dono, token }),
      }),
    onRefused,
  })
  return (
    <EntryForm form={form} label="Primeiro acesso" act="Criar administrador">
      <AccountFields
        nome={form.field('nome')}
        email={form.field('email')}
        senha={form.field('senha')}
        confirmacao={form.field('confirmacao')}
        minima={FORCA_TROCA}
      />
    </EntryForm>
  )
}

/** /primeiro-acesso#token=…: the first administrator, by the one-time link of the log. */
export const FirstAccess = () => (
  <MailedLink
    title="Primeiro acesso"
    over="Este link já foi usado ou venceu. Reinicie o sistema: se ainda não houver administrador, o registro traz outro."
    instead={
      <Link className="link" to="/index">
        Ir para a entrada
      </Link>
    }
  >
    {(link) => (
      <>
        <p className="t2">Você será o administrador. As outras pessoas, você convida depois, em Usuários.</p>
        <Fields {...link} />
      </>
    )}
  </MailedLink>
)
