import type { LinhaChegada } from '@app/contract/armazem/chegada'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import styles from './chegada.module.css'
import { type Lote, sameLote, validadeText } from './words.ts'

type OutroProps = { title: string; onClose: () => void; onDone: (lote: Lote) => void }

function OutroLote({ title, onClose, onDone }: OutroProps) {
  const [lote, setLote] = useState('')
  const [validade, setValidade] = useState<string | null>(null)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      act={{ label: 'Usar este lote', run: () => onDone({ lote: lote.trim(), validade }) }}
    >
      <div className="pilha">
        <TextField
          label="Lote"
          maxLength={60}
          autoComplete="off"
          numeric
          help="Em branco, para um produto sem lotes."
          value={lote}
          onChange={setLote}
        />
        <DayField
          label="Validade"
          help="Em branco, para um lote sem validade."
          value={validade}
          onChange={setValidade}
        />
      </div>
    </Dialog>
  )
}

/** The lots that the note names, those that were counted, and the one that is chosen, each once. */
export const lotesDe = (linha: LinhaChegada, chosen: Lote | null): Lote[] => {
  const all: Lote[] = [...linha.lotes, ...linha.contado, ...(chosen ? [chosen] : [])]
  return all
    .filter((lote, at) => all.findIndex((one) => sameLote(one, lote)) === at)
    .map(({ lote, validade }) => ({ lote, validade }))
}

type Props = { linha: LinhaChegada; chosen: Lote | null; onChoose: (lote: Lote) => void }

/** Which lot is in the hand. */
export function Lotes({ linha, chosen, onChoose }: Props) {
  const [other, setOther] = useState(false)
  const lotes = lotesDe(linha, chosen)
  // A line without lots has none that another one could differ from.
  const title = lotes.length === 0 ? 'Informar o lote' : 'Outro lote'
  return (
    <fieldset className={styles.lotes}>
      <legend className="so-leitor">Lote</legend>
      {lotes.map((lote) => (
        <label key={JSON.stringify(lote)}>
          <input
            type="radio"
            name="lote"
            checked={chosen !== null && sameLote(chosen, lote)}
            onChange={() => onChoose(lote)}
          />
          <span className="num">
            {lote.lote || 'Sem lote'}
            <small>{validadeText(lote)}</small>
          </span>
        </label>
      ))}
      <Button icon={IconPlus} onClick={() => setOther(true)}>
        {title}
      </Button>
      {other && (
        <OutroLote
          title={title}
          onClose={() => setOther(false)}
          onDone={(lote) => {
            setOther(false)
            onChoose(lote)
          }}
        />
      )}
    </fieldset>
  )
}
