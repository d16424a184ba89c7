import type { Cobranca } from '@app/contract/assistencia/cobranca'
import { useRef, useState } from 'react'
import { formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { today } from '../../../../platform/text/time.ts'
import { ActDialog, ReasonField } from '../../../../ui/dialog/act-dialog.tsx'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { ProvaField, useProva } from '../../prova/index.ts'
import { cancelCobranca, confirmPagamento, withholdCobranca } from '../api.ts'

type Props = { cobranca: Cobranca; onClose: () => void; onDone: (cobranca: Cobranca) => void }

const named = ({ id, posto }: Cobranca) => `Cobrança ${id} · ${posto.nomeFantasia}`

/** Asks for day and amount of a payment; today's debt is filled in. */
export function ConfirmPagamentoDialog({ cobranca, onClose, onDone }: Props) {
  const [data, setData] = useState<string | null>(today())
  const [valor, setValor] = useState<number | null>(cobranca.devido?.total ?? null)
  const prova = useProva()
  const key = useRef(randomId())
  const need = (is: boolean, label: string) => (is ? requiredText(label) : undefined)
  return (
    <ActDialog
      title="Confirmar pagamento"
      subtitle={named(cobranca)}
      done="Pagamento confirmado."
      ready={data !== null && valor !== null}
      act={async () =>
        confirmPagamento(
          cobranca.id,
          { data: data ?? '', valor: valor ?? 0, arquivo: await prova.read(), versao: cobranca.versao },
          key.current,
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <DayField
            label="Data do pagamento"
            required
            value={data}
            error={need(asked && data === null, 'Data do pagamento')}
            onChange={setData}
          />
          <NumberField
            label="Valor pago"
            required
            help="A menos deixa um resto; a mais vira crédito na próxima cobrança."
            value={valor}
            format={formatMoney}
            error={need(asked && valor === null, 'Valor pago')}
            onChange={setValor}
          />
          <ProvaField label="Comprovante" prova={prova} />
        </>
      )}
    </ActDialog>
  )
}

/** Says what withholding a charge means, before it is done or undone. */
export function WithholdDialog({ cobranca, onClose, onDone }: Props) {
  const [proximas, setProximas] = useState(cobranca.proximasRetidas === cobranca.retida)
  const retida = !cobranca.retida
  return (
    <ActDialog
      title={retida ? 'Reter no fechamento' : 'Cobrar à parte'}
      subtitle={named(cobranca)}
      done={retida ? 'Cobrança retida no fechamento.' : 'Cobrança feita à parte.'}
      ready
      act={() => withholdCobranca(cobranca.id, { retida, proximas, versao: cobranca.versao })}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <>
          <p>
            {retida
              ? 'O fechamento do mês desconta o que falta dela. Até lá, ela fica sem PIX, multa, juros e lembretes, e não suspende o posto.'
              : 'A cobrança volta a ter PIX e lembretes, e a contar multa e juros depois do vencimento.'}
          </p>
          <SwitchField
            label="Também as próximas cobranças do posto"
            value={proximas}
            onChange={setProximas}
          />
        </>
      )}
    </ActDialog>
  )
}

/** Asks why before a charge is cancelled. */
export function CancelDialog({ cobranca, onClose, onDone }: Props) {
  const [motivo, setMotivo] = useState('')
  return (
    <ActDialog
      title="Cancelar cobrança"
      subtitle={named(cobranca)}
      danger
      done="Cobrança cancelada."
      ready={motivo.trim() !== ''}
      act={() => cancelCobranca(cobranca.id, { motivo: motivo.trim(), versao: cobranca.versao })}
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <p>O que já foi pago dela vira crédito do posto.</p>
          <ReasonField maxLength={300} value={motivo} asked={asked} onChange={setMotivo} />
        </>
      )}
    </ActDialog>
  )
}
