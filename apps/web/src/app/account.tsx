import { IconSettings } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { User } from '@app/contract/casca/session'
import { Avatar, displayName } from '../ui/media/avatar.tsx'
import { Button } from '../ui/page/button.tsx'

/**
 * The logged-in person, at the foot of the sidebar; 'Configurações' opens the own account, for everybody (decisions
 * 15).
 */
export function AccountBlock({ user, onLeave }: { user: User; onLeave: () => void }) {
  const navigate = useNavigate()
  return (
    <div className="pessoa">
      <Avatar user={user} />
      <div className="pessoa-nome">
        <b title={displayName(user)}>{displayName(user)}</b>
        <small title={user.papel ?? undefined}>{user.papel}</small>
      </div>
      <Button
        small
        look="quiet"
        icon={IconSettings}
        iconOnly
        className="conta-abre"
        onClick={() => {
          onLeave()
          void navigate({ to: '/conta' })
        }}
      >
        Configurações
      </Button>
    </div>
  )
}
