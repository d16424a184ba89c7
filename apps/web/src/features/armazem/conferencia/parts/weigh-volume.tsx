import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'

/** A scale shows grams, so a weight has at most three decimals. */
const GRAMS = 1_000

type Props = {
  volume: number
  /** Nothing is left to count, so this volume ends the check. */
  ultimo: boolean
  onClose: () => void
  onDone: (peso: number) => void
}

/** The weight of a volume that is full; with the last one the check ends and its labels are printed. */
export function WeighVolume({ volume, ultimo, onClose, onDone }: Props) {
  const [peso, setPeso] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const grams = peso === null ? 0 : Math.round(peso * GRAMS)
  const run = () => {
    setTried(true)
    if (grams > 0) onDone(grams / GRAMS)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ultimo ? 'A contagem bate com o pedido' : `Fechar o volume ${volume}`}
      act={{ label: ultimo ? 'Concluir e imprimir' : 'Fechar volume', run }}
    >
      <div className="pilha">
        {ultimo && <p>Sobrou algo fora dos volumes? Então cancele e continue a contar.</p>}
        <NumberField
          label={`Peso do volume ${volume}`}
          unit="kg"
          required
          value={peso}
          onChange={(value) => setPeso(value)}
          error={tried && grams <= 0 ? 'Digite o peso em quilos, maior que zero.' : undefined}
        />
      </div>
    </Dialog>
  )
}
