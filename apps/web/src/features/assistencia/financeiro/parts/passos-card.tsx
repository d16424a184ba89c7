import styles from './linhas.module.css'
import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { passosDe } from '../words/passos.ts'

/** Steps that the card shows at first. */
const ULTIMOS = 6

/** The last steps of a closing at a glance, and on demand all of them: a post has no other log. */
export const PassosCard = ({ fechamento }: { fechamento: Fechamento }) => {
  const [todos, setTodos] = useState(false)
  const passos = passosDe(fechamento)
  if (passos.length === 0) return null
  return (
    <section className="cartao" aria-label="Histórico">
      <header>
        <h2>Histórico</h2>
      </header>
      <div className="corpo">
        <ol className={styles.historico}>
          {(todos ? passos : passos.slice(0, ULTIMOS)).map(({ quando, data, nome, quem }) => (
            <li key={quando + nome}>
              <b className="quebra">{nome}</b>
              <time className="num">{data}</time>
              <span>{quem}</span>
            </li>
          ))}
        </ol>
        {!todos && passos.length > ULTIMOS && (
          <Button small look="quiet" onClick={() => setTodos(true)}>
            {`Mostrar os ${passos.length}`}
          </Button>
        )}
      </div>
    </section>
  )
}
