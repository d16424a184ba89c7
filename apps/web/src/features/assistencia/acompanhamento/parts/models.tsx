import styles from './follow.module.css'
import { IconDeviceWatch } from '@tabler/icons-react'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { useState } from 'react'
import type { ApiError } from '../../../../platform/http/errors.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { FormElement } from '../../../../ui/form/form-element.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { chooseModel } from '../api.ts'

type Props = {
  token: string
  modelos: AcompanhamentoOs['modelos']
  onAnswered: (answer: AcompanhamentoOs) => void
  onRefused: (error: ApiError) => boolean
}

/** The models that the manufacturer offers instead of the watch: one of them is chosen, and confirmed. */
export function Models({ token, modelos, onAnswered, onRefused }: Props) {
  const [sure, setSure] = useState(false)
  const form = useSaveForm({
    initialValues: { modelo: '' },
    validate: { modelo: (value) => (value === '' ? 'Escolha um dos modelos.' : null) },
    onSave: async ({ modelo }) => {
      if (!sure) return setSure(true)
      onAnswered(await chooseModel({ token, modelo: { id: Number(modelo) } }))
    },
    onRefused,
  })
  const { value, onChange, error } = form.field('modelo')
  const chosen = modelos.find(({ id }) => String(id) === value)
  const choose = (id: number) => {
    setSure(false)
    onChange(String(id))
  }
  return (
    <FormElement form={form} label="Novo modelo" className={styles.acModelos}>
      <fieldset>
        <legend className="so-leitor">Modelos oferecidos</legend>
        {modelos.map(({ id, descricao, codigo, marca, fotoId }) => (
          <label key={id} className={styles.acModelo}>
            <input type="radio" name="modelo" checked={value === String(id)} onChange={() => choose(id)} />
            {fotoId ? (
              <img src={`/public/midia/imagem/${fotoId}`} alt="" loading="lazy" />
            ) : (
              <span className={styles.acSemFoto}>
                <Icon of={IconDeviceWatch} />
              </span>
            )}
            <span>
              <b>{descricao}</b>
              <small className="t2">{`${marca.nome} · ${codigo}`}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <section className={styles.acFecho} aria-label="A sua escolha">
        <div className={styles.acLarga} aria-live="polite">
          <FieldError>{error}</FieldError>
          {sure && chosen && (
            <p>
              Confirma o <b>{chosen.descricao}</b>? Depois a escolha não muda por aqui.
            </p>
          )}
        </div>
        <Button
          className={styles.acLarga}
          look="filled"
          type="submit"
          disabled={form.saving}
          aria-busy={form.saving}
        >
          {sure ? 'Confirmar a escolha' : 'Escolher este modelo'}
        </Button>
      </section>
    </FormElement>
  )
}
