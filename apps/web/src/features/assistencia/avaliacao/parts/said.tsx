import {
  CATEGORIA_AVALIACAO_LABELS,
  CATEGORIAS_AVALIACAO,
  type AvaliacaoVista,
} from '@app/contract/assistencia/avaliacao'
import { useEffect, useRef } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Stars } from './stars.tsx'
import styles from './survey.module.css'

type Props = {
  dada: NonNullable<AvaliacaoVista['dada']>
  resposta: AvaliacaoVista['resposta']
  posto: string
}

/** The answer, and the post's reply. */
export function Said({ dada, resposta, posto }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        Obrigado. Sua avaliação chegou.
      </h1>
      <p className="t2">Enviada em {formatDay(dada.em)}.</p>
      <ul className={styles.ditas}>
        {CATEGORIAS_AVALIACAO.map((categoria) => (
          <li key={categoria}>
            <span>{CATEGORIA_AVALIACAO_LABELS[categoria]}</span>
            <Stars nota={dada.notas[categoria]} />
          </li>
        ))}
      </ul>
      {dada.comentario && <blockquote>{dada.comentario}</blockquote>}
      {dada.querLigacao && <p>O posto vai ligar para você.</p>}
      {resposta ? (
        <section className={styles.resposta} aria-label="Resposta do posto">
          <b>{resposta.por ?? posto}</b>
          <p className="t2 sm">
            {posto}, {formatDay(resposta.em)}
          </p>
          <p>{resposta.texto}</p>
        </section>
      ) : (
        <p className="t2">Se o posto responder, a resposta aparece aqui, neste mesmo endereço.</p>
      )}
    </main>
  )
}
