import { clsx } from 'clsx'
import styles from './pontos.module.css'
import { IconCheck, IconX } from '@tabler/icons-react'
import { CHECKLIST_RESULTADO_LABELS, CHECKLIST_RESULTADOS } from '@app/contract/assistencia/ordemServico'
import type { ChecklistResultado } from '@app/contract/assistencia/ordemServico'
import { useEffect, useEffectEvent, useId } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Photograph } from '../fotos/photograph.tsx'
import { proximoPonto, respostaDe } from './checklist.ts'
import type { Ponto, Resposta, Respostas } from './checklist.ts'

/** Photos of one point, at most. */
const FOTOS = 3

const LOOKS = {
  OK: { icon: IconCheck, className: styles.certo },
  NAO_OK: { icon: IconX, className: styles.errado },
  NAO_SE_APLICA: { icon: null, className: styles.fora },
} as const

type RowProps = {
  ponto: Ponto
  numero: number
  resposta: Resposta
  /** The next that nothing was said of. */
  vez: boolean
  onChange: (resposta: Resposta) => void
}

function PontoRow({ ponto, numero, resposta, vez, onChange }: RowProps) {
  const name = useId()
  return (
    <li className={vez ? styles.vez : undefined} data-ponto={ponto.id}>
      <span className={clsx('num', styles.n)}>{numero}</span>
      <span className={styles.oQue}>
        <b id={name}>{ponto.nome}</b>
        {ponto.medida && <small>{ponto.medida}</small>}
      </span>
      <span className={styles.tres} role="radiogroup" aria-labelledby={name}>
        {CHECKLIST_RESULTADOS.map((resultado) => {
          const { icon, className } = LOOKS[resultado]
          return (
            <label key={resultado} className={className}>
              <input
                type="radio"
                name={name}
                checked={resposta.resultado === resultado}
                onChange={() => onChange({ ...resposta, resultado })}
              />
              {icon && <Icon of={icon} size="p" />}
              {CHECKLIST_RESULTADO_LABELS[resultado]}
            </label>
          )
        })}
      </span>
      {resposta.resultado === 'NAO_OK' && (
        <div className={styles.detalhe}>
          <TextField
            label={`O que há em ${ponto.nome}`}
            required
            maxLength={500}
            autoComplete="off"
            value={resposta.nota}
            onChange={(nota) => onChange({ ...resposta, nota })}
          />
          <Photograph
            label="Foto"
            fotos={resposta.fotos}
            onChange={(fotos) => onChange({ ...resposta, fotos: fotos.slice(0, FOTOS) })}
          />
        </div>
      )}
    </li>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="radio"]), textarea, select') || target.isContentEditable)

type Props = {
  pontos: readonly Ponto[]
  respostas: Respostas
  onChange: (respostas: Respostas) => void
  label: string
}

/** A row a point, each with one of three answers; the keys 1, 2 and 3 answer the one in hand, then the next. */
export function Pontos({ pontos, respostas, onChange, label }: Props) {
  const proximo = proximoPonto(pontos, respostas)
  const answer = (ponto: Ponto, resultado: ChecklistResultado) =>
    onChange({ ...respostas, [ponto.id]: { ...respostaDe(respostas, ponto), resultado } })
  const byKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const resultado = CHECKLIST_RESULTADOS[Number(event.key) - 1]
    const row = event.target instanceof Element ? event.target.closest('[data-ponto]') : null
    const focused = pontos.find(({ id }) => String(id) === row?.getAttribute('data-ponto'))
    const ponto = focused ?? proximo
    if (!resultado || !ponto) return
    event.preventDefault()
    answer(ponto, resultado)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => byKeys(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <ol className={styles.pontos} aria-label={label}>
      {pontos.map((ponto, at) => (
        <PontoRow
          key={ponto.id}
          ponto={ponto}
          numero={at + 1}
          resposta={respostaDe(respostas, ponto)}
          vez={ponto.id === proximo?.id}
          onChange={(resposta) => onChange({ ...respostas, [ponto.id]: resposta })}
        />
      ))}
    </ol>
  )
}
