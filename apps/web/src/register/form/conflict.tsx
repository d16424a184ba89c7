import { errorText } from '@app/contract/casca/errors'
import type { RegisterView } from '@app/contract/casca/register'
import { useId, useState } from 'react'
import { formatDateTime } from '../../platform/text/format.ts'
import { Button } from '../../ui/page/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { RegisterRecord } from '../record/record.ts'
import { fieldsOf, fieldText } from './values.ts'
import type { FormValues } from './values.ts'

/** Two people changed the same fields: what was there, what the other made of it, and mine. */
export type Conflict = {
  atual: RegisterRecord
  names: readonly string[]
  base: FormValues
  theirs: FormValues
  /** Both put together; in conflict, mine. */
  values: FormValues
  por: string | null
  em: string | null
}

type Choice = 'deles' | 'minhas'

type Props = {
  view: RegisterView
  conflict: Conflict | null
  onResolve: (conflict: Conflict, values: FormValues) => void
  onDiscard: (conflict: Conflict) => void
  onClose: () => void
}

/** Nothing is chosen beforehand (look.md, Conflict); what did not clash is in the form already. */
export function ConflictDialog({ view, conflict, onResolve, onDiscard, onClose }: Props) {
  // The last one stays in sight while the dialog fades.
  const [shown, setShown] = useState(conflict)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const group = useId()
  if (conflict && conflict !== shown) {
    setShown(conflict)
    setChoices({})
  }
  const fields = fieldsOf(view).filter(({ name }) => shown?.names.includes(name))
  const complete = fields.every(({ name }) => choices[name] !== undefined)
  const who = shown?.por ?? 'Outra pessoa'
  const resolve = () => {
    if (!shown) return
    const taken = shown.names.filter((name) => choices[name] === 'deles')
    onResolve(shown, {
      ...shown.values,
      ...Object.fromEntries(taken.map((name) => [name, shown.theirs[name] ?? null])),
    })
  }
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
        <Button look="quiet" onClick={() => shown && onDiscard(shown)}>
          Descartar as minhas alterações
        </Button>
      }
      act={{ label: 'Salvar', run: resolve, disabled: !complete }}
    >
      <div className="reg-escolhas">
        {fields.map((field) => (
          <fieldset key={field.name}>
            <legend>
              {field.label} <span className="t3 sm">Antes: {fieldText(field, shown?.base[field.name])}</span>
            </legend>
            {(['deles', 'minhas'] as const).map((choice) => (
              <label key={choice} className="reg-escolha">
                <input
                  type="radio"
                  name={`${group}-${field.name}`}
                  checked={choices[field.name] === choice}
                  onChange={() => setChoices({ ...choices, [field.name]: choice })}
                />
                <span className="t2">{choice === 'deles' ? who : 'Você, agora'}:</span>
                <b>{fieldText(field, (choice === 'deles' ? shown?.theirs : shown?.values)?.[field.name])}</b>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
