import {
  DECISAO_INSPECAO_LABELS,
  type DecisaoInspecao,
  decisoesDe,
  type Inspecao,
} from '@app/contract/armazem/inspecao'
import { subtractQuantity } from '@app/rules/casca/quantidade'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { decideInspecao, INSPECAO } from '../api.ts'

type Values = { decisao: DecisaoInspecao | ''; quantidade: number | null; motivo: string }

const required = (label: string) => (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? requiredText(label) : null

/** What becomes of goods that wait or are blocked; of a part, where the rest has another fate. */
export function DecideDialog({ inspecao, onClose }: { inspecao: Inspecao; onClose: () => void }) {
  const client = useQueryClient()
  const [key] = useState(randomId)
  const opcoes = decisoesDe(inspecao.origem).map((value) => ({
    value,
    label: DECISAO_INSPECAO_LABELS[value],
  }))
  const form = useSaveForm<Values>({
    initialValues: {
      decisao: '',
      quantidade: subtractQuantity(inspecao.quantidade, inspecao.decidido),
      motivo: '',
    },
    validate: {
      decisao: required('Destino'),
      quantidade: required('Quantidade'),
      motivo: required('Motivo'),
    },
    onSave: async ({ decisao, quantidade, motivo }) => {
      if (decisao === '' || quantidade === null) return
      try {
        await decideInspecao(inspecao.id, { decisao, quantidade, motivo }, key)
      } finally {
        void client.invalidateQueries({ queryKey: INSPECAO })
      }
      toast.success('Decisão registrada.')
      onClose()
    },
  })
  const { submit, saving, formRef } = form
  return (
    <Dialog
      opened
      onClose={onClose}
      title={inspecao.origem === 'BLOQUEIO' ? 'Decidir o bloqueio' : 'Decidir a inspeção'}
      subtitle={`${inspecao.codigoProduto} · ${inspecao.lote ? `lote ${inspecao.lote}` : 'sem lote'}`}
      act={{ label: 'Decidir', run: submit, busy: saving }}
    >
      <form ref={formRef} className="pilha" noValidate onSubmit={(event) => event.preventDefault()}>
        <SelectField label="Destino" required empty="Escolha" options={opcoes} {...form.field('decisao')} />
        <NumberField
          label="Quantidade"
          required
          unit={inspecao.unidade}
          help="Uma parte pode ter outro destino."
          {...form.field('quantidade')}
        />
        <TextField
          label="Motivo"
          required
          maxLength={200}
          autoComplete="off"
          help="Fica nas movimentações do lote e nos históricos da nota e do produto."
          {...form.field('motivo')}
        />
      </form>
    </Dialog>
  )
}
