import { clsx } from 'clsx'
import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BackButton } from './back-button.tsx'
import { Button } from './button.tsx'
import { useShell } from './shell-context.ts'

type Props = {
  title?: string
  subtitle?: ReactNode
  /** Shows the back button. Goes back in history, or here when the screen was opened directly. */
  back?: string
  /** At most three buttons (`small`); the rest under a `dots` menu. */
  actions?: ReactNode
  /** Before the actions: a status badge, 'Ao vivo'. */
  status?: ReactNode
  children: ReactNode
}

/** A word or a serial number that would break beside the buttons of a phone. */
const LONGA = /\S{13}|\d{8}/

/** A screen inside the shell: sticky header (title, subtitle, back, actions) and the content. */
export function Page({ title = 'Olá bem vindo(a)', subtitle, back, actions, status, children }: Props) {
  const { openDrawer, drawerOpen, help, unread = 0 } = useShell()
  return (
    <>
      <title>{`${unread > 0 ? `(${unread}) ` : ''}${title} · Retaguarda`}</title>
      <header className="topo">
        <Button
          small
          look="quiet"
          className="abre-menu"
          icon={IconMenu2}
          iconOnly
          aria-expanded={drawerOpen}
          aria-controls="lateral"
          onClick={openDrawer}
        >
          Abrir menu
        </Button>
        {back !== undefined && <BackButton to={back} />}
        <div className="titulos">
          <h1 className={clsx('corta', LONGA.test(title) && 'palavra-longa')} id="titulo" tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p className="sub corta">{subtitle}</p>}
        </div>
        <div className="acoes">
          {status}
          {actions}
          {help}
        </div>
      </header>
      <main className="conteudo" id="conteudo" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
