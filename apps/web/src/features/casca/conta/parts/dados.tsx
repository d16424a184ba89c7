import type { Conta } from '@app/contract/casca/conta'
import { nomeProprio } from '@app/rules/casca/usuario'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchUser } from '../../../../platform/session/session.ts'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { NameField } from '../../../../ui/fields/name-field.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { contaQuery, saveConta } from '../api.ts'
import { CardForm } from './card-form.tsx'

type Values = { nome: string; nomeExibicao: string; email: string; senhaAtual: string }

const valuesOf = ({ nome, nomeExibicao, email }: Conta): Values => ({
  nome,
  nomeExibicao: nomeExibicao ?? '',
  email,
  senhaAtual: '',
})

const isSame = (one: Conta, other: Conta): boolean =>
  one.nome === other.nome && one.nomeExibicao === other.nomeExibicao && one.email === other.email

/** Name and address of the logged-in person; another address needs the password. */
export function Dados({ conta }: { conta: Conta }) {
  const client = useQueryClient()
  const [begun, setBegun] = useState(conta)
  const form = useSaveForm<Values>({
    initialValues: valuesOf(conta),
    validate: {
      nome: (value) => (value.trim() === '' ? requiredText('Nome') : null),
      email: (value) => (value.trim() === '' ? requiredText('E-mail') : null),
      senhaAtual: (value, { email }) =>
        email.trim() !== conta.email && value === '' ? requiredText('Senha atual') : null,
    },
    onSave: async ({ nome, nomeExibicao, email, senhaAtual }) => {
      const newest = client.getQueryData(contaQuery.queryKey) ?? begun
      // The photo, saved beside this form, raises the version too, but other people's changes here must not be
      // overwritten.
      const { versao } = isSame(newest, begun) ? newest : begun
      const saved = await saveConta({
        versao,
        nome: nomeProprio(nome),
        nomeExibicao: nomeExibicao.trim() || null,
        email: email.trim(),
        ...(senhaAtual !== '' && { senhaAtual }),
      })
      client.setQueryData(contaQuery.queryKey, saved)
      setBegun(saved)
      form.setInitialValues(valuesOf(saved))
      form.setValues(valuesOf(saved))
      toast.success('Seus dados foram salvos.')
      await fetchUser()
    },
  })
  const moved = form.values.email.trim() !== conta.email
  return (
    <>
      <CardForm form={form} title="Seus dados" act="Salvar dados">
        <NameField
          {...form.field('nome')}
          className="g3"
          label="Nome"
          required
          autoComplete="name"
          maxLength={120}
        />
        <TextField
          {...form.field('nomeExibicao')}
          className="g3"
          label="Nome de exibição"
          autoComplete="nickname"
          maxLength={120}
          help="Como os outros veem você. Em branco, aparece o e-mail."
        />
        <EmailField {...form.field('email')} className="g3" required autoComplete="email" />
        {moved && (
          <PasswordField
            {...form.field('senhaAtual')}
            className="g3"
            label="Senha atual"
            required
            help="O e-mail é com o que você entra: confirme que é você."
          />
        )}
      </CardForm>
      <UnsavedGuard dirty={form.dirty} />
    </>
  )
}
