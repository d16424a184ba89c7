import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'

type Props = {
  opened: boolean
  /** The code that was read before, if any. */
  codigo: string
  /** The quantity that is proposed. */
  quantidade: number
  unidade: string
  onClose: () => void
  onDone: (codigo: string, quantidade: number) => void
}

/** A code and a quantity by hand: for a label that cannot be read, and for many pieces at once. */
export function TypeCode({ opened, codigo, quantidade, unidade, onClose, onDone }: Props) {
  const [text, setText] = useState(codigo)
  const [amount, setAmount] = useState<number | null>(quantidade)
  const [tried, setTried] = useState(false)
  const wrong = { codigo: text.trim() === '', quantidade: amount === null || amount <= 0 }
  const run = () => {
    setTried(true)
    if (!wrong.codigo && amount !== null && amount > 0) onDone(text.trim(), amount)
  }
  return (
    <Dialog opened={opened} onClose={onClose} title="Digitar" act={{ label: 'Somar', run }}>
      <div className="pilha">
        <TextField
          label="Código do produto ou da etiqueta"
          value={text}
          onChange={setText}
          error={tried && wrong.codigo ? 'Digite o código.' : undefined}
        />
        <NumberField
          label="Quantidade"
          unit={unidade}
          value={amount}
          onChange={(value) => setAmount(value)}
          error={tried && wrong.quantidade ? 'Digite uma quantidade maior que zero.' : undefined}
        />
      </div>
    </Dialog>
  )
}
