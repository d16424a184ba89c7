import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { useNomeDaOs } from '../ficha/nome.ts'
import { usePrometer } from './use-promessa.ts'

type Props = { os: OrdemServicoResumo; onClose: () => void }

/** The promised day of an order, by keyboard and on a phone. */
export function PromiseDialog({ os, onClose }: Props) {
  const nome = useNomeDaOs()
  const { prometer } = usePrometer()
  const form = useSaveForm<{ dataPrometida: string | null }>({
    initialValues: { dataPrometida: os.dataPrometida },
    onSave: async ({ dataPrometida }) => {
      await prometer(os, dataPrometida)
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Mudar o dia prometido"
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
      act={{ label: 'Salvar', run: () => void form.submit(), busy: form.saving }}
    >
      <FormElement form={form} label="Mudar o dia prometido" className="pilha">
        <Problems of={form.problems} />
        <DayField
          label={CAMPOS_OS.dataPrometida.label}
          help="De hoje em diante. Em branco, a OS fica sem dia prometido."
          {...form.field('dataPrometida')}
        />
      </FormElement>
    </Dialog>
  )
}
