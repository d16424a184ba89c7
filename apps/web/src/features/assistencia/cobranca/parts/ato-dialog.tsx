import type { Cobranca } from '@app/contract/assistencia/cobranca'
import { useRef, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { today } from '../../../../platform/text/time.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { cancelCobranca, confirmPagamento } from '../api.ts'

type Props = { cobranca: Cobranca; onClose: () => void; onDone: (cobranca: Cobranca) => void }

const named = ({ id, posto }: Cobranca) => `Cobrança ${id} · ${posto.nomeFantasia}`

/** Asks for day and amount of a payment; today's debt is filled in. */
export function ConfirmarDialog({ cobranca, onClose, onDone }: Props) {
  const [data, setData] = useState<string | null>(today())
  const [valor, setValor] = useState<number | null>(cobranca.devido?.total ?? null)
  const [tried, setTried] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const key = useRef(randomId())
  const { busy, run } = useTask(async () => {
    setTried(true)
    if (data === null || valor === null) return
    try {
      onDone(await confirmPagamento(cobranca.id, { data, valor, versao: cobranca.versao }, key.current))
      toast.success('Pagamento confirmado.')
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Confirmar pagamento"
      subtitle={named(cobranca)}
      act={{ label: 'Confirmar pagamento', run, busy }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi alterado.">
            {trouble}
          </Faixa>
        )}
        <DayField
          label="Data do pagamento"
          required
          value={data}
          error={tried && data === null ? requiredText('Data do pagamento') : undefined}
          onChange={setData}
        />
        <NumberField
          label="Valor pago"
          required
          help="A menos deixa um resto; a mais vira crédito na próxima cobrança."
          value={valor}
          format={formatMoney}
          error={tried && valor === null ? requiredText('Valor pago') : undefined}
          onChange={setValor}
        />
      </div>
    </Dialog>
  )
}

/** Asks why before a charge is cancelled. */
export function CancelarDialog({ cobranca, onClose, onDone }: Props) {
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const said = motivo.trim()
  const { busy, run } = useTask(async () => {
    setTried(true)
    if (said === '') return
    try {
      onDone(await cancelCobranca(cobranca.id, { motivo: said, versao: cobranca.versao }))
      toast.success('Cobrança cancelada.')
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Cancelar cobrança"
      subtitle={named(cobranca)}
      act={{ label: 'Cancelar cobrança', run, busy, danger: true }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi alterado.">
            {trouble}
          </Faixa>
        )}
        <p>O que já foi pago dela vira crédito do posto.</p>
        <TextAreaField
          label="Motivo"
          required
          rows={3}
          maxLength={300}
          value={motivo}
          error={tried && said === '' ? requiredText('Motivo') : undefined}
          onChange={setMotivo}
        />
      </div>
    </Dialog>
  )
}
