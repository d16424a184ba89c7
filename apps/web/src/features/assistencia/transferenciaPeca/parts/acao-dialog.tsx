import {
  ACAO_TRANSFERENCIA_LABELS,
  type AcaoTransferencia,
  type TransferenciaPeca,
} from '@app/contract/assistencia/transferenciaPeca'
import { useState } from 'react'
import { formatInteger } from '../../../../platform/text/format.ts'
import { ActDialog, ReasonField } from '../../../../ui/dialog/act-dialog.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
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
  const move = () =>
    moveTransferencia(id, acao, {
      versao,
      ...(said !== '' && { motivo: said }),
      ...(recebe && { itens: itens.map((item) => ({ id: item.id, recebida: recebidaDe(item) ?? 0 })) }),
    })
  return (
    <ActDialog
      title={ACAO_TRANSFERENCIA_LABELS[acao]}
      subtitle={`Transferência ${id} · de ${origem.nomeFantasia}`}
      danger={!recebe}
      done={recebe ? 'Recebimento confirmado.' : 'Transferência cancelada.'}
      ready={!(recebe && itens.some(isWrong)) && !(pede && said === '')}
      act={move}
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
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
            <ReasonField
              label={recebe ? 'O que houve' : 'Motivo'}
              maxLength={200}
              value={motivo}
              asked={asked}
              onChange={setMotivo}
            />
          )}
        </>
      )}
    </ActDialog>
  )
}
