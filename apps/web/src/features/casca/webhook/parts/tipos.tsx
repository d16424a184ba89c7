import { EVENTO_TIPOS, EVENTOS, type EventoTipo } from '@app/contract/casca/evento'
import { type DonoDeWebhook, podeOuvir } from '@app/rules/casca/webhook'
import { type ReactNode, useId } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import styles from './webhook.module.css'

/** The kinds that this installation has and an address of this owner may hear. */
export const useTipos = (dono: DonoDeWebhook): EventoTipo[] => {
  const user = useUser()
  return EVENTO_TIPOS.filter(
    (tipo) => podeOuvir(dono, tipo) && user?.authorities.includes(EVENTOS[tipo].ability),
  )
}

type Props = {
  possiveis: readonly EventoTipo[]
  value: readonly EventoTipo[]
  error?: ReactNode
  onChange: (tipos: EventoTipo[]) => void
}

/** What an address is told of. */
export function Tipos({ possiveis, value, error, onChange }: Props) {
  const id = useId()
  const set = (tipo: EventoTipo, on: boolean) =>
    onChange(possiveis.filter((one) => (one === tipo ? on : value.includes(one))))
  return (
    <fieldset className={styles.tipos} aria-describedby={error ? id : undefined}>
      <legend>
        O que é contado <span className="t2 num">{`${value.length} de ${possiveis.length}`}</span>
      </legend>
      <FieldError id={id}>{error}</FieldError>
      {possiveis.map((tipo) => (
        <label key={tipo}>
          <input
            type="checkbox"
            checked={value.includes(tipo)}
            onChange={(event) => set(tipo, event.currentTarget.checked)}
          />
          {EVENTOS[tipo].rotulo}
        </label>
      ))}
    </fieldset>
  )
}
