import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Credit } from './brand.tsx'
import { Icon } from '../page/icon.tsx'

type Props = { icon: TablerIcon; title: string; children: ReactNode; actions?: ReactNode }

/** A whole screen that only says one thing: not found, not allowed, broken. */
export const NoticePage = ({ icon, title, children, actions }: Props) => (
  <main className="nota-inteira" id="conteudo" tabIndex={-1}>
    <title>{`${title} · Retaguarda`}</title>
    <Icon of={icon} size="g" />
    <h1>{title}</h1>
    <p className="t2">{children}</p>
    {actions && <div className="linha">{actions}</div>}
    <footer>
      <Credit className="t3 xs" />
    </footer>
  </main>
)
