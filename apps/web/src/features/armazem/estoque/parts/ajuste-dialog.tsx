import type { Saldo } from '@app/contract/armazem/estoque'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { adjustSaldo } from '../api.ts'
import { EstoqueDialog, MotivoField, required, useEstoqueForm } from './estoque-dialog.tsx'
import { loteWords, signed } from './movimento-words.ts'

type Props = { saldo: Saldo | null; produto: string; unidade: string; onClose: () => void }
type Values = { quantidade: number | null; motivo: string }

/** A new count of a lot, with its reason; the difference goes to the ledger. */
function AjusteForm({ saldo, produto, unidade, onClose }: Props & { saldo: Saldo }) {
  const form = useEstoqueForm<Values>({
    initialValues: { quantidade: null, motivo: '' },
    validate: { quantidade: required('Quantidade contada'), motivo: required('Motivo') },
    act: ({ quantidade, motivo }, key) =>
      adjustSaldo(saldo.id, { quantidade: quantidade ?? 0, esperado: saldo.fisico, motivo }, key),
    onClose,
  })
  const { quantidade } = form.values
  const difference = quantidade === null ? 0 : quantidade - saldo.fisico
  return (
    <EstoqueDialog
      form={form}
      onClose={onClose}
      title="Ajustar estoque"
      subtitle={`${produto} · ${loteWords(saldo.lote)}`}
      status={
        difference !== 0 && (
          <span className="num" role="status">
            Diferença: <b>{signed(difference)}</b> {unidade}
          </span>
        )
      }
    >
      <NumberField
        label="Quantidade contada"
        required
        unit={unidade}
        help={`No sistema: ${formatQuantity(saldo.fisico)}, dos quais ${formatQuantity(saldo.reservado)} reservados por pedidos.`}
        {...form.field('quantidade')}
      />
      <MotivoField {...form.field('motivo')} />
    </EstoqueDialog>
  )
}

export const AjusteDialog = ({ saldo, ...props }: Props) =>
  saldo && <AjusteForm key={saldo.id} saldo={saldo} {...props} />
