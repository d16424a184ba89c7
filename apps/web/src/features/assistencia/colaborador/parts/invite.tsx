import { CONVITE_HORAS, type Colaboradores } from '@app/contract/assistencia/colaborador'
import { useQueryClient } from '@tanstack/react-query'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { colaboradoresQuery, sendConvite } from '../api.ts'
import { PapelField } from './papel-field.tsx'

type Props = { colaboradores: Colaboradores; onClose: () => void }

/** Asks for the address and the profile of a new colleague. */
export function InviteDialog({ colaboradores: { posto, papeis }, onClose }: Props) {
  const client = useQueryClient()
  const form = useSaveForm({
    initialValues: { email: '', role: '' },
    validate: { email: requiredCheck('E-mail'), role: requiredCheck('Perfil') },
    onSave: async (values) => {
      await sendConvite(posto.id, values)
      await client.invalidateQueries(colaboradoresQuery(posto.id))
      toast.success(`Convite enviado a ${values.email.trim()}.`)
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Convidar colaborador"
      subtitle={posto.nomeFantasia}
      act={{ label: 'Enviar convite', run: form.submit, busy: form.saving }}
    >
      <FormElement form={form} label="Convite" className="pilha">
        <Problems of={form.problems} />
        <p>
          A pessoa recebe um link que vale {CONVITE_HORAS} horas e escolhe o nome e a senha. Até lá, o convite
          guarda uma licença.
        </p>
        <EmailField {...form.field('email')} autoComplete="off" />
        <PapelField {...form.field('role')} papeis={papeis} empty="Escolha" />
      </FormElement>
    </Dialog>
  )
}
