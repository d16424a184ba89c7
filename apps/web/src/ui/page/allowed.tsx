import { IconLock } from '@tabler/icons-react'
import type { Ability } from '@app/contract/casca/session'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/session/abilities.ts'
import { Page } from './page.tsx'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

/** What a route shows to who lacks its ability. */
const NotAllowed = () => (
  <Page title="Acesso não permitido">
    <div className="nota-inteira">
      <Icon of={IconLock} size="g" />
      <p className="t2">O seu perfil não dá acesso a esta tela. Fale com o administrador se precisar dela.</p>
      <div className="linha">
        <ButtonLink to="/" look="filled">
          Ir para o início
        </ButtonLink>
      </div>
    </div>
  </Page>
)

/** The screen, for who has the ability; the 403 page for the others. The API refuses them anyway. */
export const Allowed = ({ to, children }: { to: Ability; children: ReactNode }) =>
  useCan(to) ? children : <NotAllowed />
