import { GRUPOS, HABILIDADES } from '@app/contract/casca/perfil'
import type { Ability } from '@app/contract/casca/session'
import { type ReactNode, useId } from 'react'
import { FieldError } from '../../../../ui/fields/field.tsx'
import styles from './chave-api.module.css'

type Props = {
  /** What the key may have at most. */
  possiveis: readonly Ability[]
  value: readonly Ability[]
  error?: ReactNode
  onChange: (habilidades: Ability[]) => void
}

/** The abilities of a key, by group; each is one that its person has. */
export function HabilidadesDaChave({ possiveis, value, error, onChange }: Props) {
  const id = useId()
  const set = (habilidade: Ability, on: boolean) =>
    onChange(possiveis.filter((one) => (one === habilidade ? on : value.includes(one))))
  return (
    <fieldset className={styles.habilidades} aria-describedby={error ? id : undefined}>
      <legend>
        O que a chave pode fazer <span className="t2 num">{`${value.length} de ${possiveis.length}`}</span>
      </legend>
      <FieldError id={id}>{error}</FieldError>
      {GRUPOS.map((grupo) => {
        const own = possiveis.filter((habilidade) => HABILIDADES[habilidade].grupo === grupo)
        return (
          own.length > 0 && (
            <div key={grupo} role="group" aria-label={grupo}>
              <h3>{grupo}</h3>
              {own.map((habilidade) => (
                <label key={habilidade}>
                  <input
                    type="checkbox"
                    checked={value.includes(habilidade)}
                    onChange={(event) => set(habilidade, event.currentTarget.checked)}
                  />
                  {HABILIDADES[habilidade].rotulo}
                </label>
              ))}
            </div>
          )
        )
      })}
    </fieldset>
  )
}
