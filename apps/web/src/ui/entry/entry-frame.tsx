import './entry.css'
import type { ReactNode } from 'react'
import { Credit, Mark } from './brand.tsx'

type Props = { title: string; heading?: string; children: ReactNode }

/** A page for people without a session: the mark, one heading, one form. */
export const EntryFrame = ({ title, heading = title, children }: Props) => (
  <main className="entra">
    <title>{`${title} · Retaguarda`}</title>
    <div className="caixa">
      <p className="marca">
        <Mark />
        Retaguarda
      </p>
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
    <footer>
      <Credit className="t3 xs" />
    </footer>
  </main>
)
