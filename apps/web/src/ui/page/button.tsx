import { Link } from '@tanstack/react-router'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type ButtonLook = {
  /** `filled`: the one main act of a screen; `tonal`: a second act; `quiet`: without a frame; `danger`: destroys. */
  look?: 'filled' | 'tonal' | 'quiet' | 'danger' | 'plain' | undefined
  /** 32 px instead of 36, for bars and headers. */
  small?: boolean | undefined
  icon?: TablerIcon | undefined
  /** Shows only the icon; `children` becomes the accessible name. */
  iconOnly?: boolean | undefined
  /** Shows only the icon on phones; on wider screens also the words. */
  iconOnPhone?: boolean | undefined
}

const lookClass = { filled: 'principal-b', tonal: 'tonal', quiet: 'discreto', danger: 'perigo', plain: '' }

const classOf = ({ look = 'plain', small, iconOnly, iconOnPhone }: ButtonLook, className?: string) =>
  ['botao', small && 'p', iconOnly && 'icone', iconOnPhone && 'icone-tel', lookClass[look], className]
    .filter(Boolean)
    .join(' ')

const inner = ({ icon, small, iconOnly }: ButtonLook, children: ReactNode) => (
  <>
    {icon && <Icon of={icon} size={small && !iconOnly ? 'p' : undefined} />}
    {iconOnly ? <span className="so-leitor">{children}</span> : <span className="palavras">{children}</span>}
  </>
)

type ButtonProps = ButtonLook & ComponentPropsWithRef<'button'> & { children: ReactNode }

/** A button. `type` is `button` unless said otherwise. */
export function Button({
  look,
  small,
  icon,
  iconOnly,
  iconOnPhone,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} className={classOf({ look, small, iconOnly, iconOnPhone }, className)}>
      {inner({ icon, small, iconOnly }, children)}
    </button>
  )
}

type ButtonLinkProps = ButtonLook & {
  to: string
  className?: string | undefined
  /** In addition to navigating: closes the container of the link. */
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link that looks like a button: it navigates, so it can open in a new tab. */
export function ButtonLink({
  look,
  small,
  icon,
  iconOnly,
  iconOnPhone,
  className,
  to,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <Link to={to} onClick={onClick} className={classOf({ look, small, iconOnly, iconOnPhone }, className)}>
      {inner({ icon, small, iconOnly }, children)}
    </Link>
  )
}
