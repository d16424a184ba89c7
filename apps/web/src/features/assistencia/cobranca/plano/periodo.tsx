import styles from './plano.module.css'
import type { OpcaoDePlano } from '@app/contract/assistencia/cobranca'
import { useState } from 'react'
import { precoTexto } from './words.ts'

type Opcao = Pick<OpcaoDePlano, 'valor' | 'periodicidade'>
type Periodo = Opcao['periodicidade']

const PERIODOS = [
  ['MENSAL', 'Mensal'],
  ['ANUAL', 'Anual'],
] as const satisfies [Periodo, string][]

/** The plans of one period, and the switch to the other one; without a choice between both there is no switch. */
export function usePeriodo<Option extends Opcao>(
  opcoes: readonly Option[],
  inicial: Periodo,
  onChange: () => void,
) {
  const [asked, setWanted] = useState<Periodo | null>(null)
  const wanted = asked ?? inicial
  const periodos = PERIODOS.flatMap(([value, label]) => {
    const [first, ...others] = opcoes.filter(({ periodicidade }) => periodicidade === value)
    if (!first) return []
    const least = others.reduce((min, each) => (each.valor < min.valor ? each : min), first)
    return [{ value, label, preco: `${others.length > 0 ? 'desde ' : ''}${precoTexto(least)}` }]
  })
  const chosen = periodos.find(({ value }) => value === wanted) ?? periodos[0]
  return {
    mostradas: opcoes.filter(({ periodicidade }) => periodicidade === chosen?.value),
    troca: periodos.length > 1 && (
      <div className={styles.periodos} role="group" aria-label="Cobrança">
        {periodos.map(({ value, label, preco }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen?.value}
            onClick={() => {
              setWanted(value)
              onChange()
            }}
          >
            <b>{label}</b>
            <span className="num sm">{preco}</span>
          </button>
        ))}
      </div>
    ),
  }
}
