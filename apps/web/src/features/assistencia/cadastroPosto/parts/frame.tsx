import styles from './cadastro.module.css'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Mark } from '../../../../ui/entry/brand.tsx'
import { Steps } from '../../../../ui/page/steps.tsx'

type Props = {
  title: string
  /** The current step; absent on a page that is no step. */
  passo?: { at: number; nomes: readonly string[] } | undefined
  children: ReactNode
}

const stateAt = (index: number, at: number) => (index < at ? 'done' : index === at ? 'current' : 'ahead')

/** The page of who registers a post: the mark, the way to the log-in, the step and how many lie ahead. */
export function CadastroFrame({ title, passo, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(title)
  useEffect(() => {
    // The first page starts at its top; later steps move the focus to their title, so that it is read aloud.
    if (first.current === title) return
    first.current = title
    heading.current?.focus()
    scrollTo(0, 0)
  }, [title])
  return (
    <div className={styles.pagina}>
      <title>{`${title} · Retaguarda`}</title>
      <header className={styles.topo}>
        <Link className="marca" to="/index" aria-label="Retaguarda: entrada">
          <Mark />
          <b>Retaguarda</b>
        </Link>
        <p className="sm">
          <span className="so-mesa">Já tem cadastro? </span>
          <Link className="link" to="/index">
            Entrar
          </Link>
        </p>
      </header>
      <main className={styles.corpo}>
        <div className={styles.cabeca}>
          <div>
            <p className="t2 sm">
              Cadastre sua assistência
              {passo && ` · passo ${passo.at + 1} de ${passo.nomes.length}`}
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </div>
          {passo && (
            <Steps
              label="Passos"
              look="row"
              doneText="feito"
              steps={passo.nomes.map((nome, index) => ({ title: nome, state: stateAt(index, passo.at) }))}
            />
          )}
        </div>
        {children}
      </main>
    </div>
  )
}
