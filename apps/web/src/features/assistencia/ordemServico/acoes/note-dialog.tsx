import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { annotateOrdem, ordemKey } from '../api.ts'
import { useNomeDaOs } from '../ficha/nome.ts'

const LABEL = 'Anotação'

type Props = { os: OrdemServico; onClose: () => void }

/** Adds a note to the history, on request also to the customer's page. */
export function NoteDialog({ os, onClose }: Props) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const form = useSaveForm({
    initialValues: { nota: '', visivel: false },
    validate: { nota: (nota) => (nota.trim() === '' ? requiredText(LABEL) : null) },
    onSave: async ({ nota, visivel }) => {
      await annotateOrdem(os.id, { nota: nota.trim(), visivel })
      await client.invalidateQueries({ queryKey: ordemKey(os.id) })
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Anotar no histórico"
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
      act={{ label: 'Anotar', run: () => void form.submit(), busy: form.saving }}
    >
      <FormElement form={form} label={LABEL} className="pilha">
        <Problems of={form.problems} />
        <TextAreaField label={LABEL} required rows={4} maxLength={2000} {...form.field('nota')} />
        <SwitchField
          label="Mostrar ao cliente"
          help="Aparece na página em que ele acompanha a OS."
          {...form.field('visivel')}
        />
      </FormElement>
    </Dialog>
  )
}
