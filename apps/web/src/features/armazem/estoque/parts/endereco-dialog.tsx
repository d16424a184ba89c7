import type { Saldo } from '@app/contract/armazem/estoque'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { placeSaldo } from '../api.ts'
import { EstoqueDialog, useEstoqueForm } from './estoque-dialog.tsx'
import { loteWords } from './movimento-words.ts'

type Props = { saldo: Saldo | null; produto: string; onClose: () => void }

/** Where a lot stands: typed, or read from the label of the shelf into the field. */
function EnderecoForm({ saldo, produto, onClose }: Props & { saldo: Saldo }) {
  const form = useEstoqueForm<{ endereco: string }>({
    initialValues: { endereco: saldo.endereco ?? '' },
    act: ({ endereco }, key) => placeSaldo(saldo.id, { endereco }, key),
    onClose,
  })
  return (
    <EstoqueDialog
      form={form}
      onClose={onClose}
      title="Endereço do lote"
      subtitle={`${produto} · ${loteWords(saldo.lote)}`}
    >
      <TextField
        label="Rua, coluna e nível"
        maxLength={20}
        autoComplete="off"
        numeric
        help="Como na etiqueta da prateleira, C-14-2. A separação segue esta ordem; em branco, o lote vem no fim."
        {...form.field('endereco')}
      />
    </EstoqueDialog>
  )
}

export const EnderecoDialog = ({ saldo, ...props }: Props) =>
  saldo && <EnderecoForm key={saldo.id} saldo={saldo} {...props} />
