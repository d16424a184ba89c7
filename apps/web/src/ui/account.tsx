import { IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react'
import type { User } from '@app/contract/session'
import type { ReactNode } from 'react'
import { Avatar, displayName } from './avatar.tsx'
import { Balao } from './balao.tsx'
import { Button, ButtonLink } from './button.tsx'
import { ThemeChoice } from './theme-choice.tsx'

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
    {(close) => (
      <>
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
        <ButtonLink small icon={IconUserCircle} to="/conta" onClick={close}>
          Dados, senha e segurança
        </ButtonLink>
        <ThemeChoice />
        {account}
        <Button small icon={IconLogout} onClick={onLogout}>
          Sair do sistema
        </Button>
      </>
    )}
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
