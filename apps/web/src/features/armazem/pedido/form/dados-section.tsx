import { IconBuildingWarehouse } from '@tabler/icons-react'
import { CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMinute } from '../../../../platform/device/use-minute.ts'
import { Campo } from '../../../../ui/fields/campo.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ClientePicker } from '../../cliente/index.ts'
import { CAMPO_LABELS } from './form-model.ts'
import type { PedidoValues } from './form-model.ts'
import { totalsText } from '../linhas/lines.ts'
import type { PedidoErros } from './validate.ts'

type Props = {
  values: PedidoValues
  erros: PedidoErros['campos']
  locked: ReadonlySet<string>
  /** Staff choose the client of a new order; afterwards it cannot change. */
  chooseCliente: boolean
  /** The order is saved as concluded, so the toggle explains why it is locked. */
  concluded: boolean
  /** On phones the header has no room for it. */
  status: ReactNode
  onChange: (changes: Partial<PedidoValues>) => void
}

/**
 * The client of a new order. Another client empties the lines, because they use the client's stock, so it asks first.
 */
function ClienteChoice({
  values,
  error,
  onChange,
}: Pick<Props, 'values' | 'onChange'> & { error: string | undefined }) {
  const [asked, setAsked] = useState<{ cliente: PedidoValues['cliente'] } | null>(null)
  const take = (cliente: PedidoValues['cliente']) => onChange({ cliente, itens: [] })
  return (
    <>
      <ClientePicker
        className="g4"
        label={CAMPO_LABELS.cliente}
        icon={IconBuildingWarehouse}
        required
        error={error}
        value={values.cliente}
        onChange={(cliente) => {
          if (cliente?.id === values.cliente?.id) return
          if (values.itens.length > 0) setAsked({ cliente })
          else take(cliente)
        }}
      />
      <ConfirmDialog
        opened={asked !== null}
        title="Trocar o cliente?"
        confirmLabel="Trocar e apagar os itens"
        danger
        onConfirm={() => {
          take(asked?.cliente ?? null)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      >
        <p>
          Os itens saem do estoque de {values.cliente?.nomeFantasia}. Com outro cliente,{' '}
          {totalsText(values.itens)} saem do pedido.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Enter in a field of the order does not send it: only the button and Ctrl+Enter do. */
const noImplicitSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.target instanceof HTMLInputElement)
    event.preventDefault()
}

/** 'Dados do pedido': client, number, carrier, pickup and the two toggles. */
export function DadosSection({ values, erros, locked, chooseCliente, concluded, status, onChange }: Props) {
  const now = useMinute()
  const late =
    !locked.has('dataHoraColeta') &&
    values.dataHoraColeta &&
    Date.parse(values.dataHoraColeta) < now.getTime()
      ? 'A coleta está no passado'
      : undefined
  const plain = { of: CAMPOS_PEDIDO, form: { values, erros, locked, onChange } }
  return (
    <section className="cartao" aria-labelledby="dados-titulo">
      <header>
        <h2 id="dados-titulo">Dados do pedido</h2>
        {status && <span className="fim so-telefone">{status}</span>}
      </header>
      <div role="presentation" className="corpo dados" onKeyDown={noImplicitSubmit}>
        {chooseCliente ? (
          <ClienteChoice values={values} error={erros.cliente} onChange={onChange} />
        ) : (
          <TextField
            className="g4"
            label={CAMPO_LABELS.cliente}
            locked
            value={values.cliente?.nomeFantasia ?? ''}
            onChange={() => undefined}
          />
        )}
        <Campo {...plain} name="numeroPedidoCliente" className="g2" />
        <Campo {...plain} name="transportadora" className="g3" />
        <Campo {...plain} name="dataHoraColeta" className="g3" required={false} warning={late} />
        <Campo {...plain} name="urgente" className="g3" />
        <Campo
          {...plain}
          name="concluido"
          className="g3"
          help={
            concluded
              ? 'O cadastro já foi concluído: esta chave e os documentos anexados até então ficam travados.'
              : 'Ligue quando terminar de digitar. O armazém começa a separar.'
          }
        />
      </div>
    </section>
  )
}
