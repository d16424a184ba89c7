import { FORCA_TROCA } from '@app/contract/cadastro'
import { nomeProprio } from '@app/rules/usuario'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { homeOf, login } from '../../../platform/session.ts'
import { demandStrength } from '../../../platform/strength.ts'
import { EntryFrame } from '../../../ui/entry-frame.tsx'
import { Faixa } from '../../../ui/faixa.tsx'
import { NameField } from '../../../ui/name-field.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSaveForm } from '../../../ui/use-save-form.ts'
import { createFirstAdmin } from '../api.ts'
import { emailCheck, requiredCheck, sameCheck } from '../parts/checks.ts'
import { EntryForm } from '../parts/entry-form.tsx'
import { tokenOf } from '../parts/token.ts'

/** Words of a link that no longer opens anything. */
const OVER =
  'Este link já foi usado ou venceu. Reinicie o sistema: se ainda não houver administrador, o registro traz outro.'

function Fields({ token, onOver }: { token: string; onOver: () => void }) {
  const router = useRouter()
  const form = useSaveForm({
    initialValues: { nome: '', email: '', senha: '', confirmacao: '' },
    validate: {
      nome: requiredCheck('Nome'),
      email: emailCheck,
      senha: requiredCheck('Senha'),
      confirmacao: (value, { senha }) => sameCheck(senha, value),
    },
    onSave: async (values) => {
      const nome = nomeProprio(values.nome)
      const email = values.email.trim()
      await demandStrength('senha', values.senha, { nome, email }, FORCA_TROCA)
      await createFirstAdmin({ ...values, token, nome, email })
      const user = await login(email, values.senha)
      await router.navigate({ href: homeOf(user), replace: true })
    },
    onRefused: ({ code }) => {
      if (code !== 'LINK_VENCIDO') return false
      onOver()
      return true
    },
  })
  const { nome, email } = form.values
  return (
    <EntryForm form={form} label="Primeiro acesso" act="Criar administrador">
      <NameField {...form.field('nome')} label="Nome" autoComplete="name" maxLength={120} />
      <TextField
        {...form.field('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        maxLength={254}
      />
      <NewPasswordField {...form.field('senha')} label="Senha" minima={FORCA_TROCA} dono={{ nome, email }} />
      <PasswordField {...form.field('confirmacao')} label="Confirme a senha" autoComplete="new-password" />
    </EntryForm>
  )
}

/** /primeiro-acesso#token=…: the first administrator, by the one-time link of the log. */
export function FirstAccess() {
  const [token] = useState(() => tokenOf(location.hash))
  const [over, setOver] = useState(token === '')
  return (
    <EntryFrame title="Primeiro acesso">
      {over ? (
        <div className="pilha">
          <Faixa tone="warning">{OVER}</Faixa>
          <p className="sm">
            <Link className="link" to="/index">
              Ir para a entrada
            </Link>
          </p>
        </div>
      ) : (
        <>
          <p className="t2">
            Você será o administrador. As outras pessoas, você convida depois, em Usuários.
          </p>
          <Fields token={token} onOver={() => setOver(true)} />
        </>
      )}
    </EntryFrame>
  )
}
