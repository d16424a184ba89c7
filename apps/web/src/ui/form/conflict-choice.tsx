import styles from './conflict-choice.module.css'
import { errorText } from '@app/contract/casca/errors'
import { useId, useState } from 'react'
import type { ParteEmConflito } from '../../platform/campos/merge-partes.ts'
import { formatDateTime } from '../../platform/text/format.ts'
import { Button } from '../page/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

/** Who saved meanwhile, when, and which parts both changed. */
export type Choices = { conflitos: readonly ParteEmConflito[]; por: string | null; em: string | null }

type Choice = 'deles' | 'minhas'

type Props = {
  conflict: Choices | null
  /** The keys that are taken from the other person; the rest stays mine. */
  onResolve: (taken: readonly string[]) => void
  onDiscard: () => void
  onClose: () => void
}

/** Nothing is preselected (look.md, Conflict); changes without a clash are in the form already. */
export function ConflictChoice({ conflict, onResolve, onDiscard, onClose }: Props) {
  // The last conflict stays visible while the dialog fades.
  const [shown, setShown] = useState(conflict)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const group = useId()
  if (conflict && conflict !== shown) {
    setShown(conflict)
    setChoices({})
  }
  const conflitos = shown?.conflitos ?? []
  const complete = conflitos.every(({ key }) => choices[key] !== undefined)
  const who = shown?.por ?? 'Outra pessoa'
  const resolve = () =>
    onResolve(conflitos.filter(({ key }) => choices[key] === 'deles').map(({ key }) => key))
  return (
    <Dialog
      opened={conflict !== null}
      onClose={onClose}
      title={errorText('VERSAO_ANTIGA')}
      subtitle={
        <>
          <b>{who}</b> salvou {shown?.em ? `em ${formatDateTime(shown.em)}` : 'há pouco'}. Escolha o que fica
          nos campos que vocês dois mudaram.
        </>
      }
      size="table"
      footer={
        <Button look="quiet" onClick={onDiscard}>
          Descartar as minhas
        </Button>
      }
      act={{ label: 'Salvar', run: resolve, disabled: !complete }}
    >
      <div className={styles.escolhas}>
        {conflitos.map(({ key, label, antes, deles, minhas }) => (
          <fieldset key={key}>
            <legend>
              {label} <span className="t3 sm">Antes: {antes}</span>
            </legend>
            {(['deles', 'minhas'] as const).map((choice) => (
              <label key={choice} className={styles.escolha}>
                <input
                  type="radio"
                  name={`${group}-${key}`}
                  checked={choices[key] === choice}
                  onChange={() => setChoices({ ...choices, [key]: choice })}
                />
                <span className="t2">{choice === 'deles' ? who : 'Você, agora'}:</span>
                <b>{choice === 'deles' ? deles : minhas}</b>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
