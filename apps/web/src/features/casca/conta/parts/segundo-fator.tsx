import { clsx } from 'clsx'
import styles from './conta.module.css'
import type { User } from '@app/contract/casca/session'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { TurnOn } from './turn-on.tsx'
import { TurnOff, NovosCodigos } from './prova.tsx'

type Opened = 'ligar' | 'trocar' | 'desligar' | 'codigos' | null

/** The second factor: its state, and the acts on it. */
export function SegundoFator({ user, onOn }: { user: User; onOn: (user: User) => void }) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const { ativo, exigido } = user.segundoFator
  return (
    <section className="cartao" aria-label="Verificação em duas etapas">
      <header>
        <h2>Verificação em duas etapas</h2>
        <span className="fim">
          {ativo ? (
            <Badge tone="sucesso" icon={IconShieldCheck}>
              Ativada
            </Badge>
          ) : (
            <Badge tone={exigido ? 'atencao' : 'neutro'} icon={IconShieldOff}>
              Desativada
            </Badge>
          )}
        </span>
      </header>
      <div className="corpo pilha">
        <p className="t2">
          {ativo
            ? 'Ao entrar, além da senha, o sistema pede o código do aplicativo do seu celular.'
            : 'Além da senha, um código do seu celular: quem descobrir a senha não entra sem ele.'}
          {ativo && exigido && ' O seu perfil a exige: ela pode ir para outro celular, não ser desativada.'}
        </p>
        <div className={clsx('linha', styles.contaBotoes)}>
          {!ativo && (
            <Button look="tonal" onClick={() => setOpened('ligar')}>
              Ativar verificação em duas etapas
            </Button>
          )}
          {ativo && <Button onClick={() => setOpened('trocar')}>Trocar de celular</Button>}
          {ativo && <Button onClick={() => setOpened('codigos')}>Novos códigos de recuperação</Button>}
          {ativo && !exigido && <Button onClick={() => setOpened('desligar')}>Desativar</Button>}
        </div>
      </div>
      <TurnOn opened={opened === 'ligar'} troca={false} onClose={close} onOn={onOn} />
      <TurnOn opened={opened === 'trocar'} troca onClose={close} onOn={onOn} />
      <TurnOff opened={opened === 'desligar'} onClose={close} />
      <NovosCodigos opened={opened === 'codigos'} onClose={close} />
    </section>
  )
}
