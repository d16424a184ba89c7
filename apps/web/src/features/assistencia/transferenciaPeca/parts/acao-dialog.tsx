import {
  ACAO_TRANSFERENCIA_LABELS,
  type AcaoTransferencia,
  type TransferenciaPeca,
} from '@app/contract/assistencia/transferenciaPeca'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatInteger } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { moveTransferencia } from '../api.ts'
import styles from './transferencia.module.css'

type Props = {
  transferencia: TransferenciaPeca
  acao: AcaoTransferencia
  onClose: () => void
  onDone: (transferencia: TransferenciaPeca) => void
}

/** Asks how many of each part arrived, or why the transfer is cancelled. */
export function AcaoDialog({ transferencia, acao, onClose, onDone }: Props) {
  const { id, versao, itens, origem } = transferencia
  const recebe = acao === 'receber'
  const [chegou, setChegou] = useState<Readonly<Record<number, number | null>>>({})
  const [motivo, setMotivo] = useState('')
  const [asked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const recebidaDe = (item: TransferenciaPeca['itens'][number]) => {
    const typed = chegou[item.id]
    return typed === undefined ? item.quantidade : typed
  }
  const isWrong = (item: TransferenciaPeca['itens'][number]) => {
    const recebida = recebidaDe(item)
    return recebida === null || !Number.isInteger(recebida) || recebida < 0 || recebida > item.quantidade
  }
  const falta = itens.some((item) => (recebidaDe(item) ?? 0) < item.quantidade)
  const pede = !recebe || falta
  const said = motivo.trim()
  const { busy, run } = useTask(async () => {
    setAsked(true)
    if ((recebe && itens.some(isWrong)) || (pede && said === '')) return
    try {
      const done = await moveTransferencia(id, acao, {
        versao,
        ...(said !== '' && { motivo: said }),
        ...(recebe && { itens: itens.map((item) => ({ id: item.id, recebida: recebidaDe(item) ?? 0 })) }),
      })
      toast.success(recebe ? 'Recebimento confirmado.' : 'Transferência cancelada.')
      onDone(done)
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ACAO_TRANSFERENCIA_LABELS[acao]}
      subtitle={`Transferência ${id} · de ${origem.nomeFantasia}`}
      act={{ label: ACAO_TRANSFERENCIA_LABELS[acao], run, busy, danger: !recebe }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi alterado.">
            {trouble}
          </Faixa>
        )}
        {recebe ? (
          itens.map((item) => (
            <div key={item.id} className={styles.recebida}>
              <span>
                <span className="num forte">{item.peca.codigo}</span> {item.peca.descricao}
                <span className="t2 sm bloco">Enviadas: {formatInteger(item.quantidade)}</span>
              </span>
              <NumberField
                label={`Chegaram de ${item.peca.codigo}`}
                hideLabel
                value={recebidaDe(item)}
                error={asked && isWrong(item) ? `De 0 a ${formatInteger(item.quantidade)}.` : undefined}
                onChange={(typed) => setChegou((now) => ({ ...now, [item.id]: typed }))}
              />
            </div>
          ))
        ) : (
          <p>Tudo volta ao estoque de {origem.nomeFantasia}.</p>
        )}
        {recebe && falta && <p>O que falta volta ao estoque de {origem.nomeFantasia}.</p>}
        {pede && (
          <TextAreaField
            label={recebe ? 'O que houve' : 'Motivo'}
            required
            rows={3}
            maxLength={200}
            value={motivo}
            error={asked && said === '' ? requiredText(recebe ? 'O que houve' : 'Motivo') : undefined}
            onChange={setMotivo}
          />
        )}
      </div>
    </Dialog>
  )
}
