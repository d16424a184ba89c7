import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Colours (a class of the theme) and icon of a status. */
export type Look = { className: string; icon: TablerIcon }

type Props = {
  look: Look
  /** The words have the colour too. */
  loud?: boolean
  id?: string | undefined
  children: ReactNode
}

/** A status in a line of text: coloured disc with its icon, and its words (look.md, 'Status'). */
export const Dot = ({ look: { className, icon }, loud = false, id, children }: Props) => (
  <span className={`sit ${className}${loud ? '' : ' calma'}`} id={id}>
    <span className="ponto">
      <Icon of={icon} />
    </span>
    {children}
  </span>
)
