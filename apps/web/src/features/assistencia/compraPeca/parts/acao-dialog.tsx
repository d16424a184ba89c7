import type { AcaoCompra, CompraPeca } from '@app/contract/assistencia/compraPeca'
import { ACAO_COMPRA_LABELS, CAMPOS_COMPRA } from '@app/contract/assistencia/compraPeca'
import { useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { ActDialog, ReasonField } from '../../../../ui/dialog/act-dialog.tsx'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
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
  const [chegada, setChegada] = useState<string | null>(null)
  const rejeita = acao === 'rejeitar'
  const said = text.trim()
  const move = () =>
    moveCompra(compra.id, acao, {
      versao: compra.versao,
      ...(rejeita && { motivo: said }),
      ...(acao === 'enviar' && {
        ...(said !== '' && { rastreio: said }),
        ...(chegada !== null && { previsaoChegada: chegada }),
      }),
    })
  return (
    <ActDialog
      title={ACAO_COMPRA_LABELS[acao]}
      subtitle={`Compra ${compra.id} · ${compra.posto.nomeFantasia}`}
      danger={rejeita}
      done={DONE[acao]}
      ready={!rejeita || said !== ''}
      act={move}
      onDone={onDone}
      onClose={onClose}
      troublesOf={(error) => troublesOf(error, compra)}
    >
      {(asked) => (
        <>
          <p>{WHAT[acao]}</p>
          {rejeita && (
            <ReasonField
              label={CAMPOS_COMPRA.motivo.label}
              maxLength={CAMPOS_COMPRA.motivo.max}
              value={text}
              asked={asked}
              onChange={setText}
            />
          )}
          {acao === 'enviar' && (
            <>
              <TextField
                label={CAMPOS_COMPRA.rastreio.label}
                help={CAMPOS_COMPRA.rastreio.help}
                maxLength={CAMPOS_COMPRA.rastreio.max}
                autoComplete="off"
                value={text}
                onChange={setText}
              />
              <DayField
                label={CAMPOS_COMPRA.previsaoChegada.label}
                help={CAMPOS_COMPRA.previsaoChegada.help}
                value={chegada}
                onChange={setChegada}
              />
            </>
          )}
        </>
      )}
    </ActDialog>
  )
}
