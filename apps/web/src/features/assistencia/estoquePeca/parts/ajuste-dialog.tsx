import type { EstoquePeca } from '@app/contract/assistencia/estoquePeca'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatInteger } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { adjustEstoque, saveMinimo } from '../api.ts'

export type Mudar = 'ajuste' | 'minimo'

type Props = {
  estoque: EstoquePeca
  mudar: Mudar
  onClose: () => void
  onDone: (estoque: EstoquePeca) => void
}

/** Sets the quantity that was counted, with its reason, or the minimum and the place. */
export function AjusteDialog({ estoque, mudar, onClose, onDone }: Props) {
  const [numero, setNumero] = useState<number | null>(
    mudar === 'ajuste' ? estoque.quantidade : estoque.minimo,
  )
  const [motivo, setMotivo] = useState('')
  const [local, setLocal] = useState(estoque.local ?? '')
  const [asked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const ajusta = mudar === 'ajuste'
  const label = ajusta ? 'Quantidade contada' : 'Mínimo'
  const said = motivo.trim()
  const { busy, run } = useTask(async () => {
    setAsked(true)
    if (numero === null || (ajusta && said === '')) return
    try {
      const feito = ajusta
        ? await adjustEstoque(estoque.id, { quantidade: numero, esperado: estoque.quantidade, motivo: said })
        : await saveMinimo(estoque.id, { minimo: numero, local: local.trim(), versao: estoque.versao })
      toast.success(ajusta ? 'Estoque ajustado.' : 'Mínimo e local alterados.')
      onDone(feito)
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ajusta ? 'Ajustar' : 'Mínimo e local'}
      subtitle={`${estoque.peca.codigo} · ${estoque.peca.descricao}`}
      act={{ label: ajusta ? 'Ajustar' : 'Salvar', run, busy }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi alterado.">
            {trouble}
          </Faixa>
        )}
        {ajusta && (
          <p>
            O sistema tem {formatInteger(estoque.quantidade)}, com {formatInteger(estoque.reservado)}{' '}
            reservados para OS.
          </p>
        )}
        <NumberField
          label={label}
          required
          value={numero}
          error={asked && numero === null ? requiredText(label) : undefined}
          onChange={setNumero}
        />
        {!ajusta && (
          <TextField
            label="Local"
            help="Onde a peça fica no posto: gaveta 3. As contagens seguem esta ordem."
            maxLength={40}
            value={local}
            onChange={setLocal}
          />
        )}
        {ajusta && (
          <TextAreaField
            label="Motivo"
            required
            rows={3}
            maxLength={200}
            value={motivo}
            error={asked && said === '' ? requiredText('Motivo') : undefined}
            onChange={setMotivo}
          />
        )}
      </div>
    </Dialog>
  )
}
