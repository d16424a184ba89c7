import { useMantineColorScheme } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { User } from '@app/contract/session'
import type { ReactNode } from 'react'
import { Avatar, displayName } from './avatar.tsx'
import { Balao } from './balao.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

const THEMES: { value: MantineColorScheme; label: string; icon: TablerIcon }[] = [
  { value: 'light', label: 'Claro', icon: IconSun },
  { value: 'dark', label: 'Escuro', icon: IconMoon },
  { value: 'auto', label: 'Sistema', icon: IconDeviceDesktop },
]

function ThemeChoice() {
  // Without `keepTransitions` Mantine would put a `<style>` into the page.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <fieldset className="temas">
      <legend className="rotulo">Tema</legend>
      <div className="temas-opcoes">
        {THEMES.map(({ value, label, icon }) => (
          <label key={value} className="tema">
            <input
              type="radio"
              name="tema"
              className="so-leitor"
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            <Icon of={icon} size="p" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Props = {
  user: User
  onLogout: () => void
  /** Further choices of the person: what they want of the screens. */
  account?: ReactNode
}

/** 'Configurações' at the user's block: the own account, for everybody (decisions 15). */
const AccountButton = ({ user, onLogout, account }: Props) => (
  <Balao
    title="Minha conta"
    position="right-end"
    renderTarget={(props) => (
      <Button small look="quiet" icon={IconSettings} iconOnly className="conta-abre" {...props}>
        Configurações
      </Button>
    )}
  >
    <dl className="dados-conta">
      <div>
        <dt>Nome</dt>
        <dd>{user.nome}</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>{user.email}</dd>
      </div>
      <div>
        <dt>Perfil</dt>
        <dd>{user.papel}</dd>
      </div>
      {user.cliente && (
        <div>
          <dt>Cliente</dt>
          <dd>{user.cliente.nomeFantasia}</dd>
        </div>
      )}
    </dl>
    <ThemeChoice />
    {account}
    <Button small icon={IconLogout} onClick={onLogout}>
      Sair do sistema
    </Button>
  </Balao>
)

/** The person logged in, at the foot of the sidebar. */
export const AccountBlock = ({ user, onLogout, account }: Props) => (
  <div className="pessoa">
    <Avatar user={user} />
    <div className="pessoa-nome">
      <b className="corta">{displayName(user)}</b>
      <small>{user.papel}</small>
    </div>
    <AccountButton user={user} onLogout={onLogout} account={account} />
  </div>
)
