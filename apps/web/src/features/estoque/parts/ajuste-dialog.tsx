import { useQueryClient } from '@tanstack/react-query'
import type { Saldo } from '@app/contract/estoque'
import { useState } from 'react'
import { ApiError, describeError, mapFieldErrors } from '../../../platform/errors.ts'
import { formatQuantity } from '../../../platform/format.ts'
import { randomId } from '../../../platform/random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { requiredText } from '../../../ui/use-save-form.ts'
import { ajustarSaldo } from '../api.ts'
import { loteWords, signed } from './movimento-words.ts'

type Props = { saldo: Saldo | null; produto: string; unidade: string; onClose: () => void }
type Errors = { quantidade?: string; motivo?: string }

/** A lot counted anew: what was counted and why; the difference goes to the ledger. */
function AjusteForm({ saldo, produto, unidade, onClose }: Props & { saldo: Saldo }) {
  const client = useQueryClient()
  const [quantidade, setQuantidade] = useState<number | null>(null)
  const [motivo, setMotivo] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [key] = useState(randomId)
  const difference = quantidade === null ? 0 : quantidade - saldo.fisico

  const save = async () => {
    if (busy) return
    if (quantidade === null || motivo.trim() === '') {
      setErrors({
        ...(quantidade === null && { quantidade: requiredText('Quantidade contada') }),
        ...(motivo.trim() === '' && { motivo: requiredText('Motivo') }),
      })
      return
    }
    setBusy(true)
    try {
      await ajustarSaldo(saldo.id, { quantidade, esperado: saldo.fisico, motivo }, key)
      toast.success('Registro salvo com sucesso.')
      onClose()
    } catch (error) {
      const found = error instanceof ApiError ? mapFieldErrors(error, { quantidade, motivo }) : null
      if (found && Object.keys(found.fields).length > 0) setErrors(found.fields)
      else toast.error(describeError(error))
    } finally {
      setBusy(false)
      for (const queryKey of [['saldos'], ['extrato'], ['movimentos'], ['produto']])
        void client.invalidateQueries({ queryKey })
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Ajustar estoque"
      subtitle={`${produto} · ${loteWords(saldo.lote)}`}
      onConfirm={() => void save()}
      status={
        difference !== 0 && (
          <span className="num" role="status">
            Diferença: <b>{signed(difference)}</b> {unidade}
          </span>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="filled" disabled={busy} onClick={() => void save()}>
            Salvar
          </Button>
        </>
      }
    >
      <div className="ajuste">
        <NumberField
          label="Quantidade contada"
          required
          unit={unidade}
          value={quantidade}
          error={errors.quantidade}
          help={`No sistema: ${formatQuantity(saldo.fisico)}, dos quais ${formatQuantity(saldo.reservado)} reservados por pedidos.`}
          onChange={(value) => {
            setQuantidade(value)
            setErrors({})
          }}
        />
        <TextField
          label="Motivo"
          required
          maxLength={200}
          autoComplete="off"
          value={motivo}
          error={errors.motivo}
          help="Fica no razão do lote e no histórico do produto."
          onChange={(value) => {
            setMotivo(value)
            setErrors({})
          }}
        />
      </div>
    </Dialog>
  )
}

export const AjusteDialog = ({ saldo, ...props }: Props) =>
  saldo && <AjusteForm key={saldo.id} saldo={saldo} {...props} />
