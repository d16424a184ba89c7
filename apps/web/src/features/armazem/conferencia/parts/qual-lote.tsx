import type { LinhaLida } from '@app/contract/armazem/separacao'
import { useState } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { coletorStyles as coletor } from '../../coletor/index.ts'

type Props = { linhas: readonly LinhaLida[]; onClose: () => void; onDone: (linha: LinhaLida) => void }

/** Which lot was read, where its label names the product alone and the order has several lots of it. */
export function QualLote({ linhas, onClose, onDone }: Props) {
  const [chosen, setChosen] = useState(linhas[0])
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Qual lote?"
      act={{ label: 'Contar', run: () => chosen && onDone(chosen) }}
    >
      <fieldset className={coletor.opcoes}>
        <legend className="so-leitor">Lote do que foi lido</legend>
        {linhas.map((linha) => (
          <label key={linha.saldo}>
            <input type="radio" name="lote" checked={linha === chosen} onChange={() => setChosen(linha)} />
            <span className="num">
              {linha.lote || 'sem lote'}
              {linha.validade && ` · ${formatDay(linha.validade)}`}
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
