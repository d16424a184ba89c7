import { FORCA_TROCA } from '@app/contract/cadastro'
import { errorText } from '@app/contract/errors'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { demandStrength } from '../../../platform/strength.ts'
import { EntryFrame } from '../../../ui/entry-frame.tsx'
import { Faixa } from '../../../ui/faixa.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveForm } from '../../../ui/use-save-form.ts'
import { updateRecoverPassword } from '../api.ts'
import { requiredCheck, sameCheck } from '../parts/checks.ts'
import { EntryForm } from '../parts/entry-form.tsx'
import { tokenOf } from '../parts/token.ts'

function Fields({ token, onOver }: { token: string; onOver: () => void }) {
  const router = useRouter()
  const form = useSaveForm({
    initialValues: { senha: '', confirmacao: '' },
    validate: {
      senha: requiredCheck('Nova senha'),
      confirmacao: (value, { senha }) => sameCheck(senha, value),
    },
    onSave: async ({ senha, confirmacao }) => {
      await demandStrength('senha', senha, {}, FORCA_TROCA)
      await updateRecoverPassword({ token, senha, confirmacao })
      toast.success('Senha definida. Entre com ela.')
      await router.navigate({ to: '/index', replace: true })
    },
    onRefused: ({ code }) => {
      if (code !== 'LINK_VENCIDO') return false
      onOver()
      return true
    },
  })
  return (
    <EntryForm form={form} label="Nova senha" act="Salvar senha">
      <NewPasswordField {...form.field('senha')} label="Nova senha" minima={FORCA_TROCA} dono={{}} />
      <PasswordField {...form.field('confirmacao')} label="Confirme a senha" autoComplete="new-password" />
    </EntryForm>
  )
}

/** /nova-senha#token=…: where a recovery's or an invitation's mail leads. */
export function NewPassword() {
  const [token] = useState(() => tokenOf(location.hash))
  const [over, setOver] = useState(token === '')
  return (
    <EntryFrame title="Nova senha">
      {over ? (
        <div className="pilha">
          <Faixa tone="warning">{errorText('LINK_VENCIDO')}</Faixa>
          <p className="sm">
            <Link className="link" to="/index" search={{ modo: 'recuperar' }}>
              Pedir outro link
            </Link>
          </p>
        </div>
      ) : (
        <Fields token={token} onOver={() => setOver(true)} />
      )}
    </EntryFrame>
  )
}
