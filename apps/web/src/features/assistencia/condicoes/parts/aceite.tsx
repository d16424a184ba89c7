import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { condicoesQuery } from '../api.ts'
import styles from './condicoes.module.css'

type Props = {
  /** None before it is chosen. */
  posto: number | undefined
  /** The version that was accepted. */
  value: number | null
  error?: ReactNode
  onChange: (versao: number | null) => void
}

/** The post's conditions, read with the customer, and the word that they are accepted. */
export function CondicoesAceite({ posto, value, error, onChange }: Props) {
  const {
    data,
    error: failed,
    refetch,
    isFetching,
  } = useQuery({
    ...condicoesQuery(posto ?? 0),
    enabled: posto !== undefined,
  })
  if (failed && !data) return <LoadFailure error={failed} onRetry={refetch} busy={isFetching} />
  if (!data) return <Bone />
  return (
    <section className={styles.aceite} aria-label="Condições do posto">
      <span className="rotulo">
        Condições do posto, versão <span className="num">{data.versao}</span>
      </span>
      <p className={styles.texto}>{data.texto}</p>
      <SwitchField
        label="O cliente leu e aceita as condições"
        error={error}
        // What was accepted is this version: another one that comes meanwhile is asked for anew.
        value={value === data.versao}
        onChange={(aceita) => onChange(aceita ? data.versao : null)}
      />
    </section>
  )
}
