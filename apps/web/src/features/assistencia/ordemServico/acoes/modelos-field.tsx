import styles from './acao.module.css'
import { IconX } from '@tabler/icons-react'
import type { OsModelo } from '@app/contract/assistencia/ordemServico'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { ModeloPicker } from '../entrada/pickers.tsx'

type Props = {
  label: string
  value: OsModelo[]
  onChange: (modelos: OsModelo[]) => void
  error: ReactNode
  /** Already offered, so not offered again. */
  oferecidos: readonly OsModelo[]
  required?: boolean | undefined
  help?: string | undefined
}

/** Some models, one after the other. */
export function ModelosField({ value, onChange, oferecidos, ...field }: Props) {
  const taken = [...oferecidos, ...value].map(({ id }) => id)
  return (
    <div className={styles.acaoGrupo}>
      <ModeloPicker
        {...field}
        value={null}
        clearOnChoose
        except={taken}
        onChange={(modelo) => modelo && onChange([...value, modelo])}
      />
      {value.length > 0 && (
        <ul className={styles.osEscolhidos}>
          {value.map(({ id, descricao, codigo }) => (
            <li key={id} className="linha entre">
              <span>
                {descricao} <span className="num t3 xs">{codigo}</span>
              </span>
              <Button
                small
                look="quiet"
                icon={IconX}
                iconOnly
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              >
                {`Remover ${descricao}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type OferecidoProps = {
  label: string
  modelos: readonly OsModelo[]
  value: number | null
  onChange: (id: number) => void
  error: ReactNode
}

/** One of the models that were offered. */
export function ModeloOferecido({ label, modelos, value, onChange, error }: OferecidoProps) {
  const id = useId()
  return (
    <fieldset
      className={styles.acaoGrupo}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-erro` : undefined}
    >
      <legend className="rotulo">{label}</legend>
      {modelos.map((modelo) => (
        <label key={modelo.id} className={styles.escolhaM}>
          <input type="radio" name={id} checked={value === modelo.id} onChange={() => onChange(modelo.id)} />
          <b>{modelo.descricao}</b>
          <span className="t2 sm">
            {modelo.marca.nome} · <span className="num">{modelo.codigo}</span>
          </span>
        </label>
      ))}
      <FieldError id={`${id}-erro`}>{error}</FieldError>
    </fieldset>
  )
}
