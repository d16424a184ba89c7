import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { recoverPassword } from '../api.ts'
import { emailCheck } from './checks.ts'
import { EntryForm } from './entry-form.tsx'

/** Asks for a link by e-mail; the answer is the same for every address (decisions 31). */
export function Recovery() {
  const [answer, setAnswer] = useState<string | null>(null)
  const form = useSaveForm({
    initialValues: { email: '' },
    validate: { email: emailCheck },
    onSave: async ({ email }) => {
      const { mensagem } = await recoverPassword(email.trim())
      setAnswer(mensagem)
    },
  })
  return (
    <>
      {answer ? (
        <Faixa tone="success">{answer}</Faixa>
      ) : (
        <>
          <p className="t2">Enviamos um link para você escolher uma nova senha.</p>
          <EntryForm form={form} label="Recuperar a senha" act="Enviar link">
            <EmailField {...form.field('email')} />
          </EntryForm>
        </>
      )}
      <p className="novo t2 sm">
        <Link className="link" to="/index">
          Voltar para a entrada
        </Link>
      </p>
    </>
  )
}
