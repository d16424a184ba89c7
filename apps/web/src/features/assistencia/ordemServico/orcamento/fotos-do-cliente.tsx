import styles from './orcamento.module.css'
import { FOTO_FRASE_MAXIMO, type OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { ReactNode } from 'react'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { FotoOs } from '../fotos/foto-os.tsx'

type Props = {
  os: OrdemServico
  value: readonly number[]
  error?: ReactNode
  onChange: (fotos: number[]) => void
  frases: { value: Readonly<Record<number, string>>; onChange: (frases: Record<number, string>) => void }
}

/** The photos of the order; those that are ticked stand on the consumer's page, each with a sentence of its own. */
export function FotosDoCliente({ os, value, error, onChange, frases }: Props) {
  if (os.fotos.length === 0) return null
  const choose = (id: number, shown: boolean) =>
    onChange(shown ? [...value, id] : value.filter((other) => other !== id))
  return (
    <fieldset className={styles.orcFotos}>
      <legend>Fotos que ele vê</legend>
      {os.fotos.map((foto, at) => (
        <label key={foto.id}>
          <FotoOs osId={os.id} arquivo={foto} alt={`Foto ${at + 1} do relógio`} />
          <input
            type="checkbox"
            aria-label={`Mostrar a foto ${at + 1}`}
            checked={value.includes(foto.id)}
            onChange={(event) => choose(foto.id, event.currentTarget.checked)}
          />
        </label>
      ))}
      {os.fotos.map(
        ({ id }, at) =>
          value.includes(id) && (
            <TextAreaField
              key={id}
              label={`O que se vê na foto ${at + 1}`}
              rows={2}
              maxLength={FOTO_FRASE_MAXIMO}
              value={frases.value[id] ?? ''}
              onChange={(frase) => frases.onChange({ ...frases.value, [id]: frase })}
            />
          ),
      )}
      <FieldError>{error}</FieldError>
    </fieldset>
  )
}
