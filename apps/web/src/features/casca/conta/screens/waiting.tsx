import { clsx } from 'clsx'
import styles from '../parts/conta.module.css'
import type { User } from '@app/contract/casca/session'
import { IconHourglass } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { fetchUser } from '../../../../platform/session/session.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'

/** How often a waiting person's rights are read again; a push comes sooner. */
const AGAIN_MS = 30_000

/**
 * The only screen of a person without any ability: somebody who just signed up sees nobody's data (decisions 1). The
 * layout leaves it when the person gets an ability.
 */
export function Waiting({ user }: { user: User }) {
  const again = useEffectEvent(() => void fetchUser().catch(() => undefined))
  useEffect(() => {
    const timer = setInterval(() => again(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  const { busy, run: look } = useTask(async () => {
    const found = await fetchUser().catch(() => user)
    if (found.authorities.length === 0)
      toast.info('Ainda não. Assim que liberarem, esta página muda sozinha.')
  })
  return (
    <Page title="Cadastro recebido" subtitle={user.email}>
      <div className="nota-inteira">
        <Icon of={IconHourglass} size="g" />
        <h2 className={styles.contaEspera}>Olá, {user.nome.split(' ')[0]}. Falta liberar o seu acesso.</h2>
        <p className={clsx('t2', styles.contaEsperaTexto)}>
          O seu cadastro está pronto. Alguém da equipe ainda vai dizer a que empresa você pertence e o que
          pode fazer. Você não precisa ficar aqui: um e-mail avisa quando o acesso for liberado.
        </p>
        <div className="linha">
          <Button look="filled" disabled={busy} onClick={look}>
            Verificar agora
          </Button>
          <ButtonLink to="/conta">Minha conta</ButtonLink>
        </div>
      </div>
    </Page>
  )
}
