import type { ContagemPecaItem } from '@app/contract/assistencia/contagemPeca'
import { useEffect, useEffectEvent, useState } from 'react'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import styles from './contagem.module.css'

/** A number is kept a moment after its last key, so that a closed page has lost nothing. */
const KEEP_MS = 700
const MOST = 99_999

type Props = {
  item: ContagemPecaItem
  locked: boolean
  error: string | undefined
  onCount: (item: ContagemPecaItem, contado: number | null) => Promise<boolean>
}

/** The number of one part. */
export function CountLinha({ item, locked, error, onCount }: Props) {
  const [typed, setTyped] = useState<{ contado: number | null; wrong: boolean } | null>(null)
  const shown = typed ? typed.contado : item.contado
  const wrong =
    typed !== null &&
    (typed.wrong || (shown !== null && (shown < 0 || shown > MOST || !Number.isInteger(shown))))
  const keep = useEffectEvent(async () => {
    if (typed === null || wrong) return
    if (typed.contado === item.contado) return setTyped(null)
    if (await onCount(item, typed.contado)) setTyped((now) => (now === typed ? null : now))
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => void keep(), KEEP_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <NumberField
      small
      hideLabel
      className={styles.numero}
      label={`Contado de ${item.peca.codigo}`}
      locked={locked}
      value={shown}
      error={wrong ? 'Um número inteiro, de 0 a 99.999.' : error}
      onChange={(contado, notNumber) => setTyped({ contado, wrong: notNumber })}
    />
  )
}
