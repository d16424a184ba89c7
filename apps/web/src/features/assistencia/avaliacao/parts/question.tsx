import { IconStar } from '@tabler/icons-react'
import {
  CATEGORIA_AVALIACAO_LABELS,
  NOTA_PALAVRAS,
  NOTAS,
  type CategoriaAvaliacao,
} from '@app/contract/assistencia/avaliacao'
import { useId } from 'react'
import { Icon } from '../../../../ui/page/icon.tsx'
import styles from './survey.module.css'

const PERGUNTAS: Record<CategoriaAvaliacao, string> = {
  ATENDIMENTO: 'Como trataram você',
  PRAZO: 'O tempo que levou',
  PRECO: 'O que custou pelo que foi feito',
  QUALIDADE: 'Como ficou o relógio',
}

type Props = {
  categoria: CategoriaAvaliacao
  nota: number | undefined
  error: boolean
  onChange: (nota: number) => void
}

/** One of the four questions: five stars, chosen with a finger or the arrows. */
export function Question({ categoria, nota, error, onChange }: Props) {
  const id = useId()
  const chosen = NOTAS.find((each) => each === nota)
  return (
    <fieldset
      className={styles.pergunta}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-rotulo`}
      aria-invalid={error || undefined}
      aria-describedby={error ? `${id}-erro` : undefined}
    >
      <legend id={`${id}-rotulo`}>
        <b>{CATEGORIA_AVALIACAO_LABELS[categoria]}</b>
        <small>{PERGUNTAS[categoria]}</small>
      </legend>
      {chosen ? (
        <span className={styles.palavra}>{NOTA_PALAVRAS[chosen]}</span>
      ) : (
        <span className="t2 sm" aria-hidden="true">
          Toque
        </span>
      )}
      <div className={styles.estrelas}>
        {NOTAS.map((each) => (
          <label key={each} className={nota !== undefined && each <= nota ? styles.cheia : undefined}>
            <input
              type="radio"
              name={categoria}
              value={each}
              checked={nota === each}
              onChange={() => onChange(each)}
            />
            <span className="so-leitor">{`${each}: ${NOTA_PALAVRAS[each]}`}</span>
            <Icon of={IconStar} />
          </label>
        ))}
      </div>
      {error && (
        <span className="msg-erro" id={`${id}-erro`}>
          Escolha de 1 a 5 estrelas
        </span>
      )}
    </fieldset>
  )
}
