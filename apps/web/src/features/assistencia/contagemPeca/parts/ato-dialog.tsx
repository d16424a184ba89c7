import {
  ACAO_CONTAGEM_LABELS,
  type AcaoContagem,
  type ContagemPeca,
} from '@app/contract/assistencia/contagemPeca'
import { useState } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { ActDialog, ReasonField } from '../../../../ui/dialog/act-dialog.tsx'
import { moveContagem } from '../api.ts'

export type Ato = Exclude<AcaoContagem, 'ajustar'>

const DONE: Record<Ato, string> = {
  fechar: 'Contagem fechada.',
  reabrir: 'Contagem reaberta.',
  pedirSegunda: 'Segunda contagem pedida.',
  encerrar: 'Contagem encerrada.',
  cancelar: 'Contagem cancelada.',
}

const whatOf = (ato: Ato, { itens, situacao }: ContagemPeca): string => {
  const faltam = itens.filter(({ contado }) => contado === null).length
  if (ato === 'fechar' && situacao === 'SEGUNDA')
    return faltam > 0
      ? `${formatCount(faltam, 'peça fica', 'peças ficam')} sem a segunda contagem: sem ela não se ajusta. Dá para pedi-la de novo.`
      : 'Tudo foi contado de novo. Vale o segundo número, e o primeiro aparece ao lado.'
  switch (ato) {
    case 'fechar':
      return faltam > 0
        ? `${formatCount(faltam, 'peça fica', 'peças ficam')} sem contar: o estoque delas não muda.`
        : 'Todas as peças foram contadas. Agora aparecem as diferenças.'
    case 'reabrir':
      return 'Os números contados ficam, e o saldo volta a não aparecer. Cada peça contada de novo vale pela hora nova.'
    case 'pedirSegunda':
      return 'Outra pessoa conta de novo o que não bateu, sem ver o primeiro número nem o saldo. O que bateu fica como está.'
    case 'encerrar':
      return 'As diferenças que ainda estão abertas ficam registradas aqui, e o estoque não muda.'
    case 'cancelar':
      return 'O estoque não muda. Os números contados ficam registrados aqui.'
  }
}

type Props = {
  contagem: ContagemPeca
  ato: Ato
  onClose: () => void
  onDone: (contagem: ContagemPeca) => void
}

/** Asks before an act on a count, and for the reason of its cancelling. */
export function AtoDialog({ contagem, ato, onClose, onDone }: Props) {
  const [motivo, setMotivo] = useState('')
  const cancela = ato === 'cancelar'
  const said = motivo.trim()
  return (
    <ActDialog
      title={ACAO_CONTAGEM_LABELS[ato]}
      subtitle={`Contagem ${contagem.id} · ${contagem.descricao}`}
      danger={cancela}
      done={DONE[ato]}
      ready={!cancela || said !== ''}
      act={() =>
        moveContagem(contagem.id, ato, { versao: contagem.versao, ...(cancela && { motivo: said }) })
      }
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <p>{whatOf(ato, contagem)}</p>
          {cancela && <ReasonField maxLength={200} value={motivo} asked={asked} onChange={setMotivo} />}
        </>
      )}
    </ActDialog>
  )
}
