import { clsx } from 'clsx'
import styles from './painel.module.css'
import { IconAccessPoint, IconAlertTriangle, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { formatClock } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import type { Live } from './use-panel.ts'

const LOOKS = {
  'ao vivo': { className: 'sucesso', icon: IconAccessPoint, words: 'Ao vivo' },
  reconectando: { className: 'atencao', icon: IconRefresh, words: 'Reconectando…' },
  'sem conexão': { className: 'erro-r', icon: IconWifiOff, words: 'Sem conexão' },
  'sem atualização': { className: 'erro-r', icon: IconAlertTriangle, words: 'Sem atualização' },
}

const sinceWords = (words: string, since: number) => `${words} desde ${formatClock(new Date(since))}.`
const OLD = 'O que você vê é daquela hora.'

/** Whether changes arrive by push, shown in the header. A wall screen shows it only there. */
export function LiveState({ live, tv }: { live: Live; tv: boolean }) {
  const { className, icon, words } = LOOKS[live.state]
  return (
    <span
      className={clsx(styles.vivo, 'sm', className, live.state === 'reconectando' ? styles.espera : '')}
      role="status"
    >
      <Icon of={icon} size="p" />
      {tv && 'since' in live ? `${sinceWords(words, live.since)} ${OLD}` : words}
    </span>
  )
}

type NoticeProps = { since: number; busy: boolean; onRetry: () => unknown }

/** Shown above the cards while the server does not answer. */
export const OfflineNotice = ({ since, busy, onRetry }: NoticeProps) => (
  <Faixa
    tone="warning"
    icon={IconWifiOff}
    title={sinceWords('Sem conexão', since)}
    action={
      <Button small icon={IconRefresh} disabled={busy} onClick={() => void onRetry()}>
        Tentar de novo
      </Button>
    }
  >
    {OLD}
  </Faixa>
)
