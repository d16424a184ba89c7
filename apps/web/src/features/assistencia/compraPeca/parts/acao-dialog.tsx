import type { AcaoCompra, CompraPeca } from '@app/contract/assistencia/compraPeca'
import { ACAO_COMPRA_LABELS, CAMPOS_COMPRA } from '@app/contract/assistencia/compraPeca'
import { useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { moveCompra } from '../api.ts'

const WHAT: Record<AcaoCompra, string> = {
  autorizar: 'A oficina central separa estas peças para o posto.',
  enviar: 'As peças saem do estoque da oficina central e vão para o posto.',
  receber: 'Confirma que todas as peças chegaram. As OS que só esperavam por elas seguem para o conserto.',
  rejeitar: 'O posto fica sabendo do motivo e pode pedir de novo.',
}
const DONE: Record<AcaoCompra, string> = {
  autorizar: 'Compra autorizada.',
  enviar: 'Peças enviadas.',
  receber: 'Recebimento confirmado.',
  rejeitar: 'Compra rejeitada.',
}

/** The obstacles, each line's error with its part. */
const troublesOf = (error: unknown, { itens }: CompraPeca): string[] => {
  if (!(error instanceof ApiError) || error.messages.length === 0) return [describeError(error)]
  return error.messages.map((message) => {
    const at = /^itens\[(\d+)\]/.exec(message.fieldName ?? '')?.[1]
    const peca = at === undefined ? undefined : itens[Number(at)]?.peca
    return peca ? `${peca.codigo} ${peca.descricao}: ${messageText(message)}` : messageText(message)
  })
}

type Props = {
  compra: CompraPeca
  acao: AcaoCompra
  onClose: () => void
  onDone: (compra: CompraPeca) => void
}

/** Asks before an act, and for its data: the reason of a rejection, or the tracking of a parcel. */
export function AcaoDialog({ compra, acao, onClose, onDone }: Props) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [troubles, setTroubles] = useState<string[]>([])
  const said = text.trim()
  const { busy, run } = useTask(async () => {
    if (acao === 'rejeitar' && said === '') return setMissing(true)
    try {
      const moved = await moveCompra(compra.id, acao, {
        versao: compra.versao,
        ...(acao === 'rejeitar' && { motivo: said }),
        ...(acao === 'enviar' && said !== '' && { rastreio: said }),
      })
      toast.success(DONE[acao])
      onDone(moved)
      onClose()
    } catch (error) {
      setTroubles(troublesOf(error, compra))
    }
  })
  const type = (typed: string) => {
    setText(typed)
    setMissing(false)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ACAO_COMPRA_LABELS[acao]}
      subtitle={`Compra ${compra.id} · ${compra.posto.nomeFantasia}`}
      act={{ label: ACAO_COMPRA_LABELS[acao], run, busy, danger: acao === 'rejeitar' }}
    >
      <div className="pilha">
        {troubles.length > 0 && (
          <Faixa tone="error" title="Nada foi alterado.">
            <ul>
              {troubles.map((trouble) => (
                <li key={trouble}>{trouble}</li>
              ))}
            </ul>
          </Faixa>
        )}
        <p>{WHAT[acao]}</p>
        {acao === 'rejeitar' && (
          <TextAreaField
            label={CAMPOS_COMPRA.motivo.label}
            required
            rows={3}
            maxLength={CAMPOS_COMPRA.motivo.max}
            value={text}
            error={missing ? requiredText(CAMPOS_COMPRA.motivo.label) : undefined}
            onChange={type}
          />
        )}
        {acao === 'enviar' && (
          <TextField
            label={CAMPOS_COMPRA.rastreio.label}
            help={CAMPOS_COMPRA.rastreio.help}
            maxLength={CAMPOS_COMPRA.rastreio.max}
            autoComplete="off"
            value={text}
            onChange={type}
          />
        )}
      </div>
    </Dialog>
  )
}
