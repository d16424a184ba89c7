import type { Colaboradores } from '@app/contract/assistencia/colaborador'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { BoundField } from '../../../../ui/form/use-save-form.ts'

type Props = BoundField<string> & { papeis: Colaboradores['papeis']; empty?: string }

/** One of the profiles of a post, with what it is for. */
export const PapelField = ({ papeis, empty, ...field }: Props) => (
  <SelectField
    {...field}
    label="Perfil"
    required
    {...(empty !== undefined && { empty })}
    options={papeis.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
    help={papeis.find(({ codigo }) => codigo === field.value)?.descricao ?? undefined}
  />
)
