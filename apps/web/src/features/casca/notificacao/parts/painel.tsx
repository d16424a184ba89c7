import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Lista } from './lista.tsx'
import styles from './notificacao.module.css'

/** The panel under the bell, on telephones the whole page; the browser's dialog keeps and returns the focus. */
export function Painel({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { current } = dialog
    // Only the page behind it belongs to the dialog itself.
    const onClick = ({ target }: Event) => {
      if (target === current) close()
    }
    current?.showModal()
    current?.addEventListener('click', onClick)
    return () => current?.removeEventListener('click', onClick)
  }, [])
  return (
    <dialog ref={dialog} className={styles['painel']} aria-labelledby="t-avisos" onClose={onClose}>
      <div className={styles['dentro']}>
        <div className={styles['alto']}>
          <h2 id="t-avisos">Avisos</h2>
          <Button small look="quiet" icon={IconX} iconOnly onClick={onClose}>
            Fechar avisos
          </Button>
        </div>
        <Lista onLeave={onClose} />
        <div className={styles['pe']}>
          <span>Lidos aqui, lidos em todas as telas.</span>
          <ButtonLink to="/avisos" small look="quiet" onClick={onClose}>
            Ver todos
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}
