import { IconChevronLeft, IconVolume, IconVolumeOff, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { beep } from '../../../../platform/device/beep.ts'
import { hasSound, setSound } from '../../../../platform/device/sound.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import styles from './coletor.module.css'

const SECOND = 1_000

/** How long there has been no network, and how much waits for it. */
function SemRede({ desde, guardados }: { desde: number; guardados: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const segundos = Math.max(0, Math.round((now - desde) / SECOND))
  return (
    <p className={styles.rede} role="status">
      <Icon of={IconWifiOff} />
      <span>
        <b>
          Sem rede há <span className="num">{formatInteger(segundos)} s</span>.
        </b>{' '}
        Pode continuar: {formatCount(guardados, 'leitura guardada', 'leituras guardadas')} aqui.
      </span>
    </p>
  )
}

type Props = {
  usuario: number
  title: string
  detail?: ReactNode
  onBack: () => void
  count?: { done: number; total: number } | undefined
  rede?: { desde: number | null; guardados: number }
  children: ReactNode
}

/** The page of a collector: header, progress, state of the network; nothing of the shell is around it. */
export function Coletor({ usuario, title, detail, onBack, count, rede, children }: Props) {
  const [sound, put] = useState(() => hasSound(usuario))
  const toggle = () => {
    setSound(usuario, !sound)
    put(!sound)
    if (!sound) beep(true)
  }
  return (
    <div className={styles.coletor}>
      <title>{`${title} · Retaguarda`}</title>
      <header className={styles.cabeca}>
        <div className={styles.topo}>
          <Button look="quiet" icon={IconChevronLeft} iconOnly onClick={onBack}>
            Voltar
          </Button>
          <div>
            <h1 className="corta">{title}</h1>
            {detail !== undefined && <p className="corta">{detail}</p>}
          </div>
          <Button
            look="quiet"
            icon={sound ? IconVolume : IconVolumeOff}
            iconOnly
            aria-pressed={sound}
            onClick={toggle}
          >
            Som do leitor
          </Button>
          {count && (
            <span className={styles.conta}>
              <span className="num">{formatInteger(count.done)}</span>
              <small className="num">/{formatInteger(count.total)}</small>
            </span>
          )}
        </div>
        {count && <progress max={count.total} value={count.done} aria-label="Andamento" />}
        {rede && rede.desde !== null && <SemRede desde={rede.desde} guardados={rede.guardados} />}
      </header>
      {children}
    </div>
  )
}
