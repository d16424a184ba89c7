import { IconHelp } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { User } from '@app/contract/casca/session'
import { compact } from '../platform/address/search.ts'
import { helpOf } from './help.ts'
import { Icon } from '../ui/page/icon.tsx'

/** The last item of every header: the guide, opened at the part on this screen (look.md). */
export function HelpLink({ user }: { user: User }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (user.authorities.length === 0 || path === '/ajuda') return null
  const { guia, secao } = helpOf(path, user.authorities)
  return (
    <Link
      className="botao p icone discreto ajuda-b"
      to="/ajuda"
      search={compact({ guia })}
      title="Ajuda"
      {...(secao && { hash: secao })}
    >
      <Icon of={IconHelp} />
      <span className="so-leitor">Ajuda</span>
    </Link>
  )
}
