import './paper.css'
import { IconPrinter } from '@tabler/icons-react'
import type { User } from '@app/contract/casca/session'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../platform/text/format.ts'
import { photoUrl } from '../media/photo-url.ts'
import { displayName } from '../media/avatar.tsx'
import { BackButton } from '../page/back-button.tsx'
import { Credit, Mark } from '../entry/brand.tsx'
import { Button } from '../page/button.tsx'
import { LoadFailure } from '../feedback/load-state.tsx'
import { Bone } from '../feedback/skeleton.tsx'

type Props = {
  /** The kind of paper: 'Lista de separação'. */
  label: string
  /** The paper's number, beside the label and in the window's title. */
  detail?: ReactNode
  title: string
  /** Where 'Voltar' leads when the paper was opened by its address. */
  back: string
  /** What is loading: 'o pedido'. */
  what: string
  ready: boolean
  error: unknown
  onRetry: () => unknown
  busy: boolean
  /** Fields in the bar, before 'Imprimir'. */
  bar?: ReactNode
  children: ReactNode
}

/** A paper as it is printed, below a bar that is not printed (look.md, Print). */
export function PaperPage(props: Props) {
  const { label, detail, title, back, what, ready, error, onRetry, busy, bar, children } = props
  return (
    <div className="impresso">
      <title>{`${title} · Retaguarda`}</title>
      <header className="impresso-barra">
        <BackButton to={back} />
        <h1 className="impresso-titulo">
          <span>{label}</span> {detail && <span className="num t2">{detail}</span>}
        </h1>
        {bar}
        <Button
          small
          look="filled"
          iconOnPhone
          icon={IconPrinter}
          className="fim"
          disabled={!ready}
          onClick={() => print()}
        >
          Imprimir
        </Button>
      </header>
      <main className="mesa" id="conteudo">
        {!ready &&
          (error ? (
            <section className="cartao" aria-label={label}>
              <LoadFailure error={error} onRetry={onRetry} busy={busy} />
            </section>
          ) : (
            <p role="status" aria-label={`Carregando ${what}`}>
              <Bone width="20rem" />
            </p>
          ))}
        {children}
      </main>
    </div>
  )
}

/** Whose paper it is; without a name it is the product's. */
export type Casa = { nome: string; logo: string | null }

/** The head of a paper: its owner, its title, and a code at the right. */
export const Cabeca = ({ title, code, casa }: { title: string; code: ReactNode; casa?: Casa }) => (
  <header className="cab">
    <div>
      <p className="mk">
        {casa?.logo ? <img src={photoUrl(casa.logo)} alt="" /> : <Mark />}
        <b>{casa?.nome || 'Retaguarda'}</b>
      </p>
      <h2>{title}</h2>
    </div>
    {code}
  </header>
)

/** 'Impresso em 19/11/2026 13:06 por Otávio Brandão' and the credit; the printer numbers the sheets. */
export const Rodape = ({ user, em }: { user: User; em: Date }) => (
  <footer className="pe num">
    <span>
      Impresso em {formatDateTime(em)} por {displayName(user)}
    </span>
    <Credit />
  </footer>
)
