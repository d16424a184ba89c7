import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { openByCode } from '../api.ts'

/** The way in of who has the receipt and not its link: the short code, and the end of the own telephone. */
export function ByCode({ onOpen }: { onOpen: (token: string) => void }) {
  const form = useSaveForm({
    initialValues: { codigo: '', telefone: '' },
    validate: {
      codigo: requiredCheck('Código do comprovante'),
      telefone: (typed) => (/^\s*\d{3}\s*$/.test(typed) ? null : 'Digite os 3 últimos números.'),
    },
    onSave: async (values) => onOpen((await openByCode(values)).token),
  })
  return (
    <FormElement form={form} label="Abrir pelo código" className="pilha">
      <Problems of={form.problems} />
      <TextField
        {...form.field('codigo')}
        label="Código do comprovante"
        help="8 letras e números, no papel que o posto entregou."
        required
        numeric
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
      />
      <TextField
        {...form.field('telefone')}
        label="3 últimos números do seu telefone"
        help="Do telefone que você deixou no posto."
        required
        numeric
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <Button look="filled" type="submit" disabled={form.saving} aria-busy={form.saving}>
        Acompanhar
      </Button>
    </FormElement>
  )
}
