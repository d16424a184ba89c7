import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { openLote } from '../api.ts'
import { EstoqueDialog, MotivoField, required, useEstoqueForm } from './estoque-dialog.tsx'

type Props = { produtoId: number; produto: string; unidade: string; onClose: () => void }
type Values = { lote: string; dataDeValidade: string | null; quantidade: number | null; motivo: string }

/** A lot that no delivery brought, with its first quantity and the reason. */
export function NovoLoteDialog({ produtoId, produto, unidade, onClose }: Props) {
  const form = useEstoqueForm<Values>({
    initialValues: { lote: '', dataDeValidade: null, quantidade: null, motivo: 'Saldo inicial' },
    validate: { quantidade: required('Quantidade'), motivo: required('Motivo') },
    act: ({ quantidade, ...lote }, key) => openLote(produtoId, { ...lote, quantidade: quantidade ?? 0 }, key),
    onClose,
  })
  return (
    <EstoqueDialog form={form} onClose={onClose} title="Novo lote" subtitle={produto}>
      <TextField
        label="Lote"
        maxLength={60}
        autoComplete="off"
        numeric
        help="Em branco, para um produto sem lotes."
        {...form.field('lote')}
      />
      <DayField
        label="Validade"
        help="Em branco, para um lote sem validade."
        {...form.field('dataDeValidade')}
      />
      <NumberField label="Quantidade" required unit={unidade} {...form.field('quantidade')} />
      <MotivoField {...form.field('motivo')} />
    </EstoqueDialog>
  )
}
