import { useQuery } from '@tanstack/react-query'
import { fraseDaTaxa } from '@app/rules/assistencia/condicoes'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { condicoesQuery } from '../api.ts'
import styles from './condicoes.module.css'

type Props = {
  /** Undefined until a post is chosen. */
  posto: number | undefined
  /** The version that was accepted. */
  value: number | null
  error?: ReactNode
  onChange: (versao: number | null) => void
  /** The warranty covers the watch, so no fee is shown. */
  coberta: boolean
  /** A fee cannot be named any more. */
  semTaxa?: boolean
  taxa: { value: number | null; error?: ReactNode; onChange: (taxa: number | null) => void }
}

/** The post's conditions, to read with the customer, and the box for their acceptance. */
export function CondicoesAceite({ posto, value, error, onChange, coberta, semTaxa = false, taxa }: Props) {
  const {
    data,
    error: failed,
    refetch,
    isFetching,
  } = useQuery({
    ...condicoesQuery(posto ?? 0),
    enabled: posto !== undefined,
  })
  const usual = coberta || semTaxa ? null : (data?.taxaDiagnostico ?? null)
  const suggest = useEffectEvent((fee: number | null) => {
    // Accepted conditions stay as they were read, unless the warranty removes the fee.
    if (value === null) taxa.onChange(fee)
    else if (coberta && taxa.value !== null) {
      taxa.onChange(null)
      onChange(null)
    }
  })
  // The post's usual fee is filled in until somebody types another; under warranty there is none.
  useEffect(() => suggest(usual), [usual])
  if (failed && !data) return <LoadFailure error={failed} onRetry={refetch} busy={isFetching} />
  if (!data) return <Bone />
  return (
    <section className={styles.aceite} aria-label="Condições do posto">
      <span className="rotulo">
        Condições do posto, versão <span className="num">{data.versao}</span>
      </span>
      <p className={styles.texto}>{data.texto}</p>
      {coberta && <p className="t2 sm">A garantia cobre este relógio: não há taxa de diagnóstico.</p>}
      {semTaxa && !coberta && (
        <p className="t2 sm">O relógio já foi avaliado: nenhuma taxa de diagnóstico se combina agora.</p>
      )}
      {!coberta && !semTaxa && (
        <>
          <NumberField
            label="Taxa de diagnóstico"
            unit="R$"
            help="Em branco, nenhuma. Só é devida se o orçamento for recusado."
            value={taxa.value}
            error={taxa.error}
            onChange={(typed) => {
              taxa.onChange(typed)
              // Another fee needs a new acceptance.
              onChange(null)
            }}
          />
          {taxa.value !== null && taxa.value > 0 && <p className={styles.texto}>{fraseDaTaxa(taxa.value)}</p>}
        </>
      )}
      <SwitchField
        label="O cliente leu e aceita as condições"
        error={error}
        // The acceptance is for this version; a newer version must be accepted again.
        value={value === data.versao}
        onChange={(aceita) => onChange(aceita ? data.versao : null)}
      />
    </section>
  )
}
