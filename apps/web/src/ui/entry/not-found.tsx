import { IconMapOff } from '@tabler/icons-react'
import { ButtonLink } from '../page/button.tsx'
import { Icon } from '../page/icon.tsx'
import { Page } from '../page/page.tsx'

/** What the shell shows at an address that does not exist. */
export const NotFound = () => (
  <Page title="Página não encontrada">
    <div className="nota-inteira">
      <Icon of={IconMapOff} size="g" />
      <p className="t2">O endereço não existe ou mudou de lugar.</p>
      <div className="linha">
        <ButtonLink to="/" look="filled">
          Ir para o início
        </ButtonLink>
      </div>
    </div>
  </Page>
)
