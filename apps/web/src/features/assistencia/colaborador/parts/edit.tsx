import type { Colaborador, Colaboradores } from '@app/contract/assistencia/colaborador'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { NameField } from '../../../../ui/fields/name-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { colaboradoresQuery, saveColaborador } from '../api.ts'
import { PapelField } from './papel-field.tsx'

type Props = { colaboradores: Colaboradores; pessoa: Colaborador; onClose: () => void }

/** Name and profile of a colleague; the e-mail is that person's own to change. */
export function EditDialog({ colaboradores: { posto, papeis }, pessoa, onClose }: Props) {
  const client = useQueryClient()
  const form = useSaveForm({
    initialValues: { nome: pessoa.nome, nomeExibicao: pessoa.nomeExibicao ?? '', role: pessoa.role },
    validate: { nome: requiredCheck('Nome') },
    onSave: async (values) => {
      await saveColaborador(pessoa.id, { ...values, versao: pessoa.versao })
      await client.invalidateQueries(colaboradoresQuery(posto.id))
      toast.success('Colaborador salvo.')
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Editar colaborador"
      subtitle={pessoa.email}
      act={{ label: 'Salvar', run: form.submit, busy: form.saving }}
    >
      <FormElement form={form} label="Colaborador" className="pilha">
        <Problems of={form.problems} />
        <NameField {...form.field('nome')} label="Nome" required maxLength={120} />
        <NameField
          {...form.field('nomeExibicao')}
          label="Nome de exibição"
          help="Como a pessoa aparece nas OS."
          maxLength={120}
        />
        <PapelField {...form.field('role')} papeis={papeis} />
      </FormElement>
    </Dialog>
  )
}
