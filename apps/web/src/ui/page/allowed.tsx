import { IconLock } from '@tabler/icons-react'
import type { Ability } from '@app/contract/casca/session'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/session/abilities.ts'
import { Page } from './page.tsx'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

/** The page of a route for people without its ability. */
export const NotAllowed = () => (
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

/** The screen for people with the ability; the 403 page for others. The API would refuse them anyway. */
export const Allowed = ({ to, children }: { to: Ability; children: ReactNode }) =>
  useCan(to) ? children : <NotAllowed />
